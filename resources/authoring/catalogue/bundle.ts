import { t } from './family.ts'
import type { RoomSlug } from './item.types.ts'
import type { Text } from './product.types.ts'

export interface BundleSpec {
  readonly id: string
  readonly title: Text
  readonly description: Text
  readonly summary: Text
  readonly isDefault: boolean
  readonly isPortalOffer: boolean
  readonly rooms: readonly RoomSlug[]
  readonly lines: readonly string[]
  readonly products: readonly string[]
}

export interface BundleGroupSpec {
  readonly id: string
  readonly title: Text
  readonly mode: 'MULTI_SELECT' | 'SINGLE_SELECT'
  readonly dynamic: boolean
  readonly preselection: boolean
  readonly productGroup: boolean
  readonly locked: boolean
  readonly bundles: readonly BundleSpec[]
}

type BundleContent = Partial<Pick<BundleSpec, 'isPortalOffer' | 'lines' | 'products' | 'isDefault'>>

/** A bundle; by default it is not the standard of its group and contains nothing. */
export function bundle(
  id: string,
  title: Text,
  summary: Text,
  description: Text,
  rooms: readonly RoomSlug[],
  content: BundleContent,
): BundleSpec {
  return {
    id,
    title,
    summary,
    description,
    rooms,
    isDefault: false,
    isPortalOffer: false,
    lines: [],
    products: [],
    ...content,
  }
}

/** A group of bundles; by default it is plain: base prices, no preselection, open. */
export function group(
  id: string,
  title: Text,
  mode: BundleGroupSpec['mode'],
  bundles: readonly BundleSpec[],
  kind: Partial<BundleGroupSpec> = {},
): BundleGroupSpec {
  return { id, title, mode, dynamic: false, preselection: false, productGroup: false, locked: false, ...kind, bundles }
}

/** Summary of the standard of a group. */
export const AS_PLANNED = t('Wie in der Baubeschreibung', 'As in the building specification')
