import type { PackageTextSchema, ProjectFile } from '#shared/contracts/project-package.ts'
import type * as z from 'zod/mini'
import type { LocalizedText } from '../db/localized-text.ts'
import type { Building, Project } from '../db/repositories/projects.repository.ts'
import type { Unit } from '../db/repositories/units.repository.ts'

type UrlOf = (file: string) => string

/** The project as it is stored. */
export function projectRecord(file: ProjectFile, accountId: string, position: number, urlOf: UrlOf): Project {
  const url = (path: string | null) => (path === null ? null : urlOf(path))
  const person = (from: ProjectFile['account_manager']) =>
    from && {
      firstName: from.first_name,
      lastName: from.last_name,
      imageUrl: url(from.image_url),
      email: from.email,
      phone: from.phone,
    }
  return {
    id: file.id,
    accountId,
    slug: file.slug,
    name: file.name,
    variant: file.variant,
    position,
    address: file.address,
    postCode: file.post_code,
    town: file.town,
    marketingWebsiteUrl: file.marketing_website_url,
    unitType: {
      labelSingular: text(file.unit_type.label_singular),
      labelPlural: text(file.unit_type.label_plural),
    },
    theme: file.theme,
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

/** One unit as it is stored. `now`: ISO time, of its attachments. */
export function unitRecord(
  file: ProjectFile['units'][number],
  place: { readonly accountId: string; readonly projectId: string; readonly position: number },
  catalogueId: string,
  urlOf: UrlOf,
  now: string,
): Unit {
  return {
    id: file.id,
    ...place,
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
    unitFeatures: file.unit_features.map((feature) => ({
      id: feature.id,
      title: text(feature.title),
      marketingFeature: feature.marketing_feature,
    })),
    attachments: file.attachments.map(({ id, role, file: path }) => ({ id, role, url: urlOf(path), createdAt: now })),
    catalogueId,
  }
}

function text(value: z.infer<typeof PackageTextSchema>): LocalizedText {
  return value === '' ? { de: '' } : value
}
