import { describe, expect, it } from 'vitest'
import { configure, getSelections, itemState, prepareCatalogue, unitState } from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import {
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import { chooseLines, chooseStyle, firstPicks, styleAxes, styleRooms } from './style-model.ts'

const FLOORS = ['plain', 'warm', 'cool'].map((id, index) => fixedOption(id, index * 100_00))
const METALS = ['brass', 'steel'].map((id) => fixedOption(id, id === 'brass' ? 80_00 : 0))

function home() {
  const catalogue = aCatalogue({
    rooms: [
      aRoom('bad', { slug: 'bathroom', roomType: 'BATHROOM_FULL', renderId: 'r-bad', mode: 'PRODUCT_SELECTION' }),
      aRoom('wohnen', {
        slug: 'living',
        roomType: 'LIVING_AREA',
        renderId: 'r-wohnen',
        mode: 'PRODUCT_SELECTION',
        position: 2,
      }),
      aRoom('plan', { slug: 'plan', renderId: 'r-plan', mode: 'FLOORPLAN_SELECTION', position: 3 }),
    ],
    lineItems: [
      aLineItem('all', [
        anItem('floor-bad', { roomId: 'bad', options: FLOORS }),
        anItem('floor-wohnen', { roomId: 'wohnen', options: FLOORS }),
        anItem('handle', { roomId: 'bad', defaultProductId: 'steel', options: METALS }),
        anItem('other', { roomId: 'bad', options: [fixedOption('a', 0), fixedOption('b', 1_00)] }),
        anItem('wall', { roomId: 'plan', options: FLOORS }),
      ]),
    ],
    designLineGroups: [
      aDesignLineGroup('style', [
        aDesignLine('warm-line', ['warm']),
        aDesignLine('cool-line', ['cool'], { position: 2 }),
      ]),
      aDesignLineGroup(
        'metal',
        [aDesignLine('brass-line', ['brass']), aDesignLine('steel-line', ['steel'], { position: 2 })],
        {
          scope: 'unit',
        },
      ),
      aDesignLineGroup('third', [aDesignLine('x', ['a']), aDesignLine('y', ['b'])]),
      aDesignLineGroup('single', [aDesignLine('z', ['a'])]),
    ],
  })
  return configure(prepareCatalogue(catalogue), NO_SELECTIONS, OPEN_CIRCUMSTANCES)
}

describe('a style for the whole unit', () => {
  it('START-4: asks two questions at most, and begins with the first style and what costs least with it', () => {
    const axes = styleAxes(home())
    expect(axes.map(({ id }) => id)).toEqual(['style', 'metal'])
    expect(firstPicks(axes)).toEqual({ style: 'warm-line', metal: 'steel-line' })
  })

  it('START-4, START-5: is one write, decides what it brings, and leaves the rest open', () => {
    const before = home()
    const taken = chooseStyle(before, { style: 'cool-line', metal: 'brass-line' })
    if (!taken.ok) throw new Error(taken.error.code)
    const { configuration } = taken
    expect(unitState(configuration).total).toBe(3 * 200_00 + 80_00)
    const decided = ['floor-bad', 'floor-wohnen', 'handle', 'wall', 'other'].map(
      (id) => itemState(configuration, id).decided,
    )
    expect(decided).toEqual([true, true, true, true, false])
    expect(configure(before.prepared, getSelections(configuration), OPEN_CIRCUMSTANCES).figures).toEqual(
      configuration.figures,
    )
    expect(firstPicks(styleAxes(configuration))).toEqual({ style: 'cool-line', metal: 'brass-line' })
  })

  it('START-4, DSL-9: another style takes the place of what the first one decided', () => {
    const first = chooseStyle(home(), { style: 'cool-line' })
    if (!first.ok) throw new Error(first.error.code)
    const second = chooseStyle(first.configuration, { style: 'warm-line' })
    if (!second.ok) throw new Error(second.error.code)
    expect(itemState(second.configuration, 'floor-bad').defactoProductId).toBe('warm')
    expect(chooseLines(first.configuration, { style: 'warm-line' }).ok).toBe(true)
  })

  it('START-4: is looked at in rooms that have a picture in layers, the living room first', () => {
    const now = home()
    const rooms = ['r-bad', 'r-wohnen', 'r-plan'].map((renderId) => ({
      renderId,
      width: 16,
      height: 9,
      baseUrl: '',
      previewUrl: '',
      layers: [],
    }))
    const shown = styleRooms(now, styleAxes(now), { mergerUrl: '', missingKey: '', rooms })
    expect(shown.map(({ id }) => id)).toEqual(['wohnen', 'bad'])
    expect(styleRooms(now, styleAxes(now), null)).toEqual([])
  })
})
