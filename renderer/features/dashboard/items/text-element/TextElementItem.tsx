import Typography from '@mui/material/Typography'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import { getElement } from '../parts/item-text.ts'
import { useWords } from '../parts/page-project.ts'

/** DSH-30: words of the page's own. */
export function TextElementItem({ item }: ItemViewProps<'TextElement'>) {
  const {
    'params.text': text,
    'params.variant': variant,
    'params.textAlign': align,
    'params.color': colour,
  } = item.values
  const words = useWords()(text)
  if (words === '') return null
  return (
    <Typography
      variant={variant}
      component={getElement(variant)}
      align={align}
      className="ww-words"
      style={{
        whiteSpace: 'pre-line',
        ...(colour === null ? {} : { color: colour }),
        ...itemStyle(item.styles['text']),
      }}
    >
      {words}
    </Typography>
  )
}
