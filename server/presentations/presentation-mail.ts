import type { Locale } from '#shared/contracts/primitives.ts'
import type { Configuration, PreparedCatalogue } from '#shared/domain/index.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { listChosenRooms } from '#server/catalogues/list-chosen-rooms.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { NewMail } from '#server/mail/mail-queue.ts'
import { getRoomShots } from '#server/mail/room-shots.ts'
import { savedConfigurationMail } from '#server/mail/templates/saved-configuration.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { getSeller } from '#server/prospects/prospect-mails.ts'
import type { Presentation } from './presentations.repository.ts'

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
