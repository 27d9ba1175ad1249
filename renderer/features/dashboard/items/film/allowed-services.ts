import { create } from 'zustand'
import type { RemoteFilm } from './film-services.ts'

/** Services of films that the visitor wants to be asked about no more; forgotten with the page, and kept nowhere. */
export const useAllowedServices = create<{ readonly allowed: ReadonlySet<RemoteFilm['kind']> }>()(() => ({
  allowed: new Set(),
}))

export function allowService(kind: RemoteFilm['kind']): void {
  useAllowedServices.setState(({ allowed }) => ({ allowed: new Set([...allowed, kind]) }))
}
