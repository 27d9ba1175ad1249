import type { texts as german } from '../de/acting.ts'
import type { SameShape } from '../texts.types.ts'

/** Texts of choosing in a buyer’s name, for staff, and of what buyers see of it. */
export const texts: SameShape<typeof german> = {
  looking: {
    title: 'You only look at this home',
    titleClosed: 'You are only looking at this flat: the choices are completed',
    refused: 'Nothing was chosen. To choose, begin above to choose in the buyers’ name.',
    begin: 'Choose in their name …',
    closed: 'The choices are completed. Nothing can be chosen until the order is sent back or opened again.',
    file: 'To the administration',
  },
  bar: {
    label: 'Team',
    acting: 'You choose in the name of {{name}}.',
    actingForNobody: 'You choose for whoever buys the home.',
    reason: 'Reason: {{reason}}',
    end: 'End',
  },
  ask: {
    title: 'Choose in the buyers’ name?',
    body: 'Each change carries your name. The buyers see it marked and can take it back as long as the choices are open.',
    nobody: 'This home has no buyer yet. Whoever buys it sees what you have chosen.',
    whom: 'For whom',
    reason: 'Reason',
    hint: 'It appears in the history. At least 5 characters.',
    missing: 'Please say why, in at least 5 characters.',
    submit: 'Open the choices',
    cancel: 'Cancel',
    failed: 'That did not work. Please try again.',
  },
  acted: {
    title: 'Chosen for you',
    by: '{{name}}, {{time}}. Reason: {{reason}}',
    from: '{{product}} before',
    onlyPrice: 'only the price differs',
    nothing: 'nothing',
    upgrades: 'Upgrades',
    keep: 'Fine as it is',
    takeBack: 'Take back',
    sum: 'Difference',
    takenBack: 'Everything is as it was before. What you have changed yourself stays.',
    refused: 'This cannot be taken back any more, since it does not fit what you have chosen since.',
    closed: 'The choices are completed. To change something, open them again first.',
    label: 'The team’s choice, taken back',
  },
}
