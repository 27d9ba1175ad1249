export { Composer } from './Composer.tsx'
export { MessageIcon } from './MessageIcon.tsx'
export { MessageView } from './MessageView.tsx'
export { shortMoment } from './message-time.ts'
