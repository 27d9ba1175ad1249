import type { StaffFile } from './use-unit-file.ts'

/** Something about a unit that waits for the team. */
export type Todo =
  | { readonly kind: 'order'; readonly orderId: string; readonly number: string }
  | { readonly kind: 'thread'; readonly threadId: string; readonly subject: string }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'invited'; readonly email: string; readonly sentAt: string }

/** What can be done for a unit now, the most urgent first (FIL-1). */
export function listTodos({ order, waitingThreads, buyers, invited, unit }: StaffFile): readonly Todo[] {
  const isAlone = buyers.length === 0 && invited.length === 0 && unit.salesStatus === 'SOLD'
  return [
    ...(order?.isWaiting === true ? [{ kind: 'order', orderId: order.id, number: order.number } as const] : []),
    ...waitingThreads.map(({ id, subject }) => ({ kind: 'thread', threadId: id, subject }) as const),
    ...(isAlone ? [{ kind: 'nobody' } as const] : []),
    ...invited.map(({ email, sentAt }) => ({ kind: 'invited', email, sentAt }) as const),
  ]
}
