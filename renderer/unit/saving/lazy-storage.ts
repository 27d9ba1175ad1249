import type { ConfigurationStorage } from './configuration-storage.types.ts'

/** A storage that nobody else writes to, whose code comes when it is used first; where it cannot, it is asked for again. */
export function createLazyStorage(open: () => Promise<ConfigurationStorage>): ConfigurationStorage {
  let opened: Promise<ConfigurationStorage> | null = null
  const getStorage = () =>
    (opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    }))
  return {
    load: async () => (await getStorage()).load(),
    write: async (request) => (await getStorage()).write(request),
  }
}
