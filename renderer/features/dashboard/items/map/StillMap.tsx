import styles from './map.module.css'

/** What stands for a map that there is none of: a mark on a quiet ground. It shows no streets, since it knows of none. */
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
      <path
        className={styles.pin}
        d="M200 134c-1.600 0-19-17.400-19-32a19 19 0 0 1 38 0c0 14.600-17.400 32-19 32Zm0-25.500a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Z"
      />
    </svg>
  )
}
