import type { ConfigurationStorage } from './configuration-storage.types.ts'

/** A storage that nobody else writes to, whose code comes when it is used first. */
export function createLazyStorage(open: () => Promise<ConfigurationStorage>): ConfigurationStorage {
  let opened: Promise<ConfigurationStorage> | null = null
  const getStorage = () => (opened ??= open())
  return {
    load: async () => (await getStorage()).load(),
    write: async (request) => (await getStorage()).write(request),
  }
}
