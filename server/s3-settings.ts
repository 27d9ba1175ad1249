import { join } from 'node:path'
import type { FileStorePlace, S3Place } from '#server/platform/files/file-store.ts'

type Environment = Readonly<Record<string, string | undefined>>

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const ALL = [...NEEDED, 'S3_REGION', 'S3_PREFIX'] as const
/** What servers that know no regions are content with. */
const ANY_REGION = 'us-east-1'

/** The bucket that files are kept in; null = none is named, or not all of it (`s3Fault`). */
export function readS3(environment: Environment): S3Place | null {
  const endpoint = environment['S3_ENDPOINT']
  if (!endpoint || s3Fault(environment) !== null) return null
  const prefix = (environment['S3_PREFIX'] ?? '').split('/').filter(Boolean).join('/')
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    bucket: environment['S3_BUCKET'] ?? '',
    region: environment['S3_REGION'] || ANY_REGION,
    accessKeyId: environment['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: environment['S3_SECRET_ACCESS_KEY'] ?? '',
    prefix: prefix === '' ? '' : `${prefix}/`,
  }
}

/** What is wrong with it, in one line; null = nothing. */
export function s3Fault(environment: Environment): string | null {
  if (ALL.every((name) => !environment[name])) return null
  const missing = NEEDED.find((name) => !environment[name])
  if (missing !== undefined) return `${missing} is missing: files in S3 need ${NEEDED.join(', ')}.`
  const endpoint = environment['S3_ENDPOINT'] ?? ''
  if (!/^https?:\/\/[\w.-]+(?::\d{1,5})?\/?$/.test(endpoint)) {
    return `S3_ENDPOINT is "${endpoint}", but has to be an address as https://HOST, without a path.`
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(environment['S3_BUCKET'] ?? '')) {
    return `S3_BUCKET is "${environment['S3_BUCKET']}", but has to be the name of a bucket.`
  }
  if (!/^[\w/.-]*$/.test(environment['S3_PREFIX'] ?? '')) {
    return `S3_PREFIX is "${environment['S3_PREFIX']}", but may have letters, digits and . _ - / alone.`
  }
  if (!environment['AUDIT_HASH_KEY']) {
    return 'AUDIT_HASH_KEY is missing: where files are in S3, several machines may share them, and have to share this key.'
  }
  return null
}

/** Where files are, for commands beside a server. @throws Error with what is wrong with the settings */
export function readFilePlace(environment: Environment, dataDir: string): FileStorePlace {
  const fault = s3Fault(environment)
  if (fault !== null) throw new Error(fault)
  return readS3(environment) ?? { folder: join(dataDir, 'files') }
}
