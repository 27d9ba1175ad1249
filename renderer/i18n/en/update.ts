import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/update.ts'

export const texts: SameShape<typeof source> = {
  title: 'A new version is here',
  body: 'Your choices stay saved.',
  reload: 'Reload the page',
}
