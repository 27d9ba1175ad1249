import type { texts as german } from '../de/style.ts'
import type { SameShape } from '../texts.types.ts'

/** English texts of the choice of a style. */
export const texts: SameShape<typeof german> = {
  title: 'Which style suits you?',
  back: 'Back to the home',
  skip: 'Begin without a style',
  room: 'Look at a room',
  picture: '{{room}} in the style “{{line}}”',
  clash: 'Does not go with your other choices',
  whole: 'Whole home in “{{line}}”',
  onRequest: '+ {{count}} on request',
  decided: 'Settles {{decided}} of {{count}} decisions. Each can still be changed.',
  apply: 'Begin with “{{line}}”',
  step: 'Style “{{line}}”',
}
