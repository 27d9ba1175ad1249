import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getMapping } from '#shared/contracts/http/pictures.contract.ts'
import type { getConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'
import type { UnitData } from '../data/unit-data.types.ts'

/** Wohnung A 12, as the server describes it. */
export const unitData: UnitData = {
  id: 'unit-a-12',
  slug: 'a-12',
  sampleUnitToken: null,
  displayName: 'Wohnung A 12',
  description: 'Dachgeschoss mit Südbalkon',
  projectId: 'project-lindenhof',
  projectSlug: 'lindenhof',
  accountId: 'demo',
  unitNumber: 'A 12',
  unitType: { labelSingular: 'Wohnung', labelPlural: 'Wohnungen' },
  price: 689_000_00,
  total: 0,
  totalOnRequest: 0,
  floorSpace: 104.5,
  roomCount: 4,
  floor: 3,
  storeys: [{ nameShort: 'DG', name: 'Dachgeschoss', position: 3 }],
  progress: 0,
  marketingPortalEnabled: true,
  buyerPortalEnabled: true,
  roomBookPresent: true,
  flatFinderEnabled: true,
  featured: false,
  salesStatus: 'SOLD',
  configuratorUrl: '/bp/demo/lindenhof/a-12/configurator',
  contractNumber: null,
  parkingSpaceNumber: null,
  cellarNumber: null,
  buyers: [{ id: 'buyer-ben', firstName: 'Ben', lastName: 'Berg', email: 'ben@example.com', mobile: null }],
  accountManager: null,
  salesManager: null,
  agent: null,
  legalNotice: null,
  attachments: [],
  unitFeatures: [],
  configurationStatus: { status: 'pending' },
}

/** Its project has no pictures. */
export const emptyMapping: AnswerOf<typeof getMapping> = {
  mergerUrl: '/merger/v1/demo/lindenhof',
  missingKey: 'missing',
  rooms: [],
}

/** What the server says of a configuration in which nothing is chosen. */
export const untouched: AnswerOf<typeof getConfiguration> = {
  revision: 0,
  catalogueRevision: 'r1',
  currentCatalogueRevision: 'r1',
  previousTotal: null,
  previousTotalOnRequest: null,
  buyerSelections: {},
  buyerLineItemActivations: {},
  buyerDesignLineSelections: [],
  configurationStatus: { status: 'pending' },
  lockedTrades: [],
  openedPart: null,
  total: 0,
  totalOnRequest: 0,
  progress: 0,
}

/** Its project. */
export const projectConfig: ProjectConfig = {
  id: 'project-lindenhof',
  slug: 'lindenhof',
  name: 'Wohnen am Lindenhof',
  address: 'Lindenstraße 1',
  postCode: '79100',
  town: 'Freiburg',
  account: { id: 'demo', name: 'Demo Wohnbau' },
  variant: 'default',
  featureFlags: {},
  supportedLanguages: ['de', 'en'],
  sourceLanguage: 'de',
  theme: 'light',
  logos: { projectLogoWideUrl: null, projectLogoUrl: null, logoUrl: null },
  projectImageUrl: null,
}
