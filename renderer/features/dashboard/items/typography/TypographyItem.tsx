import MuiTypography from '@mui/material/Typography'
import type { ItemViewProps } from '../item-view.types.ts'
import { getElement } from '../parts/item-text.ts'
import { useWords } from '../parts/page-project.ts'

/** DSH-24: a line of words in a card. */
export function TypographyItem({ item }: ItemViewProps<'Typography'>) {
  const { content, variant, color } = item.values
  const words = useWords()(content)
  if (words === '') return null
  return (
    <MuiTypography
      variant={variant}
      component={getElement(variant)}
      className="ww-words"
      style={{ whiteSpace: 'pre-line', ...(color === null ? {} : { color }) }}
    >
      {words}
    </MuiTypography>
  )
}
