import styles from './ThumbPlaceholder.module.css'

interface ThumbPlaceholderProps {
  /** The product's title; null = there is no product. */
  readonly title: string | null
  /** The product's trade, which the sign is of: `ELT` for electrics. Any other has a sign of its own. */
  readonly trade?: string | undefined
}

/** Titles of what is left out on purpose, in the languages of the texts. It is no more than a hint for the eye. */
const LEFT_OUT = /^(?:ohne|keine?|without|no|none)(?!\p{L})/iu

/** Whether a product stands for leaving something out: "Ohne Haube". */
export function isLeftOut(title: string): boolean {
  return LEFT_OUT.test(title)
}

/**
 * Stands for a picture that a product does not have: a crossed circle where something is left out, an empty place
 * where nothing is chosen, else a sign of its trade. The words beside it say what it is.
 */
export function ThumbPlaceholder({ title, trade }: ThumbPlaceholderProps) {
  const sign = title === null ? 'none' : isLeftOut(title) ? 'out' : (trade ?? 'other')
  return <span className={styles.standIn} data-sign={sign} aria-hidden="true" />
}
