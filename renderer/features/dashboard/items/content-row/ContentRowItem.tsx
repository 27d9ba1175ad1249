import Grid from '@mui/material/Grid'
import type { ItemViewProps } from '../item-view.types.ts'

/** DSH-28: what stands in it beside each other, on twelve columns. */
export function ContentRowItem({ item, children }: ItemViewProps<'ContentRow'>) {
  return children === null ? null : (
    <Grid container spacing={item.values['props.spacing']}>
      {children}
    </Grid>
  )
}
