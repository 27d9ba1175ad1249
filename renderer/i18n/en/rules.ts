import type { texts as german } from '../de/rules.ts'
import type { SameShape } from '../texts.types.ts'

/** English texts of the dialog on what does not fit together. */
export const texts: SameShape<typeof german> = {
  conflicts: {
    title: 'These do not go together yet',
    resolvable_one: 'Possible if one more position changes.',
    resolvable_other: 'Possible if {{count}} more positions change.',
    unresolvable: 'This is not possible as things stand.',
    unresolvableBody: 'Nothing would fit with the rest of your choices. Your configuration stays as it is.',
    wanted: 'What you want',
    clashes_one: 'does not go with this choice',
    clashes_other: 'does not go with these {{count}} choices',
  },
  alternatives: {
    title: 'What should change with it?',
    intro_one: 'One position has to change with “{{product}}”. Everything shown here goes together.',
    intro_other: '{{count}} positions have to change with “{{product}}”. Choose one option for each of them.',
    now: 'Now: {{product}}',
    nowNothing: 'Now: nothing chosen',
    open_one: 'One choice to go',
    open_other: '{{count}} choices to go',
    allPicked: 'All chosen, and everything goes together.',
    takeProposals: 'Mark what is recommended',
    proposed: 'Recommended',
    changesOther: 'Changes your choice at another position',
  },
  total: {
    label: 'Total surcharge',
    withProposals: 'Total surcharge with the recommendation',
    difference: '{{price}} compared with now',
    same: 'as before',
    onRequest: '+ {{count}} on request',
  },
  settled: {
    fitsTitle: 'This fits now',
    fits: 'The rest of your choices has changed: nothing stands in the way any more.',
    refusedTitle: 'This is not possible at the moment',
    unknown: 'This choice does not exist. The link may be out of date.',
  },
  action: {
    cancel: 'Cancel',
    keep: 'Keep my choice',
    openUpgrade: 'Go to “{{upgrade}}”',
    close: 'Close',
    next: 'Alternatives that fit',
    back: 'Back',
    apply: 'Choose like this',
    choose: 'Choose',
  },
  placeIn: '{{item}} ({{room}})',
  nothing: 'No choice',
} as const
