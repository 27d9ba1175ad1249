import styles from './DesignLinesDialog.module.css'
import type { DesignLinesContent } from './use-design-lines-content.ts'

/** What the project says below the lines (DSL-17). */
export function ExtraContent({ extras }: { extras: DesignLinesContent['designLinesExtra'] }) {
  if (extras.length === 0) return null
  return (
    <ul className={styles.extras}>
      {extras.map((extra) => (
        <li key={extra.id} className="ww-row ww-gap-16">
          {extra.imageUrl === null ? null : <img src={extra.imageUrl} alt="" loading="lazy" decoding="async" />}
          <div className="ww-stack ww-gap-4">
            <h3>{extra.title}</h3>
            <p className="ww-said">{extra.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
