import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type * as z from 'zod/mini'
import { type FromWire, fromWire, toWire } from '#shared/contracts/wire.ts'

/** What a small file holds, whose names are snake_case; what is not there, cut off or of another shape counts as nothing. */
export function readJson<Schema extends z.ZodMiniType>(path: string, schema: Schema): FromWire<z.infer<Schema>> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? fromWire(parsed.data) : null
  } catch {
    return null
  }
}

/**
 * Puts a small file onto the disk whole or not at all, also when the power goes.
 *
 * @returns false = it could not be written, and what was there before still is
 */
export function writeJson(path: string, value: unknown): boolean {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const handle = openSync(`${path}.new`, 'w', 0o600)
    try {
      writeSync(handle, JSON.stringify(toWire(value)))
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(`${path}.new`, path)
    return true
  } catch {
    return false
  }
}
