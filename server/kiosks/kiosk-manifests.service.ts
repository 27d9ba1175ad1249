import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getDeviceManifest } from '#shared/contracts/http/devices.contract.ts'
import { canonicalJson, type PreparedCatalogue } from '#shared/domain/index.ts'
import type { PictureMapping } from '#server/pictures/picture-mappings.repository.ts'
import { PORTALS } from '#shared/contracts/primitives.ts'
import { fromWire, toWire } from '#shared/contracts/wire.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { findPublishedDesign } from '#server/projects/published-designs.repository.ts'
import { findAccount } from '#server/projects/accounts.repository.ts'
import type { Kiosk } from './kiosks.repository.ts'
import { findPictureMapping } from '#server/pictures/picture-mappings.repository.ts'
import {
  findFirstProject,
  findProject,
  listBuildings,
  listProjectsWithSamples,
  type Project,
} from '#server/projects/projects.repository.ts'
import { listUnits, type Unit } from '#server/projects/units.repository.ts'
import { compressBrotli, compressGzip, type Content, contentHash, JSON_TYPE } from '#server/platform/files/content.ts'
import { type FileStore, namesInAddresses } from '#server/platform/files/file-store.ts'
import type { ShownFiles } from '#server/platform/files/shown-files.ts'
import type { PictureMerger } from '#server/pictures/picture-merger.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import { attractPictures } from './kiosk-attract.ts'
import { type AnswerParts, kioskCalls } from './kiosk-calls.ts'
import { canShow } from './kiosk-settings.ts'
import { LoadCache } from '#server/platform/cache/load-cache.ts'
import { LruCache } from '#server/platform/cache/lru-cache.ts'
import { isLeaseValid, type CacheLease } from '#server/platform/cache/cache-lease.ts'

type Manifest = AnswerOf<typeof getDeviceManifest>

export interface KioskManifestsService {
  /** What a kiosk needs on its disk to show its project (decision 36); null = it shows none. */
  manifestFor(kiosk: KioskPlace): Promise<Content | null>
  /** Revision of that as it is now; null = it shows no project. */
  revisionFor(kiosk: KioskPlace): Promise<string | null>
}

/** `report`: the kiosk's own file may set another project of the account than the portal does (decision 37). */
type KioskPlace = Pick<Kiosk, 'accountId' | 'settings'> & {
  readonly report: { readonly projectId?: string | undefined } | null
}

interface Parts extends AnswerParts {
  readonly database: Database
  readonly files: FileStore
  readonly shown: ShownFiles
  readonly merger: PictureMerger
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

interface Built {
  readonly revision: string
  readonly content: Content
}

/** Everything in the database that the answers of a project are made of. */
interface Sources {
  readonly project: Project
  readonly shown: readonly Unit[]
  readonly mapping: PictureMapping | null
  /** Changes with any of it. */
  readonly stamp: string
}

const MAX_BUILT = 20
const MAX_SOURCES = 100
const MAX_SIZES = 50_000
/** More units than any one project has. */
const ALL_UNITS = { limit: 10_000, offset: 0 }

/**
 * Manifests of projects. What they are made from is looked at again when the database has changed, which is a few
 * queries; answers and files only when something of that is different, for a catalogue has thousands of addresses.
 */
export function createKioskManifestsService(parts: Parts): KioskManifestsService {
  const { database, changeClock, now } = parts
  const sources = new LruCache<{ readonly lease: CacheLease; readonly sources: Sources | null }>(MAX_SOURCES)
  const built = new LoadCache<Built>(MAX_BUILT)
  const sizes = new LruCache<{ readonly bytes: number }>(MAX_SIZES)

  async function getSources(accountId: string, projectId: string): Promise<Sources | null> {
    const key = `${accountId} ${projectId}`
    const known = sources.get(key)
    if (known !== undefined && isLeaseValid(known.lease, now())) return known.sources
    const lease = changeClock.lease()
    const read = await readSources(database.kysely, accountId, projectId)
    sources.set(key, { lease, sources: read })
    return read
  }

  async function builtFor({ accountId, settings, report }: KioskPlace): Promise<Built | null> {
    const projectId = report?.projectId ?? settings.projectId
    const read = projectId === null ? null : await getSources(accountId, projectId)
    return read === null ? null : built.get(`${read.project.id} ${read.stamp}`, () => build(parts, sizes, read))
  }

  return {
    manifestFor: async (kiosk) => (await builtFor(kiosk))?.content ?? null,
    revisionFor: async (kiosk) => (await builtFor(kiosk))?.revision ?? null,
  }
}

async function readSources(db: Db, accountId: string, projectId: string): Promise<Sources | null> {
  const project = await findProject(db, projectId, accountId)
  if (project === null || project.packageId !== projectId) return null
  const [account, first, neighbours, buildings, { units }, mapping, ...designs] = await Promise.all([
    findAccount(db, accountId),
    findFirstProject(db, accountId),
    listProjectsWithSamples(db, accountId),
    listBuildings(db, project.id),
    listUnits(db, { kind: 'project', projectId: project.id }, { page: ALL_UNITS }),
    findPictureMapping(db, project.id),
    ...PORTALS.map((portal) => findPublishedDesign(db, project.id, portal)),
  ])
  const shown = units.filter(canShow)
  if (shown.length === 0) return null
  const names = neighbours.map(({ packageId, slug, name }) => ({ packageId, slug, name }))
  const legal = { logos: first?.logos, documents: first?.documents }
  const stamp = contentHash(
    JSON.stringify({ project, account, legal, names, buildings, units, designs, mapping: mapping?.etag ?? null }),
  )
  return { project, shown, mapping: mapping?.mapping ?? null, stamp }
}

async function build(parts: Parts, sizes: LruCache<{ readonly bytes: number }>, read: Sources): Promise<Built> {
  const { project, shown, mapping } = read
  const calls: string[] = []
  const hashes: string[] = []
  const names = new Set<string>()
  for (const { address, body } of await kioskCalls(parts, project, shown)) {
    calls.push(address)
    hashes.push(contentHash(body))
    for (const name of namesInAddresses(body)) names.add(name)
  }
  const attract = await attractPictures(
    parts,
    project,
    await loadCatalogues(parts, shown),
    mapping === null ? null : fromWire(mapping),
  )
  for (const url of attract) for (const name of namesInAddresses(url)) names.add(name)
  const files: Manifest['files'] = []
  for (const name of [...names].sort()) {
    const bytes = await measureSize(parts.shown, sizes, name)
    // What the portal has lost no kiosk can fetch: the picture is missing on the web as well.
    if (bytes !== null) files.push({ path: `/files/${name}`, bytes })
  }
  const kept = new Set(files.map(({ path }) => path))
  const described = {
    accountId: project.accountId,
    project: { id: project.packageId, slug: project.slug, name: project.name },
    units: shown.map(({ packageId, slug, displayName }) => ({
      id: packageId,
      slug,
      name: textIn(displayName, project.sourceLanguage, project.sourceLanguage),
    })),
    calls,
    files,
    attract: attract.filter((path) => kept.has(path)),
  }
  const revision = contentHash(canonicalJson({ ...described, hashes }))
  const manifest: Manifest = { revision, ...described }
  const identity = Buffer.from(JSON.stringify(toWire(manifest)))
  const [br, gzip] = await Promise.all([compressBrotli(identity), compressGzip(identity)])
  const content: Content = { mediaType: JSON_TYPE, keepers: 'nobody', locale: null, identity, br, gzip }
  return { revision, content }
}

async function measureSize(
  shown: ShownFiles,
  sizes: LruCache<{ readonly bytes: number }>,
  name: string,
): Promise<number | null> {
  const known = sizes.get(name)
  if (known !== undefined) return known.bytes
  const bytes = await shown.size(name)
  if (bytes !== null) sizes.set(name, { bytes })
  return bytes
}

async function loadCatalogues(parts: AnswerParts, units: readonly Unit[]): Promise<PreparedCatalogue[]> {
  const ids = new Set(units.flatMap(({ catalogueId }) => catalogueId ?? []))
  const prepared = await Promise.all([...ids].map((id) => parts.catalogues.prepared(id)))
  return prepared.filter((catalogue) => catalogue !== null)
}
