import type { Configuration } from '#shared/domain/index.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { ProspectConfiguration } from './prospects.repository.ts'
import { nameWishes } from './wanted-wishes.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import { listChosenRooms } from '#server/catalogues/list-chosen-rooms.ts'
import type { MailPicture } from '#server/mail/mails.repository.ts'
import type { NewMail } from '#server/mail/mail-queue.ts'
import { prospectNoticeMail } from '#server/mail/templates/prospect-notice.ts'
import { savedConfigurationMail } from '#server/mail/templates/saved-configuration.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import { getRoomShots } from '#server/mail/room-shots.ts'

const QR_CID = 'qr-code'

interface Seller {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

export interface ProspectMailFacts {
  readonly unit: Unit
  readonly project: Project
  readonly prospect: ProspectConfiguration
  /** Path on this portal. */
  readonly restorePath: string
  /** Of the message to the sellers; '' = the usual one. */
  readonly subject: string
}

interface Parts {
  readonly database: Database
  readonly catalogues: CataloguesService
  readonly baseUrl: () => string
}

/** Writes the mails that a saved configuration or a contact request leads to. */
export function createProspectMails({ database, catalogues, baseUrl }: Parts) {
  async function toVisitor(facts: ProspectMailFacts, configuration: Configuration): Promise<NewMail> {
    const { unit, project, prospect, restorePath } = facts
    const { locale } = prospect
    const shots = await getRoomShots(database.kysely, project.id, configuration)
    const named = (await catalogues.preparedIn(prospect.catalogueId, locale)) ?? configuration.prepared
    const chosen = listChosenRooms(configuration, named)
    const url = `${baseUrl()}${restorePath}`
    const content = savedConfigurationMail({
      occasion: 'saved',
      colours: getMailColours(project),
      locale,
      projectName: project.name,
      unitName: textIn(unit.displayName, locale, project.sourceLanguage),
      total: getPriceView(project, 'mp').amounts ? prospect.total : null,
      onRequestCount: prospect.totalOnRequest,
      url,
      expiresAt: prospect.expiresAt,
      rooms: shots.map(({ roomId, picture }) => ({ cid: picture.cid, title: named.room(roomId)?.title ?? '' })),
      chosen: chosen.rooms,
      wishes: nameWishes(named, prospect.configuration.wishes ?? []),
      qrCid: QR_CID,
      seller: getSeller(unit, project),
    })
    const pictures: MailPicture[] = [
      getMailLogo(project),
      ...shots.map(({ picture }) => picture),
      ...chosen.pictures,
      { kind: 'qrCode', cid: QR_CID, text: url },
    ]
    return {
      ...content,
      kind: 'saved_configuration',
      accountId: unit.accountId,
      unitId: unit.id,
      recipient: prospect.email,
      replyTo: null,
      pictures,
    }
  }

  return {
    /** To the visitor for what was saved; to the sellers for that and for a request, where one of them has an address. */
    async write(facts: ProspectMailFacts, configuration: Configuration): Promise<NewMail[]> {
      const seller = getSeller(facts.unit, facts.project)?.email ?? null
      return [
        ...(facts.prospect.requestsContact ? [] : [await toVisitor(facts, configuration)]),
        ...(seller === null ? [] : [toSeller(facts, seller, baseUrl())]),
      ]
    },
  }
}

/** `baseUrl`: of the portal, without a slash at the end. */
function toSeller(facts: ProspectMailFacts, recipient: string, baseUrl: string): NewMail {
  const { unit, project, prospect, restorePath, subject } = facts
  // The sellers' own language, not the visitor's.
  const locale = project.sourceLanguage
  const content = prospectNoticeMail({
    colours: getMailColours(project),
    locale,
    visitorLocale: prospect.locale,
    projectName: project.name,
    unitName: textIn(unit.displayName, locale, project.sourceLanguage),
    requestsContact: prospect.requestsContact,
    subject,
    name: prospect.name,
    email: prospect.email,
    phone: prospect.contact?.phone ?? null,
    comment: prospect.comment,
    total: getPriceView(project, 'mp').amounts ? prospect.total : null,
    onRequestCount: prospect.totalOnRequest,
    receivedAt: prospect.createdAt,
    url: `${baseUrl}${restorePath}`,
  })
  const to = { accountId: unit.accountId, unitId: unit.id, recipient, replyTo: prospect.email }
  return { ...content, ...to, kind: 'enquiry', pictures: [getMailLogo(project)] }
}

/** Who sells: the agent for a unit that is marketed by one, else the project's sales manager (PRO-28, PRO-29). */
export function getSeller(unit: Unit, { agent, salesManager }: Project): Seller | null {
  if (unit.marketedByAgent === true && agent !== null) {
    return { name: agent.name, email: agent.email, phone: agent.phone }
  }
  if (salesManager === null) return null
  const { firstName, lastName, email, phone } = salesManager
  return { name: `${firstName} ${lastName}`, email, phone }
}
