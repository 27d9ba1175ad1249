import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { ByteRange } from '#shared/contracts/http/byte-range.ts'
import { hashOfFile } from './content.ts'
import { type FileStore, getFolder, isKey, keyOfFileName, keyOfHash, type S3Place } from './file-store.ts'

/** ms until a connection stands, and without a byte on one. */
const CONNECT_MS = 5_000
const SILENCE_MS = 60_000

/** Keeps files as objects of a bucket, each under its key behind the prefix. The bucket is there already. */
export function openS3FileStore(place: S3Place): FileStore {
  const client = openClient(place)
  const Bucket = place.bucket
  const getName = (key: string) => `${place.prefix}${key}`

  async function measureSize(key: string): Promise<number | null> {
    if (!isKey(key)) return null
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: getName(key) })).catch(nullIfAbsent)
    return head?.ContentLength ?? null
  }

  /** An object appears only when it is whole, and says its hash on the way: the server compares. */
  async function keep(key: string, hash: string, size: number, open: () => Buffer | Readable): Promise<string> {
    if (!isKey(key)) throw new TypeError(`"${key}" ends in no file extension`)
    if ((await measureSize(key)) === size) return key
    const ChecksumSHA256 = Buffer.from(hash, 'hex').toString('base64')
    await client.send(
      new PutObjectCommand({ Bucket, Key: getName(key), Body: open(), ContentLength: size, ChecksumSHA256 }),
    )
    return key
  }

  async function* readPart(key: string, part?: ByteRange): AsyncGenerator<Uint8Array> {
    const Range = part && `bytes=${part.start}-${part.end}`
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: getName(key), Range }))
    if (Body instanceof Readable) yield* Body
  }

  return {
    place,

    put(bytes, extension, area) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      return keep(keyOfHash(hash, extension, area), hash, bytes.length, () => Buffer.from(bytes))
    },

    async putFile(path, extension, area) {
      const [hash, { size }] = await Promise.all([hashOfFile(path), stat(path)])
      return keep(keyOfHash(hash, extension, area), hash, size, () => createReadStream(path))
    },

    async hide(key) {
      const hidden = keyOfFileName(key.slice(key.indexOf('/') + 1), 'private')
      if (hidden === null || !isKey(key)) throw new TypeError(`"${key}" is no key of a file`)
      if (key === hidden) return hidden
      const CopySource = encodeURI(`${Bucket}/${getName(key)}`)
      // Another process may have done it already.
      await client.send(new CopyObjectCommand({ Bucket, Key: getName(hidden), CopySource })).catch(nullIfAbsent)
      await this.remove(key)
      return hidden
    },

    async remove(key) {
      if (isKey(key)) await client.send(new DeleteObjectCommand({ Bucket, Key: getName(key) }))
    },

    async read(key) {
      const opened = await this.open(key)
      return opened && buffer(opened.stream())
    },

    async open(key) {
      const size = await measureSize(key)
      if (size === null) return null
      const stream = (part?: ByteRange) => Readable.from(readPart(key, part), { objectMode: false })
      return { size, stream, close: () => Promise.resolve() }
    },

    has: async (key) => (await measureSize(key)) !== null,
    size: measureSize,

    async list(area) {
      const Prefix = getName(getFolder(area))
      const keys: string[] = []
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
        keys.push(
          ...(page.Contents ?? []).flatMap(({ Key = '' }) => keyOfFileName(Key.slice(Prefix.length), area) ?? []),
        )
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
      return keys
    },

    // What does not come to its end is no object.
    removeRemains: async () => undefined,

    async tryWriting() {
      const probe = { Bucket, Key: getName(`probe/${randomBytes(6).toString('hex')}`) }
      await client.send(new PutObjectCommand({ ...probe, Body: 'probe' }))
      await client.send(new DeleteObjectCommand(probe))
    },
  }
}

/**
 * Path style, as every server of the kind understands it; no checksums but our own, for many servers refuse the form that
 * the client would send its own in.
 */
function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Place): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  })
  client.middlewareStack.add(
    (next) => (call) => {
      if ('request' in call) cutSlash(call.request)
      return next(call)
    },
    { step: 'build', name: 'bucketWithoutSlash' },
  )
  return client
}

/** Amazon's servers take the bucket's own address with a slash at its end and without it, others only without. */
function cutSlash(request: unknown): void {
  if (typeof request !== 'object' || request === null || !('path' in request)) return
  if (typeof request.path === 'string' && request.path.endsWith('/')) request.path = request.path.slice(0, -1)
}

function nullIfAbsent(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
  throw error
}
