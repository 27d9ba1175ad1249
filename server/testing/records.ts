import type { Database, Db } from '#server/platform/db/database.types.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { addProposal } from '#server/proposals/proposals.repository.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { publishCatalogue } from '#server/catalogues/catalogues.repository.ts'
import { type Project, saveBuildings, saveProject } from '#server/projects/projects.repository.ts'
import { saveUnit, type Unit } from '#server/projects/units.repository.ts'
import { saveUser, type User } from '#server/identity/users.repository.ts'

export const NOW = '2026-11-20T10:00:00.000Z'

export function aProject(change: Partial<Project> & Pick<Project, 'id'>): Project {
  return {
    packageId: change.id,
    accountId: 'demo',
    slug: change.id,
    name: change.id,
    variant: 'default',
    position: 0,
    address: '',
    postCode: '',
    town: '',
    marketingWebsiteUrl: null,
    unitType: { labelSingular: { de: 'Wohnung' }, labelPlural: { de: 'Wohnungen' } },
    theme: 'light',
    sourceLanguage: 'de',
    supportedLanguages: ['de', 'en'],
    featureFlags: { bp: { showSku: true }, mp: {} },
    logos: { projectLogoWideUrl: null, projectLogoUrl: null, logoUrl: null },
    projectImageUrl: null,
    agent: null,
    accountManager: null,
    salesManager: null,
    legalNotice: null,
    ...change,
  }
}

export function aUnit(change: Partial<Unit> & Pick<Unit, 'id'>): Unit {
  return {
    packageId: change.id,
    accountId: 'demo',
    projectId: 'p1',
    slug: change.id,
    position: 0,
    isSample: false,
    buildingId: 'a',
    storeyId: 'eg',
    floor: 0,
    unitNumber: '1',
    wohnwahlDemo: false,
    price: 45_000_000,
    floorSpace: 78.25,
    roomCount: 3.5,
    salesStatus: 'VACANT',
    featured: true,
    marketingPortalEnabled: false,
    buyerPortalEnabled: true,
    displayName: { de: 'Wohnung', en: 'Home' },
    description: { de: '' },
    contractNumber: null,
    parkingSpaceNumber: '12',
    cellarNumber: null,
    marketedByAgent: false,
    unitFeatures: [{ id: 'f1', title: { de: 'Balkon' }, marketingFeature: true }],
    attachments: [],
    catalogueId: null,
    ...change,
  }
}

export function aUser(change: Partial<User> & Pick<User, 'id'>): User {
  return {
    accountId: 'demo',
    email: `${change.id}@example.com`,
    firstName: 'Anna',
    lastName: 'Muster',
    mobile: null,
    group: 'buyer',
    role: 'buyer',
    passwordHash: null,
    disabledAt: null,
    ...change,
  }
}

/** Accounts `demo` and `partner` with projects p1, p2 and q1, a building each, and a catalogue for p1. */
export async function fillWithProjects({ kysely }: Database): Promise<void> {
  await saveAccount(kysely, { id: 'demo', name: 'Demo' }, NOW)
  await saveAccount(kysely, { id: 'partner', name: 'Partner' }, NOW)
  for (const project of [
    aProject({ id: 'p1' }),
    aProject({ id: 'p2', position: 1 }),
    aProject({ id: 'q1', accountId: 'partner', slug: 'p1-slug' }),
  ]) {
    await saveProject(kysely, project, NOW)
    await saveBuildings(kysely, project.id, [
      {
        id: 'a',
        slug: 'haus-a',
        name: { de: 'Haus A' },
        position: 0,
        storeys: [{ id: 'eg', nameShort: 'EG', name: { de: 'Erdgeschoss' }, position: 0 }],
      },
    ])
  }
  await publishCatalogue(kysely, { id: 'c1', projectId: 'p1', variant: null, revision: 'r1' }, [], NOW)
}

/** Besides, units of p1 and a buyer `anna`. */
export async function fillWithUnits(database: Database): Promise<void> {
  await fillWithProjects(database)
  await saveUnit(database.kysely, aUnit({ id: 'u1', slug: 'shared-slug', catalogueId: 'c1' }), NOW)
  await saveUnit(database.kysely, aUnit({ id: 'u2', position: 1 }), NOW)
  await saveUnit(database.kysely, aUnit({ id: 'u3', projectId: 'p2', slug: 'shared-slug' }), NOW)
  await saveUnit(database.kysely, aUnit({ id: 's1', position: 2, isSample: true }), NOW)
  await saveUnit(database.kysely, aUnit({ id: 'x1', accountId: 'partner', projectId: 'q1', slug: 'u1' }), NOW)
  await saveUser(database.kysely, aUser({ id: 'anna' }), NOW)
}

/** A proposal to unit `t-01` of the test portal that its buyer anna has answered. */
export async function addAnsweredProposal(db: Db): Promise<void> {
  const change = { buyerSelections: {}, buyerLineItemActivations: {}, buyerDesignLineSelections: null }
  const times = { sentAt: NOW, seenAt: NOW, withdrawnAt: null, answeredAt: NOW }
  const taken = { itemIds: [], lineItemIds: [], takesStyle: false }
  const people = { authorId: null, authorName: 'Olga Ost', answererName: 'anna Test' }
  const unitId = newRowId('demo', 't-01')
  await addProposal(db, {
    id: 'answered',
    unitId,
    ...people,
    note: 'For you',
    change,
    undo: change,
    ...times,
    taken,
  })
}
