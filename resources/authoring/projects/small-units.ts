import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { LAYOUTS, type LayoutId } from '../building/layouts.ts'
import { t } from '../catalogue/family.ts'
import type { Text } from '../catalogue/product.types.ts'

type Unit = ProjectFile['units'][number]

interface SmallUnit {
  readonly slug: string
  readonly name: Text
  readonly description: Text
  readonly number: string
  readonly floor: number
  readonly storey: string
  /** Euros. */
  readonly price: number
  readonly rooms: number
  readonly status: Unit['sales_status']
  /** Plan by which the unit is billed; its floor space is the plan's, so that areas agree with quantities. */
  readonly variant: LayoutId
  readonly features: readonly Text[]
  readonly isFeatured?: boolean
  readonly isSample?: boolean
}

/** A unit of one of the small projects; its id is the project's and its slug. */
export function smallUnit(project: string, building: string, unit: SmallUnit): Unit {
  return {
    id: `${project}-${unit.slug}`,
    slug: unit.slug,
    is_sample: unit.isSample ?? false,
    display_name: unit.name,
    description: unit.description,
    unit_number: unit.number,
    building,
    floor: unit.floor,
    storey: unit.storey,
    price: unit.price * 100,
    floor_space: LAYOUTS[unit.variant].floorSpace,
    room_count: unit.rooms,
    sales_status: unit.status,
    featured: unit.isFeatured ?? false,
    marketing_portal_enabled: unit.status !== 'SOLD',
    buyer_portal_enabled: !(unit.isSample ?? false),
    catalogue_variant: unit.variant,
    contract_number: unit.status === 'SOLD' ? `KV-${unit.number.replaceAll(' ', '-')}` : null,
    parking_space_number: null,
    cellar_number: null,
    unit_features: unit.features.map((title, at) => ({
      id: `${unit.slug}-feature-${at + 1}`,
      title,
      marketing_feature: true,
    })),
    attachments: [],
  }
}

/** One storey of a building. */
export function storey(id: string, short: string, de: string, en: string, position: number) {
  return { id, name_short: short, name: t(de, en), position }
}
