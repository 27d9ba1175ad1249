import type { PriceSubject } from '#shared/domain/index.ts'
import type { DialogParams } from '#renderer/unit/dialogs/dialogs.types.ts'

/** What the address asks about: the narrowest thing that it names; without a name, the whole unit. */
export function getSubject({ itemId, productId, bundleId, roomId }: DialogParams<'price'>): PriceSubject {
  if (bundleId !== undefined) return { kind: 'bundle', bundleId }
  if (itemId !== undefined) {
    return productId === undefined ? { kind: 'item', itemId } : { kind: 'option', itemId, productId, at: 'buyer' }
  }
  return roomId === undefined ? { kind: 'unit' } : { kind: 'room', roomId }
}
