import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { type Configuration, configure } from '#shared/domain/index.ts'
import { combinedUrl, getPicture, type PictureMapping } from '#shared/domain/look/pictures.ts'
import { OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { listBuyersOfUnit } from '#server/identity/users.repository.ts'
import { describeRooms } from '#server/orders/describe-positions.ts'
import { listFrozenRooms } from '#server/orders/order-document.ts'
import { findPictureMapping } from '#server/pictures/picture-mappings.repository.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import { findProject, type Project } from '#server/projects/projects.repository.ts'
import { findUnit, type Unit } from '#server/projects/units.repository.ts'
import { getSeller } from '#server/prospects/prospect-mails.ts'
import { findPresentationByCode } from './presentations.repository.ts'

export type SharedPresentation = Extract<AnswerOf<typeof getTakeHomeLink>, { kind: 'presentation' }>

interface Parts {
  readonly db: Db
  readonly catalogues: CataloguesService
}

interface Asked {
  /** As `readShortCode` gives it. */
  readonly code: string
  /** ISO time. */
  readonly now: string
  /** null = the project's. */
  readonly locale: Locale | null
}

/**
 * What a code opens of a presentation, as it was handed over: choices and prices of the catalogue of then, and whom to
 * ask (PST-5). Nothing in it says who looked, or who has bought the unit. null = no presentation has this code.
 */
export async function openPresentation(
  { db, catalogues }: Parts,
  { code, now, locale }: Asked,
): Promise<SharedPresentation | null> {
  const presentation = await findPresentationByCode(db, code, now)
  if (presentation === null) return null
  const { accountId, unitId, catalogueId } = presentation
  const unit = await findUnit(db, unitId, { kind: 'account', accountId })
  const project = unit === null ? null : await findProject(db, unit.projectId, accountId)
  if (unit === null || project === null) return null
  const language = locale ?? project.sourceLanguage
  const prepared = await catalogues.preparedIn(catalogueId, language)
  if (prepared === null) return null
  const showsAmounts = getPriceView(project, 'mp').amounts
  const configuration = configure(prepared, presentation.selections, OPEN_CIRCUMSTANCES)
  const rooms = listFrozenRooms(configuration, new Map([[language, prepared]]))
  const place = { project, locale: language, showsAmounts }
  const pictures = await listRoomPictures(db, project, configuration)
  return {
    kind: 'presentation',
    accountId,
    projectSlug: project.slug,
    unit: {
      displayName: textIn(unit.displayName, language, project.sourceLanguage),
      isSold: await isSold(db, unit),
    },
    rooms: rooms.flatMap((room) =>
      describeRooms([room], place).map(({ title, total, positions }) => ({
        title,
        pictureUrl: pictures.get(room.roomId ?? '') ?? null,
        total,
        positions: positions.filter(({ isStandard }) => !isStandard),
      })),
    ),
    total: showsAmounts ? presentation.total : null,
    totalOnRequest: presentation.totalOnRequest,
    seller: getSeller(unit, project),
    createdAt: presentation.createdAt,
    expiresAt: presentation.expiresAt,
  }
}

/** Whether somebody has bought the unit. */
export async function isSold(db: Db, unit: Unit): Promise<boolean> {
  return unit.salesStatus === 'SOLD' || (await listBuyersOfUnit(db, unit.id)).length > 0
}

/** Pictures of the rooms as configured, by room. */
async function listRoomPictures(
  db: Db,
  project: Project,
  configuration: Configuration,
): Promise<ReadonlyMap<string, string>> {
  const stored = await findPictureMapping(db, project.id)
  const mapping: PictureMapping | null = stored === null ? null : fromWire(stored.mapping)
  return new Map(
    configuration.prepared.rooms.flatMap(({ id, renderId, previewUrl }) => {
      const picture = mapping === null || renderId === null ? null : getPicture(configuration, mapping, id)
      const url =
        picture === null || mapping === null || renderId === null
          ? previewUrl
          : combinedUrl(mapping.mergerUrl, renderId, picture)
      return url === null ? [] : [[id, url]]
    }),
  )
}
