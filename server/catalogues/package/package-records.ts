import { LOCALES, PORTALS } from '#shared/contracts/primitives.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import type {
  PackageDashboard as FileDashboard,
  PackageTextSchema,
  ProjectFile,
} from '#shared/contracts/project-package.ts'
import { mapFiles } from '#shared/domain/designs/list-files.ts'
import type * as z from 'zod/mini'
import type { LocalizedText } from '#server/platform/db/localized-text.ts'
import type { PackageDashboard, ProjectTexts } from '#server/projects/package-dashboard.types.ts'
import type { Building, DesignLinesDialog, Drawings, Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { isPackagePath } from './package-documents.ts'

type UrlOf = (file: string) => string

/** Where a package's project lies. */
export interface ProjectPlace {
  /** The database's own id of it. */
  readonly id: string
  readonly accountId: string
  readonly position: number
}

/** The project as it is stored. */
export function projectRecord(file: ProjectFile, place: ProjectPlace, makeUrl: UrlOf): Project {
  const url = (path: string | null) => (path === null ? null : makeUrl(path))
  const person = (from: ProjectFile['account_manager']) =>
    from && {
      firstName: from.first_name,
      lastName: from.last_name,
      imageUrl: url(from.image_url),
      email: from.email,
      phone: from.phone,
    }
  return {
    ...place,
    packageId: file.id,
    slug: file.slug,
    name: file.name,
    variant: file.variant,
    address: file.address,
    postCode: file.post_code,
    town: file.town,
    marketingWebsiteUrl: file.marketing_website_url,
    unitType: {
      labelSingular: text(file.unit_type.label_singular),
      labelPlural: text(file.unit_type.label_plural),
    },
    theme: file.theme,
    ...(file.order_prefix === undefined ? {} : { orderPrefix: file.order_prefix }),
    ...(file.dashboard_menu === undefined ? {} : { dashboardMenu: file.dashboard_menu }),
    sourceLanguage: file.source_language,
    supportedLanguages: file.supported_languages,
    featureFlags: file.feature_flags,
    logos: {
      projectLogoWideUrl: url(file.logos.project_logo_wide),
      projectLogoUrl: url(file.logos.project_logo),
      logoUrl: url(file.logos.logo),
    },
    projectImageUrl: url(file.project_image),
    agent: file.agent && {
      name: file.agent.name,
      logoUrl: url(file.agent.logo),
      addressStreet: file.agent.address_street,
      addressPostcode: file.agent.address_postcode,
      addressCity: file.agent.address_city,
      email: file.agent.email,
      phone: file.agent.phone,
    },
    accountManager: person(file.account_manager),
    salesManager: person(file.sales_manager),
    legalNotice: file.legal_notice === null ? null : text(file.legal_notice),
    designLinesDialog: designLinesDialog(file, makeUrl),
    drawings: drawings(file, makeUrl),
    ...(file.pages === undefined ? {} : { pages: file.pages }),
    videoUrl: url(file.project_video ?? null),
    ...(file.project_banner && {
      banner: { url: makeUrl(file.project_banner.image), mobileUrl: makeUrl(file.project_banner.mobile_image) },
    }),
    returnHosts: file.return_hosts ?? [],
    ...getLook(file),
    ...getDashboards(file, makeUrl),
    documents: (file.documents ?? []).map((document) => ({
      id: document.id,
      role: document.role,
      displayName: text(document.display_name),
      url: makeUrl(document.file),
      updatedOn: document.updated_on,
      visibility: document.visibility,
    })),
  }
}

/** Own colours and words; nothing for a project that has none. */
function getLook(file: ProjectFile): Pick<Project, 'styling' | 'translations'> {
  const { styling_simple: simple = {}, styling_advanced: advanced = '', translations = {} } = file
  const texts = listTexts(translations, file)
  return {
    ...(Object.keys(simple).length === 0 && advanced === '' ? {} : { styling: { simple: fromWire(simple), advanced } }),
    ...(texts.length === 0 ? {} : { translations: texts }),
  }
}

function listTexts(translations: ProjectFile['translations'], file: ProjectFile): ProjectTexts {
  return Object.entries(translations ?? {}).flatMap(([language, byKey]) => {
    const locale = LOCALES.find((one) => one === language && file.supported_languages.includes(one))
    return locale === undefined ? [] : Object.entries(byKey ?? {}).map(([key, text]) => ({ locale, key, text }))
  })
}

/** What the dashboards show, and what they need for it; nothing for a project that says nothing of them. */
function getDashboards(file: ProjectFile, makeUrl: UrlOf): Pick<Project, 'dashboards' | 'frameHosts' | 'mapSourceUrl'> {
  const { dashboards, frame_hosts: frameHosts = [], map_source: mapSource } = file
  const entries = PORTALS.flatMap((portal) => {
    const one = dashboards?.[portal]
    return one === undefined ? [] : [[portal, dashboardRecord(one, file, makeUrl)] as const]
  })
  return {
    ...(entries.length === 0 ? {} : { dashboards: Object.fromEntries(entries) }),
    ...(frameHosts.length === 0 ? {} : { frameHosts: [...new Set(frameHosts)] }),
    ...(mapSource === undefined ? {} : { mapSourceUrl: makeUrl(mapSource) }),
  }
}

function dashboardRecord(from: FileDashboard, file: ProjectFile, makeUrl: UrlOf): PackageDashboard {
  const {
    version,
    theme,
    dashboard_menu: menu,
    styling_simple: simple,
    styling_advanced: advanced,
    translations,
  } = from
  return {
    version,
    config: mapFiles(from.dashboard_config, (address) => (isPackagePath(address) ? makeUrl(address) : address)),
    ...(theme === undefined ? {} : { theme }),
    ...(menu === undefined ? {} : { menu }),
    ...(simple === undefined ? {} : { stylingSimple: fromWire(simple) }),
    ...(advanced === undefined ? {} : { stylingAdvanced: advanced }),
    ...(translations === undefined ? {} : { translations: listTexts(translations, file) }),
  }
}

function drawings(file: ProjectFile, makeUrl: UrlOf): Drawings {
  const storeys = file.buildings.flatMap((building) => building.storeys)
  return {
    modelUrl: file.building_model === undefined ? null : makeUrl(file.building_model),
    floorUrlsByStorey: Object.fromEntries(
      storeys.flatMap(({ id, floor_svg: floor }) => (floor === undefined ? [] : [[id, makeUrl(floor)] as const])),
    ),
  }
}

function designLinesDialog({ design_lines_dialog: dialog }: ProjectFile, makeUrl: UrlOf): DesignLinesDialog | null {
  if (dialog === undefined) return null
  return {
    title: text(dialog.title),
    subtitle: text(dialog.subtitle),
    description: text(dialog.description),
    designLines: dialog.design_lines.map((line) => ({
      id: line.id,
      title: text(line.title),
      subtitle: text(line.subtitle),
      summary: text(line.summary),
    })),
    designLinesExtra: dialog.design_lines_extra.map((extra) => ({
      id: extra.id,
      title: text(extra.title),
      description: text(extra.description),
      imageUrl: extra.image_url === null ? null : makeUrl(extra.image_url),
    })),
  }
}

/** The buildings of the project, in the order of the file. */
export function buildingRecords(file: ProjectFile): Building[] {
  return file.buildings.map((building, position) => ({
    id: building.id,
    slug: building.slug,
    name: text(building.name),
    position,
    storeys: building.storeys.map((storey) => ({
      id: storey.id,
      nameShort: storey.name_short,
      name: text(storey.name),
      position: storey.position,
    })),
  }))
}

/**
 * One unit as it is stored: with the project's public documents beside its own attachments, so that pages find
 * both by their role (DSH-12). `now`: ISO time, of its own attachments.
 */
export function unitRecord(
  file: ProjectFile['units'][number],
  place: Pick<Unit, 'id' | 'accountId' | 'projectId' | 'position'>,
  catalogueId: string,
  makeUrl: UrlOf,
  now: string,
  documents: ProjectFile['documents'] = [],
): Unit {
  return {
    ...place,
    packageId: file.id,
    slug: file.slug,
    isSample: file.is_sample,
    buildingId: file.building,
    storeyId: file.storey,
    floor: file.floor,
    unitNumber: file.unit_number,
    price: file.price,
    floorSpace: file.floor_space,
    roomCount: file.room_count,
    salesStatus: file.sales_status,
    featured: file.featured,
    marketingPortalEnabled: file.marketing_portal_enabled,
    buyerPortalEnabled: file.buyer_portal_enabled,
    displayName: text(file.display_name),
    description: text(file.description),
    contractNumber: file.contract_number,
    parkingSpaceNumber: file.parking_space_number,
    cellarNumber: file.cellar_number,
    marketedByAgent: file.marketed_by_agent ?? false,
    wohnwahlDemo: file.wohnwahl_demo ?? false,
    unitFeatures: file.unit_features.map((feature) => ({
      id: feature.id,
      title: text(feature.title),
      marketingFeature: feature.marketing_feature,
    })),
    attachments: [
      ...file.attachments.map(({ id, role, file: path }) => ({ id, role, url: makeUrl(path), createdAt: now })),
      ...documents
        .filter(({ visibility }) => visibility === 'public')
        .map(({ id, role, file: path, updated_on: day }) => ({
          id: `${file.id}-${id}`,
          role,
          url: makeUrl(path),
          createdAt: `${day}T00:00:00.000Z`,
        })),
    ],
    catalogueId,
  }
}

function text(value: z.infer<typeof PackageTextSchema>): LocalizedText {
  return value === '' ? { de: '' } : value
}
