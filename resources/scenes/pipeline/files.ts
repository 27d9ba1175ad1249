import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type * as z from 'zod/mini'

/** Writes a file whole or not at all, whatever stops the run; makes its folder. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const half = `${file}.half`
  writeFileSync(half, content)
  renameSync(half, file)
}

/** Reads a work file. Throws an error that names the file when it is not what `schema` says. */
export function readJson<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} cannot be read: remove it, what it tells of is then made anew`, { cause: error })
  }
}
