import type { DeadlineStatus } from '#shared/domain/index.ts'
import type { IconName } from '#renderer/ui/icons.tsx'

/** The sign of each status (DDL-4). */
export const STATUS_ICONS: Readonly<Record<DeadlineStatus, IconName>> = {
  overdue: 'alert',
  upcoming: 'clock',
  pending: 'info',
  completed: 'check',
}
