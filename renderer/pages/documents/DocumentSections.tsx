import { useId } from 'react'
import type { UnitDocument } from '#renderer/unit/documents/use-documents.ts'
import { DocumentRow } from './DocumentRow.tsx'
import styles from './documents.module.css'

interface DocumentSectionsProps {
  readonly sections: readonly {
    readonly key: string
    readonly title: string
    readonly documents: readonly UnitDocument[]
  }[]
  /** Where the heading does not say it. */
  readonly showsType: boolean
}

/** Documents under their headings, each with how many there are. */
export function DocumentSections({ sections, showsType }: DocumentSectionsProps) {
  return sections.map(({ key, title, documents }) => (
    <Section key={key} title={title} count={documents.length}>
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} showsType={showsType} />
      ))}
    </Section>
  ))
}

function Section({ title, count, children }: { title: string; count: number; children: React.ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 className="ww-section" id={id}>
          {title}
        </h2>
        <span className="ww-hint">{count}</span>
      </div>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
