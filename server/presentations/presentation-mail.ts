import { type Locale, LOCALES } from '#shared/contracts/primitives.ts'
import { shortCodePath } from '#shared/contracts/short-code.ts'
import { type Configuration, configure, type PreparedCatalogue } from '#shared/domain/index.ts'
import { OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { listChosenRooms } from '#server/catalogues/list-chosen-rooms.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { RemadeMail } from '#server/mail/mail-log.service.ts'
import type { NewMail } from '#server/mail/mail-queue.ts'
import type { Mail } from '#server/mail/mails.repository.ts'
import { getRoomShots } from '#server/mail/room-shots.ts'
import { savedConfigurationMail } from '#server/mail/templates/saved-configuration.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import { findProject, type Project } from '#server/projects/projects.repository.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { getSeller } from '#server/prospects/prospect-mails.ts'
import { findPresentation, holdPresentation, type Presentation } from './presentations.repository.ts'

const QR_CID = 'qr-code'

interface PresentationMailFacts {
  readonly unit: Unit
  readonly project: Project
  readonly configuration: Configuration
  /** The one that it stands on. */
  readonly catalogueId: string
  readonly locale: Locale
}

interface Parts {
  readonly db: Db
  readonly catalogues: CataloguesService
}

/**
 * To the people who looked: what was put together, the link and its QR code (PST-4). Reads pictures and catalogue, so that
 * the mail can be written within a transaction: `url` is the whole address of what it opens.
 */
export async function preparePresentationMail(
  { db, catalogues }: Parts,
  facts: PresentationMailFacts,
): Promise<(presentation: Presentation, url: string) => NewMail> {
  const { project, configuration, catalogueId, locale } = facts
  const shots = await getRoomShots(db, project.id, configuration)
  const named = (await catalogues.preparedIn(catalogueId, locale)) ?? configuration.prepared
  const chosen = listChosenRooms(configuration, named)
  return (presentation, url) => write({ ...facts, shots, named, chosen }, presentation, url)
}

interface ReadFacts extends PresentationMailFacts {
  readonly shots: Awaited<ReturnType<typeof getRoomShots>>
  readonly named: PreparedCatalogue
  readonly chosen: ReturnType<typeof listChosenRooms>
}

function write(
  { unit, project, locale, shots, named, chosen }: ReadFacts,
  presentation: Presentation,
  url: string,
): NewMail {
  const content = savedConfigurationMail({
    occasion: 'presentation',
    colours: getMailColours(project),
    locale,
    projectName: project.name,
    unitName: textIn(unit.displayName, locale, project.sourceLanguage),
    total: getPriceView(project, 'mp').amounts ? presentation.total : null,
    onRequestCount: presentation.totalOnRequest,
    url,
    expiresAt: presentation.expiresAt,
    rooms: shots.map(({ roomId, picture }) => ({ cid: picture.cid, title: named.room(roomId)?.title ?? '' })),
    chosen: chosen.rooms,
    wishes: [],
    qrCid: QR_CID,
    seller: getSeller(unit, project),
  })
  return {
    ...content,
    kind: 'presentation',
    about: { kind: 'presentation', id: presentation.id, label: '' },
    accountId: unit.accountId,
    unitId: unit.id,
    recipient: presentation.email,
    replyTo: null,
    pictures: [
      getMailLogo(project),
      ...shots.map(({ picture }) => picture),
      ...chosen.pictures,
      { kind: 'qrCode', cid: QR_CID, text: url },
    ],
  }
}

interface RemakeParts extends Parts {
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

/**
 * Makes the mail about a presentation anew, with the same code, which the team has, too (PST-7). Its language is stored
 * nowhere and told by the subject, which stays. null = the presentation is gone (MLG-4).
 */
export async function remakePresentationMail(
  parts: RemakeParts,
  { about, accountId, unitId, subject }: Pick<Mail, 'about' | 'accountId' | 'unitId' | 'subject'>,
): Promise<RemadeMail | null> {
  const { db, catalogues, baseUrl, now } = parts
  if (about === null || accountId === null || unitId === null) return null
  const presentation = await findPresentation(db, { unitId, id: about.id }, isoTime(now()))
  const unit = presentation === null ? null : await findUnit(db, unitId, { kind: 'account', accountId })
  const project = unit === null ? null : await findProject(db, unit.projectId, accountId)
  if (presentation === null || unit === null || project === null) return null
  const prepared = await catalogues.prepared(presentation.catalogueId)
  if (prepared === null) return null
  const configuration = configure(prepared, presentation.selections, OPEN_CIRCUMSTANCES)
  const url = `${baseUrl()}${shortCodePath(presentation.code)}`
  const writeIn = async (locale: Locale) => {
    const { catalogueId } = presentation
    const writeMail = await preparePresentationMail(parts, { unit, project, configuration, catalogueId, locale })
    return writeMail(presentation, url)
  }
  const written = await Promise.all(LOCALES.map(writeIn))
  const mail = written.find((one) => one.subject === subject) ?? (await writeIn(project.sourceLanguage))
  return { mail, store: (within) => holdPresentation(within, presentation.id) }
}
