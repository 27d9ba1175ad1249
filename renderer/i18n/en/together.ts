/** English texts about what others decide for the same unit. */
export const texts = {
  by: {
    person: 'changed by {{name}}',
    team: 'changed by {{name}} (adviser)',
    self: 'changed on another device',
    someone: 'changed elsewhere',
  },
  changed: '{{what}}: {{by}}',
  changedMany_one: '{{what}} and one more choice: {{by}}',
  changedMany_other: '{{what}} and {{count}} more: {{by}}',
  status: {
    completed: 'The configuration has been completed.',
    reopened: 'The configuration has been reopened.',
  },
  question: {
    title: 'Two decisions: which one holds?',
    body: {
      person: '{{name}} has meanwhile decided differently than you. Nothing is saved until you answer.',
      team: '{{name}} from the advisers has meanwhile decided differently than you. Nothing is saved until you answer.',
      self: 'On another device you have meanwhile decided differently. Nothing is saved until you answer.',
      someone: 'Elsewhere somebody has meanwhile decided differently than here. Nothing is saved until you answer.',
    },
    mine: 'Your choice',
    mineHere: 'Your choice here',
    theirs: {
      person: 'Choice of {{name}}',
      team: 'Choice of {{name}} (adviser)',
      self: 'Your choice on the other device',
      someone: 'The other choice',
    },
    inRoom: '{{item}}, {{room}}',
    quantity: 'Quantity: {{quantity}}',
    standard: 'Standard',
    nothing: 'No choice',
    on: 'Added',
    off: 'Not chosen',
    total: 'Total',
    keepMine: 'Keep my choice',
    takeTheirs: 'Take the other choice',
  },
}
