import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { OpenFile } from '#server/platform/files/file-store.ts'
import { makeArchive } from './archive.ts'
import type { Document } from './document.types.ts'

const TIME = '2026-11-20T10:00:00.000Z'
const PLAN: Document = {
  id: 'plan',
  projectId: 'p',
  buildingId: null,
  unitId: null,
  roomId: null,
  role: 'plan',
  visibility: 'private',
  names: { de: 'Plan' },
  createdAt: TIME,
  updatedAt: TIME,
  isOfPackage: false,
  versions: [
    {
      number: 1,
      createdAt: TIME,
      fileName: 'plan.pdf',
      contentType: 'application/pdf',
      size: 4,
      file: { kind: 'private', name: `${'a'.repeat(64)}.pdf` },
      mark: '1',
    },
  ],
}

it('DOC-9: whoever leaves while a file is being opened leaves none open', async () => {
  const done: string[] = []
  const file: OpenFile = {
    size: 4,
    stream() {
      done.push('read')
      return Readable.from([Buffer.from('plan')])
    },
    async close() {
      done.push('closed')
    },
  }
  const opening = Promise.withResolvers<OpenFile>()
  const asked = Promise.withResolvers<string>()
  const files = {
    open(key: string) {
      asked.resolve(key)
      return opening.promise
    },
  }
  const place = { unit: { displayName: { de: 'A 12' } }, locale: 'de', sourceLanguage: 'de' } as const
  const { stream } = makeArchive(files, [PLAN], place)
  stream.resume()
  await asked.promise
  stream.destroy()
  opening.resolve(file)
  await expect.poll(() => done).toEqual(['closed'])
})
