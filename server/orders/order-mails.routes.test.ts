import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { findProject, saveProject } from '#server/projects/projects.repository.ts'
import { describeOnDatabases, startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'

const STONE = { 'hall-floor': { product_id: 'stone' }, 'hall-skirting': { product_id: 'stone-skirting' } }
const UNIT = '/bp/api/v1/units/t-01'

describeOnDatabases('mails about an order', () => {
  let portal: TestPortal

  beforeEach(async () => {
    portal = await startTestPortal({
      now: () => Date.parse('2026-11-20T10:00:00Z'),
      publicUrl: 'https://portal.example/',
    })
  })
  afterEach(() => portal.remove())

  async function write(path: string, body: unknown, revision: number, key = `key-${revision}`) {
    const headers = { ...(await portal.logIn('anna@example.com')), 'if-match': `"${revision}"`, 'idempotency-key': key }
    const answer = await portal.call(path === 'completions' ? 'POST' : 'PUT', `${UNIT}/${path}`, { headers, body })
    expect(answer.status, answer.text).toBe(200)
    return answer
  }
  const order = (revision: number, key?: string) =>
    write('completions', { message: 'Bitte <rasch>', status: 'completed' }, revision, key)
  /** What its buyers got with the order. */
  const listSent = () =>
    portal.database.kysely
      .selectFrom('mails')
      .selectAll()
      .where((mail) => mail.or([mail('subject', 'like', 'Your order%'), mail('subject', 'like', 'Ihre Bestellung%')]))
      .execute()

  it('REV-7, decision 58: tells each buyer what was ordered to the cent, in their own language, once', async () => {
    const db = portal.database.kysely
    const preferences = JSON.stringify({ language: 'en' })
    await db.updateTable('users').set({ preferences }).where('email', '=', 'ben@example.com').execute()
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ben@example.com')
      .executeTakeFirstOrThrow()
    await db.insertInto('unitBuyers').values({ unitId: 'demo/t-01', userId, position: 2 }).execute()
    await write('buyer_selections', { buyer_selections: STONE }, 0)
    const placed = await order(1, 'once')
    await order(1, 'once')
    const mails = await listSent()
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['anna@example.com', 'ben@example.com'])
    const mailTo = (name: string) => mails.find(({ recipient }) => recipient === `${name}@example.com`)
    expect(mailTo('ben')?.bodyText).toMatch(/^Your choices are ordered[^]*\+€100\.00/)
    const mail = mailTo('anna')
    for (const part of [/^Ihre Auswahl ist verbindlich bestellt/, /\+100,00\s€/, /20\. November 2026/, /Bitte <rasch>/])
      expect(mail?.bodyText).toMatch(part)
    for (const part of [/Raum hall: \+100,00\s€\n- Posten hall-floor: Stein \(\+50,00\s€\)/, /bestätigt, können Sie/])
      expect(mail?.bodyText).toMatch(part)
    const pictures = z.parse(z.array(z.object({ kind: z.string() })), JSON.parse(mail?.attachments ?? ''))
    expect(new Set(pictures.map(({ kind }) => kind))).toEqual(new Set(['logo', 'room', 'thumb']))
    expect(mail?.bodyText).toContain('https://portal.example/bp/demo/tiny-houses/wohnung-t-01/checkout')
    expect(mail?.bodyText).toContain(String(placed.json['snapshot_sha256']))
    expect(mail?.bodyHtml).toContain('Bitte &lt;rasch&gt;')
  })

  it('REV-7: sends nothing when an order fails or is opened again, and again for the next order', async () => {
    await order(0)
    const again = { message: '', status: 'completed' }
    const headers = { ...(await portal.logIn('anna@example.com')), 'if-match': '"1"' }
    expect((await portal.call('POST', `${UNIT}/completions`, { headers, body: again })).status).toBe(422)
    await write('completions', { message: '', status: 'pending' }, 1)
    expect(await listSent()).toHaveLength(1)
    await order(2)
    expect(await listSent()).toHaveLength(2)
  })

  it('ORD-7: sends buyers what was ordered in any case, the rest as they like, and nothing to who is disabled', async () => {
    const db = portal.database.kysely
    const add = async (id: string, fields: { preferences?: string; disabledAt?: string }) => {
      await db
        .updateTable('users')
        .set({ updatedAt: '2026-11-20T09:00:00.000Z', ...fields })
        .where('id', '=', id)
        .execute()
      await db.insertInto('unitBuyers').values({ unitId: 'demo/t-01', userId: id, position: 2 }).execute()
    }
    const listToBuyers = async () => {
      const mails = await db.selectFrom('mails').select('recipient').where('kind', '=', 'order').execute()
      return mails
        .map(({ recipient }) => recipient.split('@')[0] ?? '')
        .filter((name) => ['anna', 'ben', 'carl', 'dora'].includes(name))
    }
    const {
      id: _id,
      email: _email,
      ...ben
    } = await db.selectFrom('users').selectAll().where('id', '=', 'ben').executeTakeFirstOrThrow()
    for (const id of ['carl', 'dora'])
      await db
        .insertInto('users')
        .values({ ...ben, id, email: `${id}@example.com` })
        .execute()
    await add('ben', { preferences: JSON.stringify({ notifications: { configurations: false } }) })
    await add('carl', { disabledAt: '2026-11-20T09:00:00.000Z' })
    await add('dora', {})
    await order(0)
    expect((await listToBuyers()).toSorted()).toEqual(['anna', 'ben', 'dora'])
    await write('completions', { message: '', status: 'pending' }, 1)
    expect((await listToBuyers()).toSorted()).toEqual(['anna', 'ben', 'dora', 'dora'])
  })

  it('REV-8, SHL-36: has the colours of the project, and no prices where it hides them', async () => {
    const project = await findProject(portal.database.kysely, 'tiny', 'demo')
    if (project === null) throw new Error('no project')
    const featureFlags = { ...project.featureFlags, bp: { ...project.featureFlags.bp, showPricing: false } }
    const styling = { simple: { primaryColorMain: '#123456' }, advanced: '' }
    await saveProject(portal.database.kysely, { ...project, featureFlags, styling }, '2026-11-20T09:00:00Z')
    await write('buyer_selections', { buyer_selections: STONE }, 0)
    await order(1)
    const [mail] = await listSent()
    expect(mail?.bodyHtml).toContain('background-color:#123456')
    expect(`${mail?.bodyHtml}${mail?.bodyText}`).not.toContain('€')
  })
})
