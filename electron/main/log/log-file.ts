import { appendFileSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { redact } from './redact.ts'

/** Bytes of one file before the next is begun. */
const MAX_BYTES = 1_000_000
/** `kiosk.log`, `kiosk.1.log` … : no more than these are kept. */
const FILES = 5

export interface Log {
  /** @param code what happened, as in a report to the portal, e.g. `RENDERER_GONE` */
  note(code: string, detail?: string): void
}

/** Where a log file is written; anything of it may fail, and nothing then happens. */
interface LogOptions {
  readonly folder: string
  readonly now: () => Date
  readonly maxBytes?: number
}

/**
 * A log in files that follow one another, at most five of a megabyte, without anything personal (`redact`). Written at
 * once, since what is of interest is what came before a crash. A full or broken disk never stops the program.
 */
export function createLog({ folder, now, maxBytes = MAX_BYTES }: LogOptions): Log {
  const current = join(folder, 'kiosk.log')
  return {
    note(code, detail = '') {
      const line = `${now().toISOString()} ${redact(code)} ${redact(detail)}`.trimEnd()
      try {
        mkdirSync(folder, { recursive: true })
        if (measureSize(current) + line.length > maxBytes) rotate(folder)
        appendFileSync(current, `${line}\n`, { mode: 0o600 })
      } catch {
        // Nowhere to say it: the disk is what is broken.
      }
    },
  }
}

function measureSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

function rotate(folder: string): void {
  const makeName = (index: number) => join(folder, index === 0 ? 'kiosk.log' : `kiosk.${index}.log`)
  rmSync(makeName(FILES - 1), { force: true })
  for (let index = FILES - 2; index >= 0; index -= 1)
    if (measureSize(makeName(index)) > 0) renameSync(makeName(index), makeName(index + 1))
}
