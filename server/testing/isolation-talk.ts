import { hugePng } from '#server/pictures/fixtures/huge-png.ts'
import { getDeadline, getDocument, PROJECTS } from './isolation-facts.ts'
import { idIn, made } from './isolation-made.ts'
import type { Target } from './isolation-table.ts'
import { type TestPortal, valueAt } from './test-portal.ts'

/** A file of somebody's that nothing names yet; `unitId` null = staff sent it. */
export async function sentBy({ url }: TestPortal, login: Readonly<Record<string, string>>, unitId: string | null) {
  const path = unitId === null ? 'account' : `units/${unitId}`
  const address = `${url}/bp/api/v1/${path}/uploads?file_name=plan.pdf`
  const headers = { ...login, 'content-type': 'application/octet-stream' }
  const answer = await fetch(address, { method: 'POST', headers, body: `%PDF-1.7 ${unitId}` })
  const id = valueAt(await answer.json(), 'id')
  if (typeof id !== 'string') throw new Error(`Not sent: ${answer.status}`)
  return id
}

/** A picture in the media library of the unit's project; each of another size. */
export async function addImageFor({ url }: TestPortal, headers: Readonly<Record<string, string>>, target: Target) {
  const side = target.startsWith('f') ? 9 : Number(target.slice(-1))
  const form = new FormData()
  form.set('image[image]', new Blob([hugePng(side, side)]), 'kitchen.png')
  form.set('image[role]', 'project_image')
  const address = `${url}/api/v1/projects/${PROJECTS[target]}/images`
  const answer = await fetch(address, { method: 'POST', headers, body: form })
  const id = valueAt(await answer.json(), 'id')
  if (typeof id !== 'string') throw new Error(`Not added: ${answer.status}`)
  return id
}

/** A document of the unit for its buyers. */
export async function addDocumentFor(portal: TestPortal, by: Readonly<Record<string, string>>, target: Target) {
  const body = { ...getDocument(target), upload_id: await sentBy(portal, by, null) }
  return idIn(await made(portal, `/bp/api/v1/account/projects/${PROJECTS[target]}/documents`, by, body), 'id')
}

/** A thread of a buyer's, with a file. */
export async function begunBy(portal: TestPortal, by: Readonly<Record<string, string>>, target: Target) {
  const attachments = [{ upload_id: await sentBy(portal, by, target) }]
  const thread = { subject: 'Socket', body: 'Is there one?', attachments }
  return made(portal, `/bp/api/v1/units/${target}/message_threads`, by, { message_thread: thread })
}

/** A deadline of the unit alone. */
export async function setFor(
  portal: TestPortal,
  headers: Readonly<Record<string, string>>,
  target: Target,
): Promise<string> {
  await made(portal, `/bp/api/v1/account/projects/${PROJECTS[target]}/deadlines`, headers, getDeadline(target))
  return idIn(await portal.call('GET', `/bp/api/v1/units/${target}/deadlines`, { headers }), '0', 'id')
}
