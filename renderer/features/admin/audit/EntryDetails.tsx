import styles from './audit.module.css'
import type { AuditEntry } from './use-audit-log.ts'
import { type EntryLine, useEntryLines } from './use-entry-lines.ts'

/** What there is to know about an entry besides its sentence, line by line (LOG-3). */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const { lines, protocol } = useEntryLines(entry)
  return (
    <>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
      {protocol.map((part) => (
        <ProtocolPart key={part.title} part={part} />
      ))}
    </>
  )
}

function ProtocolPart({ part: { title, items } }: { part: EntryLine }) {
  return (
    <small>
      {title}
      <ul className={styles.protocol}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </small>
  )
}
