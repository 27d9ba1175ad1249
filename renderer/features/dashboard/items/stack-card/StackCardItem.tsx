import Stack from '@mui/material/Stack'
import { ItemCard } from '../ItemCard.tsx'
import type { ItemViewProps } from '../item-view.types.ts'

/** DSH-27, DSH-39: small things below each other in a card. */
export function StackCardItem({ item, place, children }: ItemViewProps<'StackCard'>) {
  return children === null ? null : (
    <ItemCard item={item} place={place}>
      <Stack spacing={item.values['props.spacing']}>{children}</Stack>
    </ItemCard>
  )
}
