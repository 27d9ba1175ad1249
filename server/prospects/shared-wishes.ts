import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { listBuyersOfUnit } from '#server/identity/users.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import type { WishLink } from './take-home.repository.ts'

type Shared = Extract<AnswerOf<typeof getTakeHomeLink>, { kind: 'wish_list' }>
type SharedRoom = Shared['rooms'][number]

interface Parts {
  readonly db: Db
  readonly catalogues: CataloguesService
}

/**
 * What was shared, in words and pictures of the catalogue of then, without prices (WSH-6); null = whoever shared it has
 * nothing to share here any more. `locale`: null = the project's.
 */
export async function describeWishes(
  { db, catalogues }: Parts,
  link: WishLink,
  locale: Locale | null,
): Promise<Shared | null> {
  const unit = await findSharedUnit(db, link)
  const project = unit === null ? null : await findProject(db, unit.projectId, unit.accountId)
  if (unit === null || project === null) return null
  const language = locale ?? project.sourceLanguage
  const prepared = await catalogues.preparedIn(link.catalogueId, language)
  if (prepared === null) return null
  const name = textIn(unit.displayName, language, project.sourceLanguage)
  return {
    kind: 'wish_list',
    accountId: unit.accountId,
    projectSlug: project.slug,
    portalId: link.buyerId === null ? 'mp' : 'bp',
    unit: link.buyerId === null ? { slug: unit.slug, displayName: name } : null,
    rooms: listByRoom(prepared, link),
    createdAt: link.createdAt,
    expiresAt: link.expiresAt,
  }
}

/** The unit, as long as whoever shared it may see it themselves. */
async function findSharedUnit(db: Db, { unitId, buyerId }: WishLink): Promise<Unit | null> {
  if (buyerId === null) {
    const unit = await findUnit(db, unitId, { kind: 'sample', accountId: null, projectId: null })
    return unit?.marketingPortalEnabled === true ? unit : null
  }
  const buyers = await listBuyersOfUnit(db, unitId)
  return buyers.some(({ id }) => id === buyerId) ? findUnit(db, unitId, { kind: 'buyer', userId: buyerId }) : null
}

/** In the order of rooms and room book; what belongs to the whole unit comes last, without a title. */
function listByRoom(prepared: PreparedCatalogue, { wishes }: WishLink): SharedRoom[] {
  const rooms = [...prepared.catalogue.rooms].sort((a, b) => a.position - b.position)
  const order = new Map(prepared.items.map(({ item }, index) => [item.id, index]))
  const sorted = [...wishes].sort((a, b) => (order.get(a.itemId) ?? 0) - (order.get(b.itemId) ?? 0))
  const described = sorted.flatMap(({ itemId, productId }) => {
    const item = prepared.item(itemId)
    const product = prepared.product(productId)
    if (item === undefined || product === undefined) return []
    const wish: SharedRoom['wishes'][number] = {
      itemTitle: item.title,
      productTitle: product.title,
      origin: [product.supplier, product.series].filter((part) => part !== '').join(' · '),
      thumbUrl: product.thumbUrl,
      imageUrl: product.images[0]?.url ?? null,
    }
    return [{ roomId: item.roomId, wish }]
  })
  const inRoom = (id: string | null) => described.filter(({ roomId }) => roomId === id).map(({ wish }) => wish)
  return [...rooms.map(({ id, title }) => ({ title, wishes: inRoom(id) })), { title: '', wishes: inRoom(null) }].filter(
    ({ wishes: here }) => here.length > 0,
  )
}
