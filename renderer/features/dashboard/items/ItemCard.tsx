import Card from '@mui/material/Card'
import { type CSSProperties, type ReactNode, useId } from 'react'
import type { CardValues } from '#shared/domain/designs/common-fields.ts'
import { SCREENS, type Screen } from '#shared/domain/designs/field.types.ts'
import type { Place } from '#shared/domain/designs/item-type.types.ts'
import type { Styles } from '#shared/domain/designs/read-styles.ts'
import { fillScreens } from './by-screen.ts'
import { itemStyle } from './item-style.ts'
import styles from './ItemCard.module.css'

interface ItemCardProps {
  readonly item: { readonly values: CardValues; readonly styles: Styles }
  readonly place: Place
  /** Its heading, which names it also where a design does not show it; absent = it has none. */
  readonly title?: string
  /** The heading is small, above words or a figure that are large. */
  readonly isLabel?: boolean
  /** What lies to the edges: a picture, a map. */
  readonly isFlush?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * The card that an item is drawn in (DSH-36): with a frame, or with one of Material's shadows where a design names it. In
 * a stack, which is a card already, the heading and what follows alone.
 */
export function ItemCard({ item, place, title, isLabel = false, isFlush = false, className, children }: ItemCardProps) {
  const id = useId()
  const { values, styles: looks } = item
  const elevation = values['props.card.elevation']
  const isInStack = place === 'stack'
  const Title = isInStack ? 'h3' : 'h2'
  const heading =
    title === undefined ? null : (
      <Title
        id={id}
        className={values['props.showTitle'] ? (isLabel ? 'ww-label' : styles.title) : 'visually-hidden'}
        style={itemStyle(looks['title'])}
      >
        {title}
      </Title>
    )
  const names = [isInStack ? styles.bare : styles.card, className ?? ''].filter((name) => name !== '').join(' ')
  if (isInStack) {
    return (
      <div className={names} style={itemStyle(looks['card'])}>
        {heading}
        {children}
      </div>
    )
  }
  return (
    <Card
      component={title === undefined ? 'div' : 'section'}
      className={names}
      {...(elevation === null ? { variant: 'outlined' } : { elevation })}
      square={values['props.card.square']}
      aria-labelledby={title === undefined ? undefined : id}
      data-flush={isFlush || undefined}
      data-own-height={!values['props.responsiveHeight'] || undefined}
      style={{ ...getRatios(values), ...itemStyle(looks['card']) }}
    >
      {heading}
      {children}
    </Card>
  )
}

type Ratios = CSSProperties & Partial<Record<`--ratio-${Screen}`, string>>

/** DSH-36, DSH-37: at least as high as its width says, on each screen; as high as its row without. */
function getRatios(values: CardValues): Ratios {
  const ratio = values['props.responsiveHeightRatio']
  if (ratio === null || !values['props.responsiveHeight']) return {}
  const filled = fillScreens(ratio, 'auto')
  const ratios: Ratios = {}
  for (const screen of SCREENS) {
    const value = filled[screen]
    ratios[`--ratio-${screen}`] = value === 'auto' ? value : `1 / ${value}`
  }
  return ratios
}
