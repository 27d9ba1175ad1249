export { MailsPanel } from './MailsPanel.tsx'
