import { open } from 'node:fs/promises'
import * as z from 'zod/mini'
import { DOCUMENT_LIMITS, type DocumentLimits, parseDocument } from './parse-document.ts'

const HEADER_LENGTH = 12
const CHUNK_HEADER_LENGTH = 8
const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a

/** Models of buildings list every part of every storey. */
const MODEL_LIMITS: DocumentLimits = { ...DOCUMENT_LIMITS, entries: 200_000 }

const ModelSchema = z.object({ nodes: z.optional(z.array(z.object({ name: z.optional(z.string()) }))) })

/**
 * The names of all nodes of a GLB, of which only the part that says so is read; null when that cannot be read, or is
 * larger than a document of a package may be.
 * @throws when there is no such file
 */
export async function modelNodeNames(path: string): Promise<ReadonlySet<string> | null> {
  const json = await jsonChunk(path)
  const parsed = json && parseDocument(json, ModelSchema, MODEL_LIMITS)
  if (!parsed?.ok) return null
  return new Set((parsed.value.nodes ?? []).flatMap(({ name }) => (name === undefined ? [] : [name])))
}

async function jsonChunk(path: string): Promise<Buffer | null> {
  const file = await open(path, 'r')
  try {
    const start = HEADER_LENGTH + CHUNK_HEADER_LENGTH
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(start), 0, start, 0)
    if (bytesRead < start || head.readUInt32LE(0) !== MAGIC) return null
    const length = head.readUInt32LE(HEADER_LENGTH)
    if (head.readUInt32LE(HEADER_LENGTH + 4) !== JSON_CHUNK || length > MODEL_LIMITS.bytes) return null
    const chunk = await file.read(Buffer.alloc(length), 0, length, start)
    return chunk.bytesRead === length ? chunk.buffer : null
  } finally {
    await file.close()
  }
}
