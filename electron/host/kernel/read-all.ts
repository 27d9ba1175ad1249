/**
 * The whole of a body.
 * @param onBytes told whenever something has come
 * @returns null = it is more than `maxBytes`; the rest is not taken
 */
export async function readAll(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  onBytes: () => void = () => undefined,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    onBytes()
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, bytes)
}
