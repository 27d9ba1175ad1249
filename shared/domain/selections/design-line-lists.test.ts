import { describe, expect, it } from 'vitest'
import { aDesignLineSelection } from '#shared/testing/selection-builders.ts'
import { differingPlaces, designLineAt, moveDesignLines, oneLinePerPlace, withLineAt } from './design-line-lists.ts'

const lines = (...rooms: readonly (readonly [room: string, line: string])[]) =>
  rooms.map(([room, line]) => aDesignLineSelection(room, 'styles', line))
const bath = { projectRoomId: 'bath', designLineGroupId: 'styles' }

describe('lists of design lines', () => {
  it('DSL-4 have one line for a room and group: the last that is named', () => {
    const twice = lines(['bath', 'calm'], ['hall', 'warm'], ['bath', 'bold'])
    expect(designLineAt(twice, bath)).toBe('bold')
    expect(oneLinePerPlace(twice)).toEqual(lines(['bath', 'bold'], ['hall', 'warm']))
    expect(differingPlaces(twice, lines(['hall', 'warm'], ['bath', 'bold']))).toEqual([])
    expect(designLineAt(withLineAt(twice, bath, 'calm'), bath)).toBe('calm')
    expect(designLineAt(withLineAt(twice, bath, null), bath)).toBeNull()
  })

  it('DSL-4 differ where one has another line, or none', () => {
    const places = differingPlaces(
      lines(['bath', 'calm'], ['hall', 'warm']),
      lines(['hall', 'warm'], ['attic', 'warm']),
    )
    expect(places.map(({ projectRoomId }) => projectRoomId)).toEqual(['bath', 'attic'])
  })

  it('DSL-4 keep what others did to other rooms when a change is put on top', () => {
    const theirs = lines(['bath', 'calm'], ['hall', 'warm'], ['attic', 'warm'])
    const from = lines(['bath', 'calm'], ['hall', 'calm'])
    expect(moveDesignLines(theirs, from, lines(['bath', 'bold'], ['hall', 'calm']))).toEqual(
      lines(['hall', 'warm'], ['attic', 'warm'], ['bath', 'bold']),
    )
    expect(moveDesignLines(theirs, from, lines(['bath', 'calm']))).toEqual(lines(['bath', 'calm'], ['attic', 'warm']))
    expect(moveDesignLines(theirs, from, from)).toBe(theirs)
  })
})
