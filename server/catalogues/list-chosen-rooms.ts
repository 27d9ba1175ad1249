import {
  cart,
  type Configuration,
  differsFromStandard,
  listCartBundles,
  type PreparedCatalogue,
} from '#shared/domain/index.ts'
import type { MailPicture } from '#server/mail/mails.repository.ts'
import type { ChosenRoom } from '#server/mail/templates/chosen.ts'

/** Pictures of products in one mail: more would make it too heavy for a phone. */
const MAX_THUMBS = 60

/**
 * The rooms with what was chosen in them, in their order, and the pictures that go with them. `named`: the configuration's
 * catalogue in the language of whoever reads it.
 */
export function listChosenRooms(
  configuration: Configuration,
  named: PreparedCatalogue,
): { readonly rooms: readonly ChosenRoom[]; readonly pictures: readonly MailPicture[] } {
  const { prepared } = configuration
  const { rooms, unitWide } = cart(configuration)
  const thumbs = new Map<string, MailPicture>()
  const getCid = (url: string | null): string | null => {
    if (url === null) return null
    const cid = thumbs.get(url)?.cid ?? `product-${thumbs.size + 1}`
    if (!thumbs.has(url) && thumbs.size >= MAX_THUMBS) return null
    thumbs.set(url, { kind: 'thumb', cid, url })
    return cid
  }
  const ordered = rooms.toSorted((a, b) => getPosition(a.roomId) - getPosition(b.roomId))
  function getPosition(roomId: string | null): number {
    return (roomId === null ? undefined : prepared.room(roomId)?.position) ?? Number.POSITIVE_INFINITY
  }
  const listed = [...ordered, unitWide].map(({ roomId, items, total }): ChosenRoom => {
    const own = items.filter((state) => differsFromStandard(configuration, state))
    return {
      title: named.room(roomId ?? '')?.title ?? '',
      total,
      lines: [
        ...own.map((state) => {
          const product = state.defactoProductId === null ? undefined : prepared.product(state.defactoProductId)
          return {
            item: named.item(state.id)?.title ?? '',
            product: named.product(product?.id ?? '')?.title ?? '',
            cents: state.total,
            isOnRequest: state.isOnRequest,
            cid: getCid(product?.thumbUrl ?? null),
          }
        }),
        ...listCartBundles(configuration, roomId).map(({ id, basePrice }) => ({
          item: null,
          product: getUpgradeTitle(named, id),
          cents: basePrice,
          isOnRequest: false,
          cid: null,
        })),
      ],
    }
  })
  return { rooms: listed.filter(({ lines }) => lines.length > 0), pictures: [...thumbs.values()] }
}

/** What an upgrade is called: a bundle, or an optional position on its own. */
export function getUpgradeTitle(named: PreparedCatalogue, id: string): string {
  const bundle = named.bundles[named.bundleIndexById.get(id) ?? -1]?.bundle
  return bundle?.title ?? named.lineItem(id)?.title ?? ''
}
