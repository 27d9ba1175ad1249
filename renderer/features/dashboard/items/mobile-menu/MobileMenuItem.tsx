import { PageMenu } from '#renderer/features/page-menu/index.ts'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'

/** The pages of the home as tiles (DSH-9); on phones without those that the page itself leads to (decision 41). */
export function MobileMenuItem({ item }: ItemViewProps<'MobileMenu'>) {
  return <PageMenu isTiles isAnywhere style={itemStyle(item.styles['card'])} />
}
