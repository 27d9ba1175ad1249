import { createHash } from 'node:crypto'
import type * as zod from 'zod/mini'
import * as z from 'zod/mini'
import { type FromWire, fromWire, toWire } from '#shared/contracts/wire.ts'
import type { FaultLog } from '../kernel/faults.ts'
import { type Disk, type WriteOutcome, writeWhole } from './disk.ts'

/** `busy`: the disk cannot read it just now; what it holds may still be right. */
export type DocumentState<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'absent' | 'broken' | 'busy' }

/** A small JSON file that is read and written whole; its names are snake_case on the disk, as on the wire. */
export interface Document<T> {
  /** What is there; one that is broken is set aside. */
  look(): Promise<DocumentState<T>>
  /** null = there is none that can be read. */
  read(): Promise<T | null>
  /** One after the other: of several at once the one that began last stays. */
  write(value: T): Promise<WriteOutcome>
  remove(): Promise<void>
}

interface DocumentOptions<S extends zod.ZodMiniType> {
  readonly disk: Disk
  readonly path: string
  /** Of what lies on the disk. */
  readonly schema: S
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
  /** Noted when the file cannot be used. */
  readonly brokenCode: string
}

const EnvelopeSchema = z.object({ sha256: z.string(), value: z.unknown() })

/** A document of the host's own: with a hash over its content, because JSON alone does not show a flipped digit. */
export function openDocument<S extends zod.ZodMiniType>(options: DocumentOptions<S>): Document<FromWire<zod.infer<S>>> {
  const { disk, path, schema, faults, now, brokenCode } = options
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <R>(what: () => Promise<R>): Promise<R> => {
    const result = turn.then(what)
    turn = result.catch(() => undefined)
    return result
  }
  const setAside = async () => {
    faults.note(brokenCode)
    await disk.rename(path, `${path}.broken-${now()}`).catch(() => disk.remove(path).catch(() => undefined))
    return { kind: 'broken' } as const
  }
  const look = async (): Promise<DocumentState<FromWire<zod.infer<S>>>> => {
    const bytes = await disk.read(path).catch(() => 'busy' as const)
    if (bytes === 'busy') {
      faults.note(brokenCode)
      return { kind: 'busy' }
    }
    if (bytes === null) return { kind: 'absent' }
    const envelope = z.safeParse(EnvelopeSchema, parseJson(bytes.toString('utf8')))
    if (!envelope.success || envelope.data.sha256 !== computeHash(envelope.data.value)) return setAside()
    const parsed = z.safeParse(schema, envelope.data.value)
    return parsed.success ? { kind: 'found', value: fromWire(parsed.data) } : setAside()
  }
  return {
    look,
    async read() {
      const state = await look()
      return state.kind === 'found' ? state.value : null
    },
    write: (next) => {
      const value = toWire(next)
      const text = JSON.stringify({ sha256: computeHash(value), value }, null, 1)
      return inTurn(() => writeWhole(disk, path, Buffer.from(text)))
    },
    remove: () => inTurn(() => disk.remove(path)),
  }
}

/** undefined = it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function computeHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
