import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tinyArchive } from '#server/catalogues/package/fixtures/tiny-archive.ts'
import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import { type RunningServer, startServer } from '#server/app.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { startS3Server } from '#server/platform/files/testing/s3-server.ts'
import { seed } from '#server/testing/seed-test-portal.ts'
import { startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

/** Two servers that share a database and a bucket, and no folder. */
for (const databases of testDatabases().filter(({ name }) => name === 'PostgreSQL')) {
  describe.skipIf(!databases.isAvailable)('machines that share a portal', () => {
    const auditHashKey = 'k'.repeat(32)
    let s3: Awaited<ReturnType<typeof startS3Server>>
    let portal: TestPortal
    let other: RunningServer
    let folder: string

    beforeAll(async () => {
      await databases.start()
      s3 = await startS3Server()
      const databaseUrl = await databases.createAddress()
      folder = await mkdtemp(join(tmpdir(), 'wohnwahl-machine-'))
      const shared = { databaseUrl, s3: s3.place, auditHashKey }
      portal = await startTestPortal({ ...shared, prepare: seed })
      other = await startServer({ ...shared, dataDir: folder })
    }, 60_000)
    afterAll(async () => {
      await other.close()
      await portal.remove()
      await s3.stop()
      await databases.stop()
      await rm(folder, { recursive: true, force: true })
    }, 60_000)

    it('FILE-9 what is sent to one is had from the other', async () => {
      const headers = { ...(await portal.logIn('anna@example.com')), 'content-type': 'application/octet-stream' }
      const body = `%PDF-1.7 ${'x'.repeat(300_000)}`
      const sent = await portal.call('POST', '/bp/api/v1/units/t-01/uploads?file_name=a.pdf', { headers, body })
      expect(sent.status).toBe(201)
      const id = String(valueAt(sent.json, 'id'))
      const upload = (await other.services.uploads.find(other.database.kysely, [id])).get(id)
      const signed = upload && other.services.uploads.sign(upload)
      if (signed?.ok !== true) throw new Error('It is not signed')
      for (const server of [other, portal]) {
        const file = await portal.callAt(server.url, 'GET', signed.value.url)
        expect([file.status, file.text === body]).toEqual([200, true])
      }
      const range = await portal.callAt(other.url, 'GET', signed.value.url, { headers: { range: 'bytes=0-7' } })
      expect([range.status, range.text]).toEqual([206, '%PDF-1.7'])
    })

    it('FILE-9 a project that is uploaded to one is imported by the other', async () => {
      const headers = { ...(await portal.logIn('operator@example.com')), 'content-type': 'application/zip' }
      const units = tinyProject().units.map((unit) => ({ ...unit, id: `new-${unit.id}` }))
      const body = await tinyArchive({ ...tinyProject(), id: 'new', slug: 'new', units, documents: [] })
      const uploads = '/bp/api/v1/account/project_uploads'
      const answer = await fetch(`${portal.url}${uploads}`, { method: 'POST', headers, body })
      const id = String(valueAt(await answer.json(), 'id'))
      const importAt = (url: string) => portal.callAt(url, 'POST', `${uploads}/${id}/imports`, { headers })
      expect((await importAt(other.url)).json).toMatchObject({ is_imported: true, project: { id: 'new' } })
      expect((await importAt(portal.url)).status).toBe(404)
    }, 60_000)
  })
}
