export { useConnectionNotices } from './use-connection-notices.ts'
export { FailureNotices } from './FailureNotices.tsx'
export { Notifications } from './Notifications.tsx'
export { useNotifications, useNotify } from './notifications.store.ts'
