import { type ByScreen, SCREENS, type Screen } from '#shared/domain/designs/field.types.ts'

/** What holds on each screen: as the next narrower one that says something, else `usual`. */
export function fillScreens<Usual>(values: ByScreen | null, usual: Usual): Record<Screen, number | Usual> {
  const filled: Record<Screen, number | Usual> = { xs: usual, sm: usual, md: usual, lg: usual, xl: usual }
  let last: number | Usual = usual
  for (const screen of SCREENS) {
    last = values?.[screen] ?? last
    filled[screen] = last
  }
  return filled
}
