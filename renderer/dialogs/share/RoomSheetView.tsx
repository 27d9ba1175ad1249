import type { RoomSheet } from '#renderer/pdf/room-sheet.types.ts'
import styles from './RoomSheetView.module.css'

/** A room's sheet: the same on screen, where it is a preview, and on paper. */
export function RoomSheetView({ sheet }: { sheet: RoomSheet }) {
  const { picture, heads, rows, total, notes } = sheet
  return (
    <article className={styles.sheet}>
      <header>
        <p className="ww-note">
          {sheet.projectName} · {sheet.unitName}
        </p>
        <h3 className={styles.title}>{sheet.title}</h3>
      </header>
      {picture === null ? null : (
        <img
          className={styles.picture}
          src={picture.url}
          alt={picture.alt}
          style={{ aspectRatio: picture.width / picture.height }}
        />
      )}
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{heads.item}</th>
            <th scope="col">{heads.product}</th>
            {total === null ? null : <th scope="col">{heads.price}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.item}</th>
              <td>
                {row.product}
                {row.detail === '' ? null : <small>{row.detail}</small>}
              </td>
              {row.price === null ? null : <td>{row.price}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {total === null ? null : (
        <p className={styles.total}>
          <span>{total.label}</span>
          <span>
            {total.amount}
            {total.onRequest === null ? null : <small> {total.onRequest}</small>}
          </span>
        </p>
      )}
      <footer className="ww-stack ww-gap-4 ww-hint">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  )
}
