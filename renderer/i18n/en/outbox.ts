import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/outbox.ts'

export const texts: SameShape<typeof source> = {
  title: 'Outbox',
  intro: 'This portal sends no real e-mails. Here lies what it would have sent.',
  readers:
    'Only admins read e-mails whose link leads into an account. Where the portal has a public address, only admins see this page.',
  list: 'E-mails',
  empty: {
    title: 'No e-mails yet',
    body: 'As soon as somebody saves a configuration or asks for contact, the e-mail appears here.',
  },
  forbidden: { title: 'For the project team only', body: 'Only operators and administrators see the outbox.' },
  adminsOnly: {
    title: 'For admins only',
    body: 'This portal has a public address, but no mail server. So only admins see what it would have sent.',
  },
  withheld: 'The link in this e-mail leads into somebody else’s account. So only admins see what it says.',
  none: { title: 'No outbox', body: 'This portal sends its e-mails by a mail server and does not keep them.' },
  choose: 'Choose an e-mail on the left.',
  reload: 'Refresh',
  back: 'All e-mails',
  toAdmin: 'Administration',
  leave: 'Go to the portal',
  to: 'To',
  from: 'From',
  replyTo: 'Reply to',
  date: 'Date',
  html: 'View',
  text: 'Text only',
  form: 'Presentation',
  frame: 'Content of the e-mail “{{subject}}”',
  links: 'Links in this e-mail',
  state: { waiting: 'waiting', sent: 'kept here', failed: 'given up' },
  pages: 'Page {{page}} of {{count}}',
  previous: 'Newer',
  next: 'Older',
}
