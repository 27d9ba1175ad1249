import {
  notifyManager,
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { getMapping } from '#shared/contracts/http/pictures.contract.ts'
import { getCatalogue, getSampleCatalogue, getSampleUnit, getUnit } from '#shared/contracts/http/units.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { type PreparedCatalogue, prepareCatalogue } from '#shared/domain/index.ts'
import type { PictureMapping } from '#shared/domain/look/pictures.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { pickLocale } from '#shared/contracts/pick-locale.ts'
import { browserKeep, readStored } from '#renderer/platform/storage.ts'
import { roomImages } from '../pictures/room-images.ts'
import type { ConfigurationStorage, StoredConfiguration } from '../saving/configuration-storage.types.ts'
import { askEarly, takeEarly } from '../saving/early-configuration.ts'
import { createServerStorage } from '../saving/server-storage.ts'
import type { UnitData } from './unit-data.types.ts'
import { createLazyStorage } from '../saving/lazy-storage.ts'
import { isProposing, useIsProposing } from '../proposing/proposing.store.ts'
import { presentationKeep, usePresentation } from '../presentation/presentation.store.ts'
import { settlePendingWrites } from '../state/open-stores.ts'
import type { ConfiguratorAddress } from '../address/paths.ts'
import { readableCatalogue } from './readable-catalogue.ts'

export interface ConfiguratorData {
  readonly unit: UnitData
  readonly prepared: PreparedCatalogue
  readonly stored: StoredConfiguration
  readonly mapping: PictureMapping | null
  readonly storage: ConfigurationStorage
  /** What its choices are called among those that this window keeps. */
  readonly keptAs: string
}

export type LoadedConfigurator =
  | { readonly status: 'loading' /** As soon as it is known. */; readonly unit: UnitData | null }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'ready'
      readonly data: ConfiguratorData
      /** Reads catalogue and configuration again; gives the catalogue's revision, null when it cannot. */
      readonly reload: () => Promise<string | null>
    }

const MINUTES = 60_000

/** For staff alone: others go without its code. */
function storeProposal(unitId: string): ConfigurationStorage {
  return createLazyStorage(async () => {
    const { createProposalStorage } = await import('../proposing/proposal-storage.ts')
    return createProposalStorage(unitId)
  })
}

const loadLocalStorage = () => import('../saving/local-storage.ts')

/** For visitors: buyers go without its code. */
function storeLocally(...of: Parameters<Awaited<ReturnType<typeof loadLocalStorage>>['createLocalStorage']>) {
  return createLazyStorage(async () => (await loadLocalStorage()).createLocalStorage(...of))
}

/** What the server knows of a unit, by what the address calls it. */
function unitQuery({ portal, accountId, projectId, unitId: slug }: ConfiguratorAddress, locale: Locale) {
  const place = { accountId, projectId, locale }
  return queryOptions({
    queryKey: ['unit', portal, accountId, projectId, slug, locale],
    queryFn: ({ signal }) => {
      const common = { params: { unitId: slug }, signal, silent: true }
      return portal === 'mp'
        ? callOrThrow(getSampleUnit, { ...common, query: { ...place, deep: 'true' } })
        : callOrThrow(getUnit, { ...common, query: place })
    },
  })
}

/** What the server knows of one unit, for pages that show several: without catalogue and configuration. */
export function useUnitData(address: ConfiguratorAddress) {
  return useQuery(unitQuery(address, useLocale()))
}

function catalogueQuery(place: CataloguePlace, unitId: string, locale: Locale) {
  return queryOptions({
    // Another account may have a unit of the same id.
    queryKey: ['catalogue', place.portal, place.accountId, unitId, locale],
    // A published catalogue never changes (DESIGN.md): the browser's cache revalidates it by its hash.
    staleTime: 30 * MINUTES,
    queryFn: ({ signal }) => fetchCatalogue(place, unitId, locale, signal),
  })
}

function mappingQuery(accountId: string, projectId: string) {
  return queryOptions({
    queryKey: ['mapping', accountId, projectId],
    staleTime: 30 * MINUTES,
    queryFn: ({ signal }) => callOrThrow(getMapping, { params: { accountId, projectId }, signal, silent: true }),
  })
}

/** Asks for what a unit's pages need before they are there. Never rejects: the pages ask again, and show what is wrong. */
export async function preloadUnit(client: QueryClient, address: ConfiguratorAddress): Promise<void> {
  // Of a buyer's unit the server tells nobody without a token.
  if (address.portal === 'bp' && readStored('token') === null) return
  const locale = pickLocale(readStored('locale'), navigator.languages)
  // It is there before the catalogue that it is used with.
  if (address.portal === 'mp' || address.isPresented === true) void loadLocalStorage().catch(() => undefined)
  void client.prefetchQuery(mappingQuery(address.accountId, address.projectId))
  const query = unitQuery(address, locale)
  await client.prefetchQuery(query)
  const unit = client.getQueryData(query.queryKey)
  if (unit === undefined) return
  if (address.portal === 'bp' && address.isPresented !== true && !isProposing(unit.id)) askEarly(unit.id)
  await client.prefetchQuery(catalogueQuery(address, unit.id, locale))
}

/**
 * First the unit, by what the address calls it; then by its id, which no other unit of the account has, catalogue and
 * configuration, side by side with the picture mapping (SHL-1).
 */
export function useConfiguratorData(address: ConfiguratorAddress): LoadedConfigurator {
  const { portal, accountId, projectId, isPresented = false } = address
  const locale = useLocale()
  const unit = useQuery(unitQuery(address, locale))
  const unitId = unit.data?.id
  const presentation = usePresentation(({ count }) => count)
  const isProposed = useIsProposing(unitId) && portal === 'bp' && !isPresented
  const reading = isPresented ? presentation : isProposed ? 'proposal' : null
  const key = [portal, accountId, unitId, locale, ...(reading === null ? [] : [reading])]
  const catalogue = useQuery({ ...catalogueQuery(address, unitId ?? '', locale), enabled: unitId !== undefined })
  const mapping = useQuery(mappingQuery(accountId, projectId))

  const catalogueRevision = catalogue.data?.revision
  const isLocal = portal === 'mp' || isPresented
  useEffect(() => {
    if (isLocal) void loadLocalStorage().catch(() => undefined)
  }, [isLocal])
  // For what stays here alone: the revision is nothing that a server's storage depends on.
  const localRevision = isLocal ? catalogueRevision : null
  const storage = useMemo(() => {
    if (unitId === undefined || localRevision === undefined) return null
    if (localRevision === null) return isProposed ? storeProposal(unitId) : createServerStorage(unitId)
    return storeLocally(unitId, localRevision, isPresented ? presentationKeep : browserKeep)
    // Each presentation begins with a storage of its own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unitId, localRevision, isPresented, isProposed, presentation])
  const place = isPresented ? `presentation ${presentation} ` : isProposed ? 'proposal ' : ''
  const keptAs = place + (unitId ?? '')
  const stored = useQuery({
    queryKey: ['configuration', ...key],
    // Always from the storage: what this page knew last time may be long out of date.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn:
      storage === null || unitId === undefined
        ? skipToken
        : async () => {
            const early = reading === null ? takeEarly(unitId) : null
            if (early !== null) return early.catch(() => storage.load())
            // Writes of the page that was open before, still on their way.
            await settlePendingWrites(keptAs)
            return storage.load()
          },
  })

  const prepared = useMemo(
    () => (catalogue.data === undefined ? null : prepareCatalogue(readableCatalogue(catalogue.data))),
    [catalogue.data],
  )
  // A project without pictures has no mapping, and misses none (ENG-3).
  const needsMapping = catalogue.data?.configuratorBackendUrl !== null
  const isMappingThere = mapping.data !== undefined || (!needsMapping && mapping.isFetched)
  const needed = [unit, catalogue, stored, ...(needsMapping ? [mapping] : [])]
  const failed = needed.find((query) => query.isError)

  const retry = useCallback(() => {
    for (const query of [unit, catalogue, mapping, stored]) if (query.isError) void query.refetch()
  }, [unit, catalogue, mapping, stored])
  const reload = useReload({ portal, accountId, reading }, unitId, locale, storage)
  const isOutdated =
    catalogue.data !== undefined &&
    stored.data !== undefined &&
    catalogue.data.revision !== stored.data.currentCatalogueRevision
  useEffect(() => {
    if (isOutdated) void reload()
  }, [isOutdated, reload])

  const mappingData = mapping.data ?? null
  useEffect(() => {
    // SHL-3: with what else is loaded, and behind what no page can do without.
    if (unitId !== undefined && mappingData !== null)
      roomImages.prefetch(mappingData.rooms.map(({ previewUrl }) => previewUrl))
  }, [unitId, mappingData])
  const { data: unitData } = unit
  const { data: storedData } = stored
  const data = useMemo(
    () =>
      unitData !== undefined && prepared !== null && storedData !== undefined && storage !== null && isMappingThere
        ? { unit: unitData, prepared, stored: storedData, mapping: mappingData, storage, keptAs }
        : null,
    [unitData, prepared, storedData, storage, isMappingThere, mappingData, keptAs],
  )
  if (data !== null) return { status: 'ready', data, reload }
  if (failed?.error) return { status: 'failed', error: failed.error, retry }
  return { status: 'loading', unit: unitData ?? null }
}

type CatalogueData = AnswerOf<typeof getCatalogue>

type CataloguePlace = Pick<ConfiguratorAddress, 'portal' | 'accountId'>

/** Errors: rejects with ApiFailure. */
function fetchCatalogue(
  { portal, accountId }: CataloguePlace,
  unitId: string,
  locale: Locale,
  signal?: AbortSignal,
): Promise<CatalogueData> {
  const common = { params: { unitId }, silent: true, ...(signal === undefined ? {} : { signal }) }
  return portal === 'mp'
    ? callOrThrow(getSampleCatalogue, { ...common, query: { accountId, locale } })
    : callOrThrow(getCatalogue, { ...common, query: { locale } })
}

/**
 * Reads catalogue and configuration again and shows both at once: the configuration of one catalogue
 * must not be seen with the prices of another (decision 5).
 */
function useReload(
  { portal, accountId, reading }: CataloguePlace & { readonly reading: number | string | null },
  unitId: string | undefined,
  locale: Locale,
  storage: ConfigurationStorage | null,
): () => Promise<string | null> {
  const client = useQueryClient()
  return useCallback(async () => {
    if (storage === null || unitId === undefined) return null
    const key = [portal, accountId, unitId, locale]
    try {
      const catalogue = await fetchCatalogue({ portal, accountId }, unitId, locale)
      const stored = await storage.load()
      const storedKey = ['configuration', ...key, ...(reading === null ? [] : [reading])]
      notifyManager.batch(() => {
        client.setQueryData(['catalogue', ...key], catalogue)
        // Only for a page that is still there: the next one reads for itself.
        if (client.getQueryState(storedKey) !== undefined) client.setQueryData(storedKey, stored)
      })
      return catalogue.revision
    } catch (error) {
      console.warn('catalogue and configuration could not be read again', error)
      return null
    }
  }, [portal, accountId, reading, unitId, locale, storage, client])
}
