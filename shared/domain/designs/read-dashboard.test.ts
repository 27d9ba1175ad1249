import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlines } from '#shared/testing/design-arbitrary.ts'
import { propertySettings } from '#shared/testing/property-settings.ts'
import type { ItemType } from './item-type.types.ts'
import { ITEM_TYPES } from './item-types.ts'
import type { Json } from './json.types.ts'
import {
  BUTTON_ACTIONS,
  BUTTON_COLOURS,
  BUTTON_VARIANTS,
  DOCUMENT_ROLES,
  MAP_TYPES,
  MAP_ZOOMS,
  TEXT_ALIGNS,
  TEXT_VARIANTS,
} from './options.ts'
import { listFields, readDashboard } from './read-dashboard.ts'

const readOne = (item: Json) => readDashboard([item])
const listFaults = (item: Json) => readOne(item).faults.map(({ field, code, hides }) => [field, code, hides])
const readValues = (item: Json) => readOne(item).items[0]?.values
const choices = (type: string, field: string) => {
  const found: ItemType | undefined = ITEM_TYPES.find(({ name }) => name === type)
  const read = found === undefined ? undefined : listFields(found)[field]
  return read?.kind === 'choice' ? read.options : null
}

describe('items of a dashboard', () => {
  it('DSH-13: are read with every field that they may have, and report none of them', () => {
    const item = {
      id: 'on',
      type: 'Button',
      content: 'Weiter',
      variant: 'contained',
      color: 'primary',
      actionType: 'link',
      href: '/bp',
      target: '_blank',
      fullWidth: true,
      only: { screen: ['xs', 'sm'] },
      props: { grid: { xs: 6 } },
      css: { root: { margin: 1 } },
    }
    expect(listFaults(item)).toEqual([])
    expect(readOne(item).items[0]).toMatchObject({
      key: 'on',
      type: 'Button',
      values: {
        content: 'Weiter',
        variant: 'contained',
        color: 'primary',
        actionType: 'link',
        href: '/bp',
        target: '_blank',
        fullWidth: true,
        'only.screen': ['xs', 'sm'],
        'props.grid': { xs: 6 },
      },
      styles: { root: { margin: '1rem' } },
    })
  })

  it('DSH-36: cards have a title, corners, a shadow, columns and a height by screen', () => {
    const props = {
      showTitle: false,
      card: { square: true, elevation: 12 },
      grid: { xs: 12, md: 4 },
      responsiveHeight: false,
      responsiveHeightRatio: { xs: 0.5, lg: 1 },
    }
    expect(listFaults({ type: 'CostOverview', props })).toEqual([])
    expect(readValues({ type: 'CostOverview', props })).toMatchObject({
      'props.showTitle': false,
      'props.card.square': true,
      'props.card.elevation': 12,
      'props.grid': { xs: 12, md: 4 },
      'props.responsiveHeight': false,
      'props.responsiveHeightRatio': { xs: 0.5, lg: 1 },
    })
  })

  it('DSH-37 DSH-39 DSH-40: are as high as their row, and nothing lies between them, where nothing is said', () => {
    expect(readValues({ type: 'CostOverview' })).toMatchObject({ 'props.responsiveHeight': true })
    expect(readValues({ type: 'StackCard' })).toMatchObject({ 'props.spacing': 0 })
    expect(readValues({ type: 'ContentRow' })).toMatchObject({ 'props.spacing': 0 })
  })

  it('EDT-22 EDT-23: shadows go from 0 to 12, spacings from 0 to 10; without one it is inherited', () => {
    const elevation = (value: Json) => listFaults({ type: 'CostOverview', props: { card: { elevation: value } } })
    const spacing = (value: Json) => listFaults({ type: 'ContentRow', props: { spacing: value } })
    expect([0, 12, null].map(elevation)).toEqual([[], [], []])
    expect(elevation(13)).toEqual([['props.card.elevation', 'outOfRange', true]])
    expect([0, 10, null].map(spacing)).toEqual([[], [], []])
    expect(spacing(11)).toEqual([['props.spacing', 'outOfRange', true]])
    expect(readValues({ type: 'CostOverview' })).toMatchObject({ 'props.card.elevation': null })
  })

  it('EDT-24 EDT-25: maps have these zooms, 18 without one, and these kinds', () => {
    expect(MAP_ZOOMS).toEqual([8, 10, 12, 14, 16, 18, 20])
    expect(MAP_TYPES).toEqual(['roadmap', 'satellite'])
    for (const type of ['MapCard', 'ProjectMap']) {
      expect(choices(type, 'params.defaultZoom')).toBe(MAP_ZOOMS)
      expect(choices(type, 'params.defaultMapType')).toBe(MAP_TYPES)
      expect(readValues({ type })).toMatchObject({ 'params.defaultZoom': 18, 'params.defaultMapType': 'roadmap' })
    }
  })

  it('EDT-26 EDT-27: texts have these variants, and stand at these sides', () => {
    expect(TEXT_VARIANTS).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body1', 'body2', 'caption'])
    expect(TEXT_ALIGNS).toEqual(['left', 'center', 'right'])
    expect(choices('TextElement', 'params.variant')).toBe(TEXT_VARIANTS)
    expect(choices('Typography', 'variant')).toBe(TEXT_VARIANTS)
    expect(choices('TextElement', 'params.textAlign')).toBe(TEXT_ALIGNS)
  })

  it('EDT-28: documents are chosen by these roles, or by none', () => {
    expect(DOCUMENT_ROLES).toEqual(['plan', 'floor_plan', 'elektro_plan', 'kitchen_plan'])
    expect(choices('DocumentCard', 'params.role')).toBe(DOCUMENT_ROLES)
    expect(readValues({ type: 'DocumentCard', params: { role: '' } })).toMatchObject({ 'params.role': null })
    expect(listFaults({ type: 'DocumentCard', params: { role: 'secret' } })).toEqual([
      ['params.role', 'notAnOption', true],
    ])
  })

  it('EDT-29 EDT-30 EDT-31: buttons have these looks, colours and ends, each of which may be left out', () => {
    expect(BUTTON_VARIANTS).toEqual(['outlined', 'contained'])
    expect(BUTTON_COLOURS).toEqual(['primary', 'secondary', 'danger', 'info'])
    expect(BUTTON_ACTIONS).toEqual(['link', 'configurator', 'checkout'])
    expect(choices('Button', 'variant')).toBe(BUTTON_VARIANTS)
    expect(choices('Button', 'color')).toBe(BUTTON_COLOURS)
    expect(choices('Button', 'actionType')).toBe(BUTTON_ACTIONS)
    expect(readValues({ type: 'Button', content: 'x' })).toMatchObject({ variant: null, color: null, actionType: null })
  })

  it('DSH-33: the choice of a home is 450 px high, with pages of two', () => {
    expect(readValues({ type: 'ProjectUnitSelector' })).toMatchObject({
      'params.tableHeight': 450,
      'params.pagination': true,
      'params.itemsPerPage': 2,
    })
  })

  it('DSH-35: some have looks and nothing to say', () => {
    const silent = ITEM_TYPES.filter(({ fields }) => Object.keys(fields).length === 0).map(({ name }) => name)
    expect(silent).toEqual(
      expect.arrayContaining([
        'DeadlineReminder',
        'CostOverview',
        'Configurator',
        'ApplicationBar',
        'DashboardUnitInfo',
        'UnitRecommendations',
        'RoomCards',
        'BuyerGreeting',
        'MobileMenu',
      ]),
    )
  })

  it('DSH-6 DSH-7: stand where their type belongs, and nowhere else', () => {
    const nested = (type: string) => readDashboard([{ type: 'ContentRow', items: [{ type }] }])
    expect(nested('CostOverview').faults).toEqual([])
    expect(nested('DashboardBannerV2').faults).toEqual([{ at: [0, 0], field: '', code: 'wrongPlace', hides: true }])
    expect(nested('ContentRow').items[0]?.items[0]?.isFaulty).toBe(true)
    const [stack] = readDashboard([{ type: 'StackCard', params: { items: [{ type: 'VideoCard' }] } }]).items
    expect(stack?.items[0]?.isFaulty).toBe(true)
  })

  it('name what cannot be meant, by its place', () => {
    const { items, faults } = readDashboard([
      { type: 'Feature', params: { image: 'https://elsewhere.example/a.png', imge: 1 } },
      { type: 'Nonsense' },
      7,
    ])
    expect(items.map(({ isFaulty }) => isFaulty)).toEqual([true])
    expect(faults).toEqual([
      { at: [0], field: 'params.image', code: 'badPicture', hides: true },
      { at: [0], field: 'params.imge', code: 'unknownField', hides: false },
      { at: [1], field: 'type', code: 'unknownType', hides: true },
      { at: [2], field: '', code: 'notAnItem', hides: true },
    ])
  })

  it('have a key of their own, also where two have one id', () => {
    const { items, faults } = readDashboard([
      { id: 'a', type: 'RoomCards' },
      { id: 'a', type: 'RoomCards' },
      { type: 'RoomCards' },
    ])
    expect(items.map(({ key }) => key)).toEqual(['a', 'at-1', 'at-2'])
    expect(faults).toEqual([{ at: [1], field: 'id', code: 'sameId', hides: false }])
  })

  it('DSH-5 DSH-13: whatever an outline holds is read, and its items have keys of their own', () => {
    fc.assert(
      fc.property(outlines, (outline) => {
        const before = JSON.stringify(outline)
        const { items, faults } = readDashboard(outline, { frameHosts: new Set(['tour.example']), pictures: null })
        expect(JSON.stringify(outline)).toBe(before)
        const keys = items.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        // What is hidden from visitors is named.
        for (const item of items) {
          const isNamed = faults.some(({ at, hides }) => hides && at.length === 1 && at[0] === item.at[0])
          expect(item.isFaulty).toBe(isNamed)
        }
      }),
      propertySettings(),
    )
  })
})
