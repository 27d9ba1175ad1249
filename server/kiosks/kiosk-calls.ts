import { type MarketingRead, marketingCalls } from '#shared/contracts/http/marketing-calls.ts'
import { toWire } from '#shared/contracts/wire.ts'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import type { PicturesService } from '#server/pictures/pictures.service.ts'
import type { ProjectsService } from '#server/projects/projects.service.ts'
import type { UnitsService } from '#server/units/units.service.ts'

/** A GET that pages make, and what it is answered with. */
export interface KioskCall {
  /** Path and query, spelled as the pages spell it. */
  readonly address: string
  /** JSON. */
  readonly body: string
}

export interface AnswerParts {
  readonly projects: ProjectsService
  readonly units: UnitsService
  readonly catalogues: CataloguesService
  readonly pictures: PicturesService
}

/** Every GET that the pages of these units make, with its answer, except those that the portal answers with 404. */
export async function kioskCalls(parts: AnswerParts, project: Project, units: readonly Unit[]): Promise<KioskCall[]> {
  const calls: KioskCall[] = []
  for (const { address, read } of marketingCalls(named(project), units.map(named))) {
    const body = await getAnswer(parts, project, units, read)
    if (body !== null) calls.push({ address, body })
  }
  return calls
}

async function getAnswer(
  { projects, units: unitViews, catalogues, pictures }: AnswerParts,
  project: Project,
  units: readonly Unit[],
  read: MarketingRead,
): Promise<string | null> {
  const { accountId } = project
  switch (read.kind) {
    case 'projects':
      return text(await projects.marketingList(accountId))
    case 'legal':
      return text(await projects.accountLegal(accountId))
    case 'config':
      return text(await projects.config(accountId, read.projectName, 'mp'))
    case 'marketing':
      return text(await projects.marketing({ idOrSlug: read.projectName, accountId, locale: read.locale }))
    case 'mapping':
      return (await pictures.mappingAnswer(project.id))?.identity.toString('utf8') ?? null
    case 'designLines':
      return text(await projects.designLinesContent(accountId, project.id, read.locale))
    case 'unit': {
      const unit = units.find(({ packageId }) => packageId === read.unitId)
      return unit === undefined ? null : (await unitViews.viewAnswer(unit, read.locale, 'mp')).identity.toString('utf8')
    }
    case 'catalogue': {
      const catalogueId = units.find(({ packageId }) => packageId === read.unitId)?.catalogueId ?? null
      const wanted = {
        locale: read.locale,
        audience: 'public',
        showsPrices: getPriceView(project, 'mp').amounts,
      } as const
      const content = catalogueId === null ? null : await catalogues.answer(catalogueId, wanted)
      return content?.identity.toString('utf8') ?? null
    }
    default:
      return assertNever(read)
  }
}

/** As the pages call it. */
function named<Row extends { readonly packageId: string }>({ packageId, ...row }: Row) {
  return { ...row, id: packageId }
}

function text(body: unknown): string | null {
  return body === null ? null : JSON.stringify(toWire(body))
}
