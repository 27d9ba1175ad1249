import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doBetween } from '#server/testing/between.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'
import { doBeside } from '#server/testing/waiting-for-lock.ts'
import { addModule, deleteModule } from './text-modules.repository.ts'

const PATH = '/bp/api/v1/account/text_modules'
const MODULE = { title: 'Danke', locale: 'de', project_id: null, body: 'Vielen Dank' } as const

describeOnDatabases('text modules of two who write at once', () => {
  let portal: TestPortal
  let headers: Record<string, string>
  beforeAll(async () => {
    portal = await startTestPortal()
    headers = await portal.logIn('admin@example.com')
  })
  afterAll(() => portal.remove())

  const save = (tag: string, id = '') =>
    portal.call(id === '' ? 'POST' : 'PUT', id === '' ? PATH : `${PATH}/${id}`, { headers, body: { ...MODULE, tag } })
  const getCode = ({ json }: { readonly json: unknown }) => valueAt(json, 'errors', '0', 'code')
  const add = (tag: string) => (within: Parameters<typeof addModule>[0]) => {
    const { title, locale, body } = MODULE
    return addModule(within, { id: randomUUID(), accountId: 'demo', projectId: null, tag, title, locale, body })
  }

  it('MSG-6: of two that are made with one tag the second is told that it is taken', async () => {
    const second = await doBeside(portal.database, add('gruss'), () => save('gruss'))
    expect([second.status, getCode(second)]).toEqual([422, 'TAG_TAKEN'])
  })

  it('MSG-6: of two that come to one tag by a change the second is told that it is taken', async () => {
    const made = await save('frage')
    const second = await doBeside(portal.database, add('antwort'), () => save('antwort', String(made.json['id'])))
    expect([second.status, getCode(second)]).toEqual([422, 'TAG_TAKEN'])
  })

  it('MSG-6: a change that comes after a deletion brings nothing back', async () => {
    const id = String((await save('weg')).json['id'])
    const isDone = doBetween(portal.database, () => deleteModule(portal.database.kysely, id))
    const late = await save('weg', id)
    expect([isDone(), late.status, getCode(late)]).toEqual([true, 404, 'NOT_FOUND'])
    expect((await portal.call('GET', PATH, { headers })).text).not.toContain(id)
  })
})
