import type { Outline } from '#shared/domain/designs/outline.ts'
import { type DesignFault, type ItemPath, readDashboard, type ReadItem } from '#shared/domain/designs/read-dashboard.ts'

/** What is made of an outline, for all who ask about the same one. */
export interface Reading {
  readonly faults: readonly DesignFault[]
  /** By the item's place, as `pathText` writes it. */
  readonly faultsAt: ReadonlyMap<string, readonly DesignFault[]>
  /** The name that the page's element has (`data-item`), by place and the other way round. */
  readonly keyAt: ReadonlyMap<string, string>
  readonly pathOf: ReadonlyMap<string, ItemPath>
}

const known = new WeakMap<Outline, { readonly hosts: readonly string[]; readonly reading: Reading }>()

/** Reads an outline once, however many parts ask. @param hosts that frames may show */
export function readOnce(outline: Outline, hosts: readonly string[]): Reading {
  const last = known.get(outline)
  if (last?.hosts === hosts) return last.reading
  const { items, faults } = readDashboard(outline, { frameHosts: new Set(hosts), pictures: null })
  const keyAt = new Map<string, string>()
  const pathOf = new Map<string, ItemPath>()
  const add = (list: readonly ReadItem[]) => {
    for (const { key, at, items: inner } of list) {
      keyAt.set(pathText(at), key)
      pathOf.set(key, at)
      add(inner)
    }
  }
  add(items)
  const faultsAt = Map.groupBy(faults, ({ at }) => pathText(at))
  const reading = { faults, faultsAt, keyAt, pathOf }
  known.set(outline, { hosts, reading })
  return reading
}

/** A place as text: `0-2`. */
export function pathText(path: ItemPath): string {
  return path.join('-')
}

export function pathFrom(text: string): ItemPath {
  return text.split('-').map(Number)
}
