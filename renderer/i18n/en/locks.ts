import type { texts as german } from '../de/locks.ts'
import type { SameShape } from '../texts.types.ts'

/** English texts of what stays as it is. */
export const texts: SameShape<typeof german> = {
  mark: 'Locked',
  partly: 'Partly locked',
  deadline: 'The date “{{title}}” passed on {{date}}.',
  toDeadline: 'To the date',
  askTeam: 'Ask the project team',
  order: 'Order {{number}} still stands: only what the project team has opened again can be changed.',
  group: 'The group “{{title}}” is locked: what is chosen in it stays.',
  held: '“{{upgrade}}” cannot be changed any more',
  place: '{{item}}, {{room}}',
  item: '“{{item}}”',
  more_one: '{{count}} more item',
  more_other: '{{count}} more items',
  title_one: '{{items}} is fixed',
  title_other: '{{items}} are fixed',
  wish: '“{{wish}}” is not possible like this',
  keep: 'Apply everything else',
  taken: '“{{wish}}”: everything else has been applied',
  change: '“{{item}}”: {{product}}',
  nothing: 'nothing chosen any more',
}
