import Typography from '@mui/material/Typography'
import type { TEXT_VARIANTS } from '#shared/domain/designs/options.ts'
import type { StyleRules } from '#shared/domain/designs/read-styles.ts'
import { ItemCard } from '../ItemCard.tsx'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import { useWords } from '../parts/page-project.ts'
import styles from './info-item-card.module.css'

/** DSH-26: a number or a word that stands for itself, below what it is called and above what it means. */
export function InfoItemCardItem({ item, place }: ItemViewProps<'InfoItemCard'>) {
  const { values, styles: looks } = item
  const words = useWords()
  const lines = [
    { part: 'label', text: words(values['params.label.text']), variant: values['params.label.variant'] },
    { part: 'title', text: words(values['params.title.text']), variant: values['params.title.variant'] },
    { part: 'subtitle', text: words(values['params.subtitle.text']), variant: values['params.subtitle.variant'] },
    { part: 'text', text: words(values['params.description.text']), variant: values['params.description.variant'] },
  ] as const
  // The heading is one of its lines, and hidden with them.
  const shown = lines.filter(({ part, text }) => text !== '' && (part !== 'title' || values['props.showTitle']))
  if (shown.length === 0) return null
  return (
    <ItemCard item={item} place={place} className={styles.card}>
      {shown.map(({ part, text, variant }) => (
        <Line key={part} part={part} text={text} variant={variant} looks={looks[part]} />
      ))}
    </ItemCard>
  )
}

interface LineProps {
  readonly part: 'label' | 'title' | 'subtitle' | 'text'
  readonly text: string
  readonly variant: (typeof TEXT_VARIANTS)[number]
  readonly looks: StyleRules | undefined
}

function Line({ part, text, variant, looks }: LineProps) {
  return (
    <Typography
      variant={variant}
      component={part === 'title' ? 'h3' : 'p'}
      className={`ww-words ${styles[part]}`}
      style={itemStyle(looks)}
    >
      {text}
    </Typography>
  )
}
