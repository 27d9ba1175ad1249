import styles from './Thumb.module.css'

interface StandInProps {
  /** The product's title. */
  readonly title: string
}

/** Titles of what is left out on purpose, in the languages of the texts. It is no more than a hint for the eye. */
const LEFT_OUT = /^(?:ohne|keine?|without|no|none)(?!\p{L})/iu

/** Whether a product stands for leaving something out: "Ohne Haube". */
export function isLeftOut(title: string): boolean {
  return LEFT_OUT.test(title)
}

/**
 * Stands for a picture that a product does not have: a crossed circle where something is left out, else the
 * outline of a sample. The words beside it say what it is.
 */
export function StandIn({ title }: StandInProps) {
  return (
    <svg className={styles.standIn} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {isLeftOut(title) ? (
        <path d="M12 19.5a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15zM6.700 17.300L17.300 6.700" />
      ) : (
        <path d="M12 4.500l6.500 3.700v7.600L12 19.500l-6.500-3.700V8.200zM5.500 8.200L12 12l6.500-3.800M12 12v7.500" />
      )}
    </svg>
  )
}
