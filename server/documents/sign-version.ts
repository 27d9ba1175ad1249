import type { SignedAddress, SignedAddresses } from '#server/platform/files/signed-addresses.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import type { Document } from './document.types.ts'

/** ms that an address which needs no signature is said to be good for. */
const OPEN_MS = 10 * 60_000

interface Parts {
  readonly uploads: Pick<UploadsService, 'sign'>
  readonly addresses: SignedAddresses
  /** ms since epoch. */
  readonly now: () => number
}

/** An address that opens a version for some minutes. Whoever asks has been found to have a right to the document. */
export function signVersion(
  { uploads, addresses, now }: Parts,
  document: Document | undefined,
  number: number,
): Result<SignedAddress> {
  const file = document?.versions.find((version) => version.number === number)?.file
  if (file === undefined) return failedWith('NOT_FOUND', 'There is no such document.')
  if (file.kind === 'upload') return uploads.sign(file.upload)
  if (file.kind === 'private') return passed(addresses.sign(file.name))
  return passed({ url: file.url, expiresAt: new Date(now() + OPEN_MS).toISOString() })
}
