import type { Deadline } from '../use-deadlines.ts'

/** A deadline in 14 days of the floors in building A, with some differences. */
export function aDeadline(more: Partial<Deadline> = {}): Deadline {
  return {
    id: 'd1.a-12',
    parentId: 'd1',
    title: 'Böden festlegen',
    description: '',
    status: 'upcoming',
    expiresAt: '2026-12-07T22:59:59.000Z',
    remainingDays: 14,
    trades: [],
    lockTrades: false,
    dueIn: 14,
    scheduledFor: '2026-12-07',
    reminders: [],
    buyerCompleted: false,
    completedAt: null,
    completedBy: '',
    fixed: null,
    extension: null,
    requestedAt: null,
    sequence: 0,
    words: [],
    ...more,
  }
}
