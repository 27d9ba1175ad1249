import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/drafts.ts'

export const texts: SameShape<typeof source> = {
  restored: 'What you typed last is back.',
  discard: 'Discard',
}
