import * as z from 'zod/mini'
import type { Target } from './attack.ts'

const UPLOADS = '/bp/api/v1/account/project_uploads'
const ReportSchema = z.object({
  id: z.nullable(z.string()),
  error_count: z.number(),
  faults: z.array(z.object({ code: z.string() })),
})

/** What the portal says about a package. @throws when it says nothing */
export async function uploadPackage({ portal, operator }: Target, archive: Buffer) {
  const answer = await fetch(portal.url + UPLOADS, {
    method: 'POST',
    headers: { ...operator, 'content-type': 'application/zip' },
    body: new Uint8Array(archive),
  })
  if (answer.status !== 201) throw new Error(`The upload was answered with ${answer.status}: ${await answer.text()}`)
  return z.parse(ReportSchema, await answer.json())
}

/** Brings a package in. @throws when it cannot be */
export async function importPackage(target: Target, archive: Buffer): Promise<void> {
  const { id, faults } = await uploadPackage(target, archive)
  if (id === null) throw new Error(`The package was refused: ${JSON.stringify(faults)}`)
  const address = `${target.portal.url}${UPLOADS}/${id}/imports`
  const answer = await fetch(address, { method: 'POST', headers: target.operator })
  if (answer.status !== 201) throw new Error(`The import was answered with ${answer.status}: ${await answer.text()}`)
}

/** An attack by a package that has to be refused. */
export async function refusedUpload(target: Target, archive: Buffer): Promise<string> {
  const { id, error_count, faults } = await uploadPackage(target, archive)
  if (id !== null) throw new Error('The package was accepted')
  return `refused, ${error_count} errors: ${[...new Set(faults.map(({ code }) => code))].slice(0, 3).join(', ')}`
}
