import MuiCard from '@mui/material/Card'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { NamedIcon } from '../icons.tsx'
import styles from './Card.module.css'

interface CardProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  /** Its heading, of the second level. */
  readonly title: string
  /** A sentence or two below the heading. */
  readonly intro?: string | undefined
  /** large: the first card of a page, with a heading and figure to match. */
  readonly size?: 'medium' | 'large'
}

/** A part of a page with a frame and a heading, which names it for those who go from part to part. */
export function Card({ title, intro, size = 'medium', className, children, ...props }: CardProps) {
  const id = useId()
  const names = ['ww-card', styles.card, size === 'large' ? styles.large : '', className ?? '']
  return (
    <MuiCard
      component="section"
      variant="outlined"
      className={names.filter((name) => name !== '').join(' ')}
      aria-labelledby={id}
      {...props}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro === undefined ? null : <p className={`ww-muted ${styles.intro}`}>{intro}</p>}
      {children}
    </MuiCard>
  )
}

/** A state that the card tells of, with a sign before it. */
export function CardNote({ icon, children }: { icon: ComponentProps<typeof NamedIcon>['name']; children: ReactNode }) {
  return (
    <p className={`ww-row ww-wrap ww-gap-12 ww-tint ww-inset ${styles.note}`}>
      <NamedIcon name={icon} size={20} />
      {children}
    </p>
  )
}

interface CardFigureProps extends Omit<ComponentProps<'p'>, 'children'> {
  readonly label: string
  /** As it is shown, with its unit. */
  readonly value: ReactNode
  /** What the figure does not contain; null = it is all. */
  readonly beside: string | null
  /** What it means, in small print. */
  readonly hint: string
}

/** The figure that a card is about: a total, and what stands beside it (decision 3). */
export function CardFigure({ label, value, beside, hint, className, ...props }: CardFigureProps) {
  return (
    <p className={`ww-stack ww-gap-4 ww-muted ${styles.figure} ${className ?? ''}`} {...props}>
      <span>{label}</span>
      <strong>{value}</strong>
      {beside === null ? null : <span>{beside}</span>}
      <small>{hint}</small>
    </p>
  )
}
