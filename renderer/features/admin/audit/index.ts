export { AuditPanel } from './AuditPanel.tsx'
