import * as z from 'zod/mini'
import { downloadDocumentsArchive } from '#shared/contracts/http/documents.contract.ts'
import { type Locale, LocaleSchema } from '#shared/contracts/primitives.ts'
import { readJson } from '#server/platform/db/stored-json.ts'
import type { SignedAddress, SignedAddresses } from '#server/platform/files/signed-addresses.ts'

/** What a file with all documents of a unit is made of. */
interface Named {
  /** By the database's own id. */
  readonly unitId: string
  readonly locale: Locale
}

const NamedSchema = z.tuple([z.literal('documents'), z.string(), LocaleSchema])

/** An address that downloads all documents of a unit for some minutes. Whoever asks has been found to have a right to it. */
export function signArchive(addresses: SignedAddresses, { unitId, locale }: Named): SignedAddress {
  const id = Buffer.from(JSON.stringify(['documents', unitId, locale])).toString('base64url')
  const { url, expiresAt } = addresses.sign(id)
  // The signature is of the id, wherever it stands: no file has such a name.
  const query = url.slice(url.indexOf('?'))
  return { url: `${downloadDocumentsArchive.path.replace(':archive_id', id)}${query}`, expiresAt }
}

/** What an id says whose signature was found right; null = it was signed for something else. */
export function readArchiveId(id: string): Named | null {
  try {
    const parsed = z.safeParse(NamedSchema, readJson<unknown>(Buffer.from(id, 'base64url').toString('utf8')))
    return parsed.success ? { unitId: parsed.data[1], locale: parsed.data[2] } : null
  } catch {
    return null
  }
}
