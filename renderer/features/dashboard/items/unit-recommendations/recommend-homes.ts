import type { Home } from '../unit-selector/use-homes.ts'

const SHOWN_HOMES = 4

/** The free homes that are most like one: in rooms first, then in floor space. */
export function recommendHomes(
  unit: Pick<Home, 'id' | 'roomCount' | 'floorSpace'>,
  homes: readonly Home[],
): readonly Home[] {
  const rooms = ({ roomCount }: Home) => Math.abs(roomCount - unit.roomCount)
  const space = ({ floorSpace }: Home) => Math.abs(floorSpace - unit.floorSpace)
  return homes
    .filter(({ id, salesStatus }) => id !== unit.id && salesStatus === 'VACANT')
    .sort((a, b) => rooms(a) - rooms(b) || space(a) - space(b))
    .slice(0, SHOWN_HOMES)
}
