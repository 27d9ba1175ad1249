import { cleanup, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import { anOrder, createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { UnitOverview } from '#renderer/parts/overview/UnitOverview.tsx'
import { FirstVisit } from './FirstVisit.tsx'
import { VisitTop } from './VisitTop.tsx'
import { estimateDuration } from './ways-model.ts'

const UNIT = '/bp/demo/lindenhof/a-12'

function catalogue(withStyles: boolean) {
  const item = (id: string, roomId: string) =>
    anItem(id, { roomId, title: `Boden ${roomId}`, options: [fixedOption('plain', 0), fixedOption('oak', 100_00)] })
  const lines = ['warm', 'cool'].map((id) => aDesignLine(id, ['oak']))
  return aCatalogue({
    rooms: [
      aRoom('flur', { title: 'Diele', slug: 'hall', position: 1 }),
      aRoom('bad', { title: 'Bad', slug: 'bathroom', position: 2 }),
    ],
    lineItems: [aLineItem('floors', [item('floor-flur', 'flur'), item('floor-bad', 'bad')])],
    ...(withStyles ? { designLineGroups: [aDesignLineGroup('style', lines)] } : {}),
  })
}

describe('the beginning on a unit’s dashboard', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['dashboard', 'deadlines'])
  })
  afterEach(cleanup)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  const filled = () => screen.getAllByRole('link').filter((link) => /contained/i.test(link.className))

  it('START-1, DSH-44: three ways, each with its time, and one of them recommended', () => {
    renderInUnit(createTestUnit({ catalogue: catalogue(true) }).unit, <FirstVisit />)
    const ways = within(screen.getByRole('region', { name: 'So können Sie beginnen' })).getAllByRole('article')
    expect(ways.map((way) => way.textContent?.match(/etwa \d+ (?:Minuten|Stunde)/)?.[0])).toEqual([
      'etwa 2 Minuten',
      'etwa 5 Minuten',
      'etwa 5 Minuten',
    ])
    expect(screen.getByText(/Nichts ist verbindlich/)).toBeTruthy()
    expect(href('Mit einem Stil beginnen')).toBe(`${UNIT}/style`)
    expect(href('Mit Diele beginnen')).toBe(`${UNIT}/configurator/hall/floor-flur`)
    expect(href('Räume ansehen')).toBe(`${UNIT}/configurator/hall`)
    expect(filled().map(({ textContent }) => textContent)).toEqual(['Mit einem Stil beginnen'])
  })

  it('START-1: without design lines room by room is recommended', () => {
    renderInUnit(createTestUnit({ catalogue: catalogue(false) }).unit, <FirstVisit />)
    expect(screen.queryByText('Mit einem Stil')).toBeNull()
    expect(filled().map(({ textContent }) => textContent)).toEqual(['Mit Diele beginnen'])
  })

  it('START-1: decisions take minutes in steps of five, many of them hours', () => {
    expect(estimateDuration(1)).toEqual({ unit: 'minutes', count: 5 })
    expect(estimateDuration(20)).toEqual({ unit: 'minutes', count: 15 })
    expect(estimateDuration(70)).toEqual({ unit: 'hours', count: 1 })
    expect(estimateDuration(160)).toEqual({ unit: 'hours', count: 2 })
  })

  it('START-2, DSH-45: goes on in the room that was begun, at its next open decision; then to the review', () => {
    const second = anItem('wall-bad', {
      roomId: 'bad',
      title: 'Wandfarbe',
      options: [fixedOption('plain', 0), fixedOption('oak', 0)],
    })
    const base = catalogue(false)
    const [section] = base.roomBook.sections
    if (section === undefined) throw new Error('no section')
    const more = aCatalogue({
      rooms: base.rooms,
      lineItems: [...section.subSections.flatMap(({ lineItems }) => lineItems), aLineItem('walls', [second])],
    })
    const { unit, store } = createTestUnit({ catalogue: more })
    store.intents.chooseOption({ itemId: 'floor-bad', productId: 'oak' })
    renderInUnit(unit, <VisitTop />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Bad: noch 1 Entscheidung')
    expect(screen.getByText('Als Nächstes: Wandfarbe.')).toBeTruthy()
    expect(href('Weiter mit Bad')).toBe(`${UNIT}/configurator/bathroom/wall-bad`)
    expect(filled()).toHaveLength(1)
    cleanup()
    store.intents.chooseOption({ itemId: 'wall-bad', productId: 'oak' })
    store.intents.chooseOption({ itemId: 'floor-flur', productId: 'oak' })
    renderInUnit(unit, <VisitTop />)
    expect(href('Übersicht ansehen')).toBe(`${UNIT}/checkout`)
  })

  it('KNW-2: an order that came back with single items leads to these, not to what is open elsewhere', () => {
    const openedPart = { orderNumber: 'LH-2026-0001', itemIds: ['floor-bad'] }
    const { unit } = createTestUnit({ catalogue: catalogue(false), stored: { openedPart } })
    renderInUnit(unit, <VisitTop />, '/', [anOrder({ state: 'returned', buyerStep: null })])
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 Position ist wieder offen')
    expect(screen.getByText('Boden bad. Alles andere gilt weiter wie bestellt.')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${UNIT}/configurator/bathroom/floor-bad`,
    ])
  })

  it('KNW-2: an order that came back as a whole leads to the review', () => {
    const { unit } = createTestUnit({ catalogue: catalogue(false) })
    renderInUnit(unit, <VisitTop />, '/', [anOrder({ state: 'returned', buyerStep: null })])
    expect(href('Alle Positionen ansehen')).toBe(`${UNIT}/checkout`)
  })

  it('KNW-5 DSH-51: once it is ordered, banner and card do not say the same twice', () => {
    const { unit } = createTestUnit({ catalogue: catalogue(false), completed: true })
    renderInUnit(unit, <UnitOverview top={<VisitTop />} />)
    const heads = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(heads).toContain('Ihre Auswahl ist abgeschlossen')
    expect(new Set(heads).size).toBe(heads.length)
    expect(screen.getAllByText(/Die Auswahl ist verbindlich bestellt/)).toHaveLength(1)
  })
})
