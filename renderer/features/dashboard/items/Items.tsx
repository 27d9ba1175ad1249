import Grid from '@mui/material/Grid'
import { createElement, memo, Suspense, type ReactNode } from 'react'
import type { Screen } from '#shared/domain/designs/field.types.ts'
import type { ItemType, Place } from '#shared/domain/designs/item-type.types.ts'
import { findItemType, type ItemTypeName } from '#shared/domain/designs/item-types.ts'
import type { ReadItem } from '#shared/domain/designs/read-dashboard.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { itemStyle } from './item-style.ts'
import { ITEM_VIEWS } from './item-views.ts'
import type { ItemView } from './item-view.types.ts'
import { ItemBoundary } from './ItemBoundary.tsx'
import styles from './Items.module.css'

interface ItemsProps {
  readonly items: readonly ReadItem[]
  readonly place: Place
}

/**
 * Items as they were read, in their order, without those that are of another portal, and those that cannot be meant. The
 * key of each stands beside it as `data-item`, so that an editor finds what is drawn, and what was clicked.
 */
export function Items({ items, place }: ItemsProps) {
  const { portal } = useOpenUnit()
  return items
    .filter((item) => !item.isFaulty && isOfPortal(item.type, portal))
    .map((item) => <PlacedItem key={item.key} item={item} place={place} />)
}

function isOfPortal(name: ItemTypeName, portal: 'bp' | 'mp'): boolean {
  const type: ItemType | null = findItemType(name)
  return type?.portals?.includes(portal) ?? true
}

interface PlacedItemProps {
  readonly item: ReadItem
  readonly place: Place
}

const PlacedItem = memo(function PlacedItem({ item, place }: PlacedItemProps) {
  const { values, styles: looks, key, type } = item
  const only = getScreens(item)
  const drawn = (
    <div
      className={styles.item}
      data-item={key}
      data-type={type}
      data-only={only.length === 0 ? undefined : only.join(' ')}
      data-full={(place === 'page' && values.fullWidth) || undefined}
      style={itemStyle(looks['root'])}
    >
      <ItemBoundary item={item}>
        <Suspense>
          <DrawnItem item={item} place={place}>
            {getInner(item)}
          </DrawnItem>
        </Suspense>
      </ItemBoundary>
    </div>
  )
  if (place !== 'row') return drawn
  return (
    <Grid className={styles.cell} size={getSizes(values['props.grid'])}>
      {drawn}
    </Grid>
  )
})

interface DrawnItemProps<Name extends ItemTypeName> {
  readonly item: ReadItem<Name>
  readonly place: Place
  readonly children: ReactNode
}

function DrawnItem<Name extends ItemTypeName>({ item, place, children }: DrawnItemProps<Name>) {
  const View: ItemView<Name> = ITEM_VIEWS[item.type]
  return createElement(View, { item, place }, children)
}

function getInner({ type: name, items }: ReadItem): ReactNode {
  const type: ItemType | null = findItemType(name)
  return type?.children === undefined || items.length === 0 ? null : <Items items={items} place={type.children.place} />
}

/** Decision 41: the menu is for phones, where a design says nothing else. */
function getScreens({ type, values }: ReadItem): readonly Screen[] {
  const screens = values['only.screen']
  return screens.length === 0 && type === 'MobileMenu' ? ['xs'] : screens
}

/** DSH-36: below each other on phones and beside each other from the theme's `md` on, where a design says nothing else. */
function getSizes(columns: ReadItem['values']['props.grid']): Partial<Record<Screen, number | 'grow'>> {
  return columns === null ? { xs: 12, md: 'grow' } : { xs: 12, ...columns }
}
