import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Place } from '../file-store.ts'

/** A server of S3 on this machine alone, with an empty bucket. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'wohnwahl-s3-'))
  const bucket = 'wohnwahl'
  const configureBuckets = [{ name: bucket, configs: [] }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  const place: S3Place = { endpoint: `http://127.0.0.1:${port}`, bucket, region: 'eu-central-1', prefix: '', ...keys }
  return {
    place,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
