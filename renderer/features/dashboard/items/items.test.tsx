import { listUnitOrders } from '#shared/contracts/http/orders.contract.ts'
import { cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listDeadlines } from '#shared/contracts/http/deadlines.contract.ts'
import { listUnitDocuments } from '#shared/contracts/http/documents.contract.ts'
import { getMarketingProject } from '#shared/contracts/http/marketing.contract.ts'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { ITEM_TYPES } from '#shared/domain/designs/item-types.ts'
import { isJsonObject, type Json } from '#shared/domain/designs/json.types.ts'
import { readDashboard, type ReadItem } from '#shared/domain/designs/read-dashboard.ts'
import { outlines } from '#shared/testing/design-arbitrary.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import { createTestUnit } from '#renderer/unit/testing/open-unit.tsx'
import { showItems, startDesignTexts } from '../testing/show-items.tsx'
import { ITEM_VIEWS } from './item-views.ts'
import { keepSame } from './keep-same.ts'

const server = answeringServer()
const TEXT = (id: string, more: { readonly [name: string]: Json } = {}) => ({
  id,
  type: 'TextElement',
  params: { text: id },
  ...more,
})

beforeAll(startDesignTexts, 60_000)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Keys of what is drawn, in the order of the page. */
function drawn(container: HTMLElement): readonly string[] {
  return [...container.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset['item'] ?? '')
}
const ownStyle = (key: string) => document.querySelector<HTMLElement>(`[data-item="${key}"]`)?.style

describe('items of a dashboard', () => {
  it('DSH-5 DSH-6 DSH-7: every type has a view', () => {
    expect(Object.keys(ITEM_VIEWS).sort()).toEqual(ITEM_TYPES.map(({ name }) => name).sort())
  })

  it('DSH-5: stand in the order of the outline, without what cannot be meant and what is of the other portal', () => {
    const { unit } = createTestUnit()
    const outline = [
      TEXT('first'),
      { id: 'bad', type: 'TextElement' },
      { id: 'mp', type: 'MarketingUnitInfo' },
      TEXT('last'),
    ]
    const { container } = showItems(unit, outline)
    expect(drawn(container)).toEqual(['first', 'last'])
  })

  it('DSH-28 DSH-36: a row gives its cards columns by screen, and spaces them', () => {
    const { unit } = createTestUnit()
    const row = {
      id: 'row',
      type: 'ContentRow',
      props: { spacing: 3 },
      items: [TEXT('narrow', { props: { grid: { xs: 6, md: 4 } } }), TEXT('usual')],
    }
    showItems(unit, [row])
    const cell = (key: string) => document.querySelector(`[data-item="${key}"]`)?.parentElement?.className ?? ''
    expect(cell('narrow')).toMatch(/grid-xs-6/)
    expect(cell('narrow')).toMatch(/grid-md-4/)
    expect(cell('usual')).toMatch(/grid-xs-12/)
    expect(cell('usual')).toMatch(/grid-md-grow/)
    expect(document.querySelector('[class*="spacing-xs-3"]')).not.toBeNull()
  })

  it('DSH-27 DSH-39: a stack is one card for what stands in it, without spaces of its own', () => {
    const { unit } = createTestUnit()
    const stack = {
      id: 's',
      type: 'StackCard',
      params: { items: [TEXT('a'), { id: 'facts', type: 'DashboardUnitInfo' }] },
    }
    const { container } = showItems(unit, [stack])
    expect(drawn(container)).toEqual(['s', 'a', 'facts'])
    expect(container.querySelectorAll('.MuiCard-root')).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 3, name: 'Ihre Wohnung' })).toBeTruthy()
  })

  it('DSH-36: a card has its title, corners and shadow as the design says; without a title it is still named', () => {
    const { unit } = createTestUnit()
    showItems(unit, [
      { id: 'plain', type: 'DashboardUnitInfo' },
      { id: 'own', type: 'DashboardUnitInfo', props: { showTitle: false, card: { square: true, elevation: 6 } } },
    ])
    const [plain, own] = screen.getAllByRole('region', { name: 'Ihre Wohnung' })
    expect(plain?.className).toContain('MuiPaper-outlined')
    expect(own?.className).toContain('MuiPaper-elevation6')
    expect(own?.className).not.toContain('MuiPaper-rounded')
    expect(own?.querySelector('h2')?.className).toBe('visually-hidden')
    expect(plain?.querySelector('h2')?.className).not.toBe('visually-hidden')
  })

  it('DSH-36 DSH-37: a card is as high as its row, as its width says, or as what is in it', () => {
    const { unit } = createTestUnit()
    const card = (props: Json) => ({ type: 'DashboardUnitInfo', props })
    showItems(unit, [card({}), card({ responsiveHeightRatio: { xs: 0.5, lg: 1 } }), card({ responsiveHeight: false })])
    const [usual, ratio, own] = screen.getAllByRole('region', { name: 'Ihre Wohnung' })
    expect([usual, ratio, own].map((one) => one?.dataset['ownHeight'])).toEqual([undefined, undefined, 'true'])
    const at = (name: string) => ratio?.style.getPropertyValue(`--ratio-${name}`)
    expect(['xs', 'sm', 'md', 'lg', 'xl'].map(at)).toEqual(['1 / 0.5', '1 / 0.5', '1 / 0.5', '1 / 1', '1 / 1'])
    expect(usual?.style.getPropertyValue('--ratio-xs')).toBe('')
  })

  it('DSH-38: parts have the looks of the design, each set by itself', () => {
    const { unit } = createTestUnit()
    showItems(unit, [
      {
        id: 'own',
        type: 'DashboardUnitInfo',
        css: {
          root: { margin: '1 0', textAlign: 'center' },
          card: { backgroundColor: '#102030', padding: 2 },
          title: { fontFamily: 'Newsreader', fontSize: 30, color: '#ffffff' },
        },
      },
    ])
    expect(ownStyle('own')).toMatchObject({ margin: '1rem 0px', textAlign: 'center' })
    const card = screen.getByRole('region', { name: 'Ihre Wohnung' })
    expect(card.style).toMatchObject({ backgroundColor: 'rgb(16, 32, 48)', padding: '2rem' })
    expect(card.querySelector('h2')?.style).toMatchObject({ fontSize: '30px', color: 'rgb(255, 255, 255)' })
    expect(card.querySelector('h2')?.style.fontFamily).toContain('Newsreader')
  })

  it('DSH-13: an item is shown on the screens that it names, and may go to the edges of the page', () => {
    const { unit } = createTestUnit()
    showItems(unit, [TEXT('some', { only: { screen: ['xs', 'xl'] }, fullWidth: true }), TEXT('all')])
    const data = (key: string) => document.querySelector<HTMLElement>(`[data-item="${key}"]`)?.dataset
    expect(data('some')).toMatchObject({ only: 'xs xl', full: 'true' })
    expect(data('all')).not.toHaveProperty('only')
    expect(data('all')).not.toHaveProperty('full')
  })

  it('an item that throws is left out, and the rest stays', () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { unit } = createTestUnit()
    // No such unit can be: its facts cannot be read.
    const broken = {
      ...unit,
      unit: {
        ...unit.unit,
        get storeys(): never {
          throw new Error('no storeys')
        },
      },
    }
    const { container } = showItems(broken, [{ id: 'facts', type: 'DashboardUnitInfo' }, TEXT('after')])
    expect(drawn(container)).toEqual(['facts', 'after'])
    expect(document.querySelector('[data-item="facts"]')?.childElementCount).toBe(0)
    expect(screen.getByText('after')).toBeTruthy()
    expect(said).toHaveBeenCalled()
  })
})

describe('another reading', () => {
  const read = (outline: Json) => readDashboard(outline).items
  it('keeps what is alike, so that it is not drawn again', () => {
    const outline = (text: string) => [
      { id: 'row', type: 'ContentRow', items: [TEXT('a'), { id: 'b', type: 'TextElement', params: { text } }] },
      TEXT('c'),
    ]
    const before = read(outline('x'))
    expect(keepSame(before, read(outline('x')))).toBe(before)
    const after = keepSame(before, read(outline('y')))
    const getRow = (items: readonly ReadItem[]) => items[0]?.items
    expect(after).not.toBe(before)
    expect(after[1]).toBe(before[1])
    expect(getRow(after)?.[0]).toBe(getRow(before)?.[0])
    expect(getRow(after)?.[1]).not.toBe(getRow(before)?.[1])
  })
})

describe('whatever a design holds', () => {
  it('DSH-5 DSH-6 DSH-7: is drawn, and nothing of it breaks the page', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const endpoint of [listDeadlines, listUnitDocuments, listUnits, listUnitOrders, getMarketingProject])
      server.answer(endpoint, noAnswer())
    const types = new Set<string>()
    fc.assert(
      fc.property(outlines, fc.constantFrom('bp' as const, 'mp' as const), (outline, portal) => {
        const { unit } = createTestUnit()
        const shown = { ...unit, portal, isLocal: portal === 'mp' }
        const { container } = showItems(shown, [...outline, TEXT('the-end')])
        for (const item of outline) if (isJsonObject(item) && typeof item['type'] === 'string') types.add(item['type'])
        expect(container.querySelector('[data-item="the-end"]')?.textContent).toBe('the-end')
        const failed = said.mock.calls.filter(([text]) => String(text).includes('an item of the dashboard'))
        expect(failed).toEqual([])
        cleanup()
      }),
      propertySettings(),
    )
    for (const { name } of ITEM_TYPES) expect(types).toContain(name)
  }, 600_000)
})
