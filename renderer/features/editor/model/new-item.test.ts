import { describe, expect, it } from 'vitest'
import { ITEM_TYPES } from '#shared/domain/designs/item-types.ts'
import { insertItem } from '#shared/domain/designs/outline.ts'
import { readDashboard } from '#shared/domain/designs/read-dashboard.ts'
import { row, text } from '../testing/designs.ts'
import { fitTo, listTargets, listTypes, newItem, starterOutline } from './new-item.ts'

const WORDS = { title: 'Titel', text: 'Text', action: 'Los', label: 'Wort' }
const PICTURES = ['/files/a.webp', '/files/b.webp']
/** Nobody can know their address. */
const WITHOUT_ADDRESS = ['VideoCard', 'IFrameCard']

describe('what is added', () => {
  it.each(ITEM_TYPES.map(({ name }) => name))('DSH-13 a new %s says something sensible, and has an id', (name) => {
    const type = ITEM_TYPES.find((one) => one.name === name)
    const item = newItem(name, WORDS, PICTURES)
    expect(item['type']).toBe(name)
    expect(item['id']).toMatch(/^[\da-f]{10}$/)
    const places: readonly string[] = type?.places ?? []
    const outline = places.includes('page') ? [item] : [row('r', item)]
    const inStack = [row('r', { id: 's', type: 'StackCard', params: { items: [item] } })]
    const { faults } = readDashboard(places.includes('page') || places.includes('row') ? outline : inStack)
    expect(faults.map(({ code }) => code)).toEqual(WITHOUT_ADDRESS.includes(name) ? ['missing'] : [])
  })

  it('DSH-6 offers what may stand there in that portal, and the only one of a page once', () => {
    const names = (outline: readonly ReturnType<typeof text>[], place: 'page' | 'row', portal: 'bp' | 'mp') =>
      listTypes(outline, place, portal).map(({ name }) => name)
    expect(names([], 'page', 'bp')).toContain('BuyerGreeting')
    expect(names([], 'page', 'mp')).not.toContain('BuyerGreeting')
    expect(names([], 'row', 'bp')).not.toContain('ContentRow')
    expect(names([{ id: 'g', type: 'BuyerGreeting' }], 'page', 'bp')).not.toContain('BuyerGreeting')
  })

  it('names the places beginning with the nearest', () => {
    const outline = [row('r', text('a', 'A')), text('b', 'B')]
    expect(listTargets(outline, null)).toEqual([{ kind: 'end', at: [], to: [2] }])
    expect(listTargets(outline, [0]).map(({ kind, to }) => [kind, to])).toEqual([
      ['in', [0, 1]],
      ['after', [1]],
      ['end', [2]],
    ])
    expect(listTargets(outline, [0, 0]).map(({ kind, to }) => [kind, to])).toEqual([
      ['after', [0, 1]],
      ['after', [1]],
      ['end', [2]],
    ])
  })

  it.each(['bp', 'mp'] as const)('begins a page of %s with nothing wrong in it', (portal) => {
    const outline = starterOutline(portal, WORDS, PICTURES)
    expect(readDashboard(outline).faults).toEqual([])
    expect(readDashboard(insertItem(outline, [0], fitTo('page', text('t', 'T')))).faults).toEqual([])
  })
})
