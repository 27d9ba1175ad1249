import styles from './ProjectLogo.module.css'
import { Wordmark } from './Wordmark.tsx'

interface ProjectLogoProps {
  /** The project's or account's logo (SHL-77); the product's own mark without one. */
  readonly url: string | null | undefined
  /** What it is read as; empty where the name stands beside it or around it. */
  readonly alt: string
  /** Its size is up to the place where it stands. */
  readonly className?: string | undefined
  /** Size of the product's own mark. */
  readonly markSize?: 'small' | 'large'
}

/** Whose project it is, as a logo that can be seen in every theme. */
export function ProjectLogo({ url, alt, className, markSize = 'small' }: ProjectLogoProps) {
  if (!url) return <Wordmark size={markSize} />
  return <img className={className === undefined ? styles.logo : `${styles.logo} ${className}`} src={url} alt={alt} />
}
