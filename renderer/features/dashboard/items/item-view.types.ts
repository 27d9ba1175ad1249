import type { ComponentType, ReactNode } from 'react'
import type { Place } from '#shared/domain/designs/item-type.types.ts'
import type { ItemTypeName } from '#shared/domain/designs/item-types.ts'
import type { ReadItem } from '#shared/domain/designs/read-dashboard.ts'

export interface ItemViewProps<Name extends ItemTypeName> {
  readonly item: ReadItem<Name>
  /** What it stands in; what stands in a stack is drawn without a card of its own. */
  readonly place: Place
  /** What stands in it, drawn; absent = nothing does. */
  readonly children?: ReactNode
}

/** Draws an item of one type; a page without it stays whole, so it answers null where it has nothing to show. */
export type ItemView<Name extends ItemTypeName> = ComponentType<ItemViewProps<Name>>

/** The view of each type: a new one is its folder and a line in the list. */
export type ItemViews = { readonly [Name in ItemTypeName]: ItemView<Name> }
