import styles from './map.module.css'
import { PIN } from './pin.ts'

/** What stands for a map that there is none of: a mark on a quiet land. It shows no streets, since it knows of none. */
export function StillMap({ label }: { readonly label: string }) {
  return (
    <svg
      className={styles.still}
      viewBox="0 0 400 250"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <g className={styles.rings}>
        <circle cx="200" cy="132" r="196" />
        <circle cx="200" cy="132" r="136" />
        <circle cx="200" cy="132" r="82" />
      </g>
      <circle className={styles.spot} cx="200" cy="132" r="34" />
      <path className={styles.pin} d={PIN} fillRule="evenodd" transform="translate(180 90)" />
    </svg>
  )
}
