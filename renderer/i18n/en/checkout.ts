import type { texts as german } from '../de/checkout.ts'
import type { SameShape } from '../texts.types.ts'

/** English texts of overview and costs, and of completing. */
export const texts: SameShape<typeof german> = {
  title: 'Overview and costs',
  back: 'To the home',
  filter: {
    label: 'Show rooms',
    all: 'All rooms',
  },
  list: {
    show_one: 'Show {{count}} item',
    show_other: 'Show all {{count}} items',
    hide: 'Hide items',
    unitWide: 'Whole home',
    toRoom: 'To the room',
    toRoomNamed: 'To the room: {{room}}',
    upgrades: 'Upgrades',
    open: 'Still open',
    nothing: 'Nothing chosen',
    roomTotal: 'Total {{room}}',
    onRequest: '+ {{count}} on request',
  },
  open: {
    title_one: '{{count}} decision is still open',
    title_other: '{{count}} decisions are still open',
    body: 'Where you do not choose, the standard fittings apply.',
    jump: 'To the next decision',
  },
  sums: {
    title: 'Costs',
    total: 'Total surcharge',
    hint: 'On top of the standard fittings, incl. VAT',
    onRequest: '+ {{count}} on request',
    onRequestHint: 'What is on request is not part of the sum.',
  },
  info: {
    pending:
      'Take your time to check your choices. Completing makes them binding: they cannot be changed unless they are opened again.',
    completed: 'Your choices are completed. Prices and fittings stay as they were then.',
    staff: 'Only the buyers of the home can complete the choices.',
    sample: 'A sample home to try out: prices and fittings are not binding.',
    demo: 'For demonstration only: this button does nothing here.',
  },
  actions: {
    complete: 'Complete choices',
    print: 'Print',
    saveConfiguration: 'Save configuration',
    contact: 'Contact us',
  },
  dialog: {
    title: 'Complete your choices',
    body: 'You settle the fittings of {{unit}}.',
    notice: 'Please note',
    question: 'What should happen with the open decisions?',
    option1: 'Fit the standard where I have not decided',
    option2: 'Please contact me about the open items',
    message: 'Message (optional)',
    cancel: 'Cancel',
    submit: 'Complete',
    sending: 'Completing …',
    changed:
      'The choices have been changed elsewhere. You now see what is stored. Please check it before you complete.',
    unsaved: 'Your last choice is not saved yet. Please try again in a moment.',
    offline:
      'The server cannot be reached. Your choices and what you have written here are kept. Please check your internet connection and then complete once more; nothing happens twice.',
    failed: 'Completing did not work. Your choices are unchanged. Please try again.',
    doneTitle: 'Your choices are completed',
    doneBody: 'Thank you. The fittings of {{unit}} are settled.',
    alreadyBody: 'The fittings of {{unit}} were settled before. What you have written here was not sent.',
    doneOn: 'Completed on',
    nextTitle: 'What happens next',
    nextTeam: 'The project team now has your choices. Fittings and prices stay as they are.',
    nextStandard: 'Anything you left open will be fitted as standard.',
    nextContact: 'The project team will contact you about the open items.',
    nextSummary: 'You find the summary at any time under “Overview and costs”, where you can also print it.',
    toDashboard: 'To the home',
    close: 'Close',
  },
  reactivate: {
    title: 'Open the choices again',
    body: 'The fittings can be changed after that. They become binding only when you complete them again. If prices have changed meanwhile, the new ones apply.',
    message: 'Reason (optional)',
    submit: 'Open again',
    sending: 'Opening …',
    offline:
      'The server cannot be reached. What you have written here is kept. Please check your internet connection and try again.',
    changed: 'Things have changed in the meantime. Please try again.',
    failed: 'Opening did not work. Please try again.',
  },
}
