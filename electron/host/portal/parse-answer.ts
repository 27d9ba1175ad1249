import type * as z from 'zod/mini'
import * as zod from 'zod/mini'
import { type FromWire, fromWire } from '#shared/contracts/wire.ts'
import { parseJson } from '../disk/document.ts'

/** An answer of the API by its schema, with the names used in code; null = it is not one. */
export function parseAnswer<S extends z.ZodMiniType>(schema: S, body: Buffer): FromWire<z.infer<S>> | null {
  const parsed = zod.safeParse(schema, parseJson(body.toString('utf8')))
  return parsed.success ? fromWire(parsed.data) : null
}
