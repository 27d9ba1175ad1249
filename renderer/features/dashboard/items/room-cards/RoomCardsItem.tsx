import { useMemo } from 'react'
import { RoomCards } from '#renderer/parts/overview/RoomCards.tsx'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'

/** Every room with its picture, how far it is, and the way into it (DSH-46..48). */
export function RoomCardsItem({ item: { styles } }: ItemViewProps<'RoomCards'>) {
  const looks = useMemo(
    () => ({ card: itemStyle(styles['card']), title: itemStyle(styles['title']), text: itemStyle(styles['text']) }),
    [styles],
  )
  return <RoomCards looks={looks} />
}
