import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import {
  type Configuration,
  isReactivatable,
  listOpenedItems,
  type OpenedItem,
  type OrderEventKind,
  unitState,
} from '#shared/domain/index.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { listChosenRooms } from '#server/catalogues/list-chosen-rooms.ts'
import { listBuyerProfiles, listStaffProfiles, type Profile } from '#server/identity/profiles.repository.ts'
import { findOwnedSince } from '#server/identity/users.repository.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { getRoomShots } from '#server/mail/room-shots.ts'
import { orderPlacedMail } from '#server/mail/templates/order-placed.ts'
import { orderStepMail } from '#server/mail/templates/order-step.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import { findProject, type Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { TitlesByLocale } from './order-document.ts'
import { getOrderRules } from './order-rules.ts'
import type { PlacedNumber } from './place-order.ts'

/** An order as it was frozen. */
export interface PlacedOrder extends PlacedNumber {
  readonly unit: Unit
  /** As it was when it was completed. */
  readonly configuration: Configuration
  readonly message: string
}

export type ToldStep = Exclude<OrderEventKind, 'placed'>

/** Something that was done with an order. */
export interface OrderStepFacts {
  readonly unit: Unit
  readonly order: { readonly id: string; readonly number: string; readonly completedAt: string }
  readonly step: ToldStep
  /** With `returned`: what is open again; absent = all of it. */
  readonly itemIds?: readonly string[] | undefined
  /** Who did it, and knows. */
  readonly actorId: string
}

export interface OrderMails {
  /** Reads what is needed for the transaction before it: names of everything that the catalogue has. */
  prepare(catalogueId: string): Promise<{
    readonly titles: TitlesByLocale
    readonly writePlaced: (db: Db, order: PlacedOrder) => Promise<void>
  }>
  /** Tells the unit's buyers and the team, who want to hear of it, each person once and not who did it. */
  writeStep(db: Db, facts: OrderStepFacts): Promise<void>
}

interface Parts {
  readonly catalogues: CataloguesService
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
}

type Reader = Pick<Profile, 'user' | 'preferences'>

/** Mails about orders, each in its reader's language, with the transaction of what they tell (REV-7, ORD-7). */
export function createOrderMails({ catalogues, mails, baseUrl }: Parts): OrderMails {
  return {
    async prepare(catalogueId) {
      const read = new Map(
        await Promise.all(
          LOCALES.map(async (locale) => [locale, await catalogues.preparedIn(catalogueId, locale)] as const),
        ),
      )
      return { titles: read, writePlaced: (db, order) => writePlaced(db, order, read) }
    },

    async writeStep(db, { unit, order, step, itemIds, actorId }) {
      const project = await findProject(db, unit.projectId, unit.accountId)
      if (project === null) return
      const others = (readers: readonly Reader[]) => readers.filter(({ user }) => user.id !== actorId)
      // Whose unit it is by now need not be whose order it was (ROL-9).
      const isTheirs = order.completedAt >= (await findOwnedSince(db, unit.id))
      const opened = itemIds === undefined ? null : await findOpened(db, unit, itemIds)
      for (const reader of others(isTheirs ? (await listBuyerProfiles(db, unit.id)).filter(wantsSteps) : [])) {
        const url = opened === null ? buyersUrl(unit, project) : itemUrl(unit, project, opened)
        await send(db, { reader, unit, project, order, step, url, leadsToItems: opened !== null })
      }
      for (const reader of others(await listReadingStaff(db, unit))) {
        await send(db, {
          reader,
          unit,
          project,
          order,
          step,
          url: teamUrl(unit, order.id),
          isTeam: true,
        })
      }
    },
  }

  /** To each buyer what was ordered, whatever they have turned off: it is binding; to the team that there is something to look at. */
  async function writePlaced(db: Db, order: PlacedOrder, titlesIn: TitlesByLocale): Promise<void> {
    const { unit, configuration, number } = order
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) return
    const shots = await getRoomShots(db, project.id, configuration)
    const { total, onRequestCount } = unitState(configuration)
    for (const reader of await listBuyerProfiles(db, unit.id)) {
      const locale = getLocale(reader, project)
      const named = titlesIn.get(locale) ?? configuration.prepared
      const chosen = listChosenRooms(configuration, named)
      const content = orderPlacedMail({
        locale,
        colours: getMailColours(project),
        number,
        projectName: project.name,
        unitName: textIn(unit.displayName, locale, project.sourceLanguage),
        orderedAt: order.orderedAt,
        total: getPriceView(project, 'bp').amounts ? total : null,
        onRequestCount,
        canReopen: isReactivatable(configuration) && !getOrderRules(project).askBeforeReopen,
        message: order.message,
        rooms: shots.map(({ roomId, picture }) => ({ cid: picture.cid, title: named.room(roomId)?.title ?? '' })),
        chosen: chosen.rooms,
        url: buyersUrl(unit, project),
        sha256: order.sha256,
      })
      const pictures = [getMailLogo(project), ...shots.map(({ picture }) => picture), ...chosen.pictures]
      await mails.add(db, {
        ...content,
        kind: 'order',
        unitId: unit.id,
        about: { kind: 'order', id: order.orderId, label: number },
        accountId: unit.accountId,
        recipient: reader.user.email,
        replyTo: null,
        pictures,
      })
    }
    for (const reader of await listReadingStaff(db, unit)) {
      await send(db, {
        reader,
        unit,
        project,
        order: { id: order.orderId, number, completedAt: order.orderedAt },
        step: 'placed',
        url: teamUrl(unit, order.orderId),
        isTeam: true,
      })
    }
  }

  interface Sending {
    readonly reader: Reader
    readonly unit: Unit
    readonly project: Project
    readonly order: OrderStepFacts['order']
    readonly step: OrderEventKind
    readonly url: string
    readonly isTeam?: true
    readonly leadsToItems?: boolean
  }

  /** The first of what is open again; null = none of it stands in a room any more. */
  async function findOpened(db: Db, { catalogueId }: Unit, itemIds: readonly string[]): Promise<OpenedItem | null> {
    const prepared = catalogueId === null ? null : await catalogues.prepared(catalogueId, db)
    return prepared === null ? null : (listOpenedItems(prepared, itemIds)[0] ?? null)
  }

  async function send(db: Db, sending: Sending): Promise<void> {
    const { reader, unit, project, order, step, url, isTeam, leadsToItems = false } = sending
    const locale = getLocale(reader, project)
    const content = orderStepMail({
      locale,
      colours: getMailColours(project),
      projectName: project.name,
      unitName: textIn(unit.displayName, locale, project.sourceLanguage),
      number: order.number,
      step,
      isTeam: isTeam === true,
      leadsToItems,
      url,
    })
    const about = { kind: 'order', id: order.id, label: order.number } as const
    const to = { accountId: unit.accountId, unitId: unit.id, about, recipient: reader.user.email, replyTo: null }
    await mails.add(db, { ...content, ...to, kind: 'order', pictures: [getMailLogo(project)] })
  }

  function buyersUrl(unit: Unit, project: Project): string {
    return unitUrl(unit, project, ['checkout'])
  }

  function itemUrl(unit: Unit, project: Project, { room, itemId }: OpenedItem): string {
    return unitUrl(unit, project, ['configurator', room.slug, itemId])
  }

  function unitUrl(unit: Unit, project: Project, within: readonly string[]): string {
    const path = [unit.accountId, project.slug, unit.slug, ...within].map(encodeURIComponent).join('/')
    return `${baseUrl()}/bp/${path}`
  }

  function teamUrl(unit: Unit, orderId: string): string {
    return `${baseUrl()}/bp/${encodeURIComponent(unit.accountId)}/admin/orders/${encodeURIComponent(orderId)}`
  }
}

/** Who sees the project's orders and wants to hear of them. */
async function listReadingStaff(db: Db, { accountId, projectId }: Unit): Promise<readonly Reader[]> {
  const staff = await listStaffProfiles(db, { accountId, projectId, right: 'seeOrders' })
  return staff.filter(wantsSteps)
}

/** Whether somebody has not turned off what becomes of choices (decision 63). */
function wantsSteps({ preferences }: Reader): boolean {
  return preferences.notifications?.configurations !== false
}

function getLocale({ preferences }: Reader, project: Project): Locale {
  return preferences.language ?? project.sourceLanguage
}
