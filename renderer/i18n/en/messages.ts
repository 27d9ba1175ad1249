import type { texts as source } from '../de/messages.ts'
import type { SameShape } from '../texts.types.ts'

/** English texts of messages and the form that they are written in. */
export const texts: SameShape<typeof source> = {
  from: 'Message from {{name}}',
  own: 'Your message',
  you: 'You',
  today: 'today, {{clock}}',
  quoted: 'Show quoted text',
  file: {
    list: 'Files',
    held: 'Still being checked, available in a moment.',
    infected: 'Blocked: malware was found in it.',
    download: 'Download {{name}}, opens in a new tab',
    failed: '“{{name}}” cannot be opened at the moment',
    unreachable: 'The server cannot be reached at the moment. Please try again shortly.',
  },
  attach: 'Attach files',
  photo: 'Take a photo',
  limit: 'PDF, pictures, plans and tables, together below 40 MB',
  drop: 'Drop files here',
  send: 'Send',
  sending: 'Sending …',
}
