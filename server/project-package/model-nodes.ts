import * as z from 'zod/mini'

const HEADER_LENGTH = 12
const CHUNK_HEADER_LENGTH = 8
const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a

const ModelSchema = z.object({ nodes: z.optional(z.array(z.object({ name: z.optional(z.string()) }))) })

/** The names of all nodes of a GLB; null when its JSON chunk cannot be read. */
export function modelNodeNames(bytes: Buffer): ReadonlySet<string> | null {
  const start = HEADER_LENGTH + CHUNK_HEADER_LENGTH
  if (bytes.length < start || bytes.readUInt32LE(0) !== MAGIC) return null
  const length = bytes.readUInt32LE(HEADER_LENGTH)
  if (bytes.readUInt32LE(HEADER_LENGTH + 4) !== JSON_CHUNK || start + length > bytes.length) return null
  let json: unknown
  try {
    json = JSON.parse(bytes.toString('utf8', start, start + length))
  } catch {
    return null
  }
  const parsed = ModelSchema.safeParse(json)
  if (!parsed.success) return null
  return new Set((parsed.data.nodes ?? []).flatMap(({ name }) => (name === undefined ? [] : [name])))
}
