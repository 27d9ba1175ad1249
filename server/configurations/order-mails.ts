import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import { type Configuration, isReactivatable, type PreparedCatalogue, unitState } from '#shared/domain/index.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { listBuyerProfiles } from '#server/identity/profiles.repository.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import { listChosenRooms } from '#server/catalogues/list-chosen-rooms.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { orderPlacedMail } from '#server/mail/templates/order-placed.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { getRoomShots } from '#server/mail/room-shots.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'

/** An order as it was frozen. */
export interface PlacedOrder {
  readonly unit: Unit
  /** As it was when it was completed. */
  readonly configuration: Configuration
  readonly message: string
  /** ISO time. */
  readonly orderedAt: string
  /** Of the snapshot, hex. */
  readonly sha256: string
}

export interface OrderMails {
  /** Reads what `write` needs, before the transaction. */
  prepare(catalogueId: string): Promise<(db: Db, order: PlacedOrder) => Promise<void>>
}

interface Parts {
  readonly catalogues: CataloguesService
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
}

/** Mails each buyer of a unit what was ordered, in their own language, with the order's own transaction (REV-7). */
export function createOrderMails({ catalogues, mails, baseUrl }: Parts): OrderMails {
  return {
    async prepare(catalogueId) {
      const read = await Promise.all(
        LOCALES.map(async (locale) => [locale, await catalogues.preparedIn(catalogueId, locale)] as const),
      )
      return (db, order) => write(db, order, new Map(read))
    },
  }

  async function write(
    db: Db,
    order: PlacedOrder,
    catalogueIn: ReadonlyMap<Locale, PreparedCatalogue | null>,
  ): Promise<void> {
    const { unit, configuration } = order
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) return
    const shots = await getRoomShots(db, project.id, configuration)
    const { total, onRequestCount } = unitState(configuration)
    const path = [unit.accountId, project.slug, unit.slug, 'checkout'].map(encodeURIComponent).join('/')
    for (const { user, preferences } of await listBuyerProfiles(db, unit.id)) {
      const locale = preferences.language ?? project.sourceLanguage
      const named = catalogueIn.get(locale) ?? configuration.prepared
      const chosen = listChosenRooms(configuration, named)
      const content = orderPlacedMail({
        locale,
        colours: getMailColours(project),
        projectName: project.name,
        unitName: textIn(unit.displayName, locale, project.sourceLanguage),
        orderedAt: order.orderedAt,
        total: getPriceView(project, 'bp').amounts ? total : null,
        onRequestCount,
        canReopen: isReactivatable(configuration),
        message: order.message,
        rooms: shots.map(({ roomId, picture }) => ({ cid: picture.cid, title: named.room(roomId)?.title ?? '' })),
        chosen: chosen.rooms,
        url: `${baseUrl()}/bp/${path}`,
        sha256: order.sha256,
      })
      const pictures = [getMailLogo(project), ...shots.map(({ picture }) => picture), ...chosen.pictures]
      await mails.add(db, { ...content, accountId: unit.accountId, recipient: user.email, replyTo: null, pictures })
    }
  }
}
