import { create } from 'qrcode'
import { useMemo } from 'react'
import styles from './QrCode.module.css'

/** Modules of quiet around the code (ISO/IEC 18004). */
const QUIET = 4

/** A QR code, dark on light in every theme: readers want it so. `label` says what it is to those who do not see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => makePath(text), [text])
  const edge = size + 2 * QUIET
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={edge} height={edge} fill="#fff" />
      <path d={path} fill="#10151b" />
    </svg>
  )
}

/** The dark modules of the code as one path, a run of them in a row at a time. */
function makePath(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const runs: string[] = []
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let length = 0
      while (column + length < size && data[row * size + column + length]) length += 1
      if (length > 0) runs.push(`M${column} ${row}h${length}v1h-${length}z`)
      column += length
    }
  }
  return { size, path: runs.join('') }
}
