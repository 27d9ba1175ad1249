import { create } from 'zustand'
import type { ItemPath } from '#shared/domain/designs/read-dashboard.ts'

/** The item that somebody is asked about before it goes; null = nobody is. */
export const useAskedToDelete = create<{ readonly path: ItemPath | null }>()(() => ({ path: null }))

export function deleteItemAsked(path: ItemPath): void {
  useAskedToDelete.setState({ path })
}
