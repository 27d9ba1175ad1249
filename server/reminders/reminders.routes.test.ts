import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDeadline } from '#server/deadlines/testing/add-deadline.ts'
import { saveGrants } from '#server/identity/roles.repository.ts'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { findProject, saveProject } from '#server/projects/projects.repository.ts'
import { listIn, refusalIn } from '#server/testing/read-answers.ts'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

const ACCOUNT = '/bp/api/v1/account'
const ANNA = { name: 'anna Test', email: 'anna@example.com' }
const NORA = { name: 'Nora Neu', email: 'nora@example.com' }
const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000

describeOnDatabases('reminding the people of many units', () => {
  let portal: TestPortal
  let time = 0

  beforeEach(async () => {
    // Two minutes before midnight in Berlin.
    time = Date.parse('2026-11-20T22:58:00Z')
    portal = await startTestPortal({ now: () => time, publicUrl: 'https://portal.example/' })
  })
  afterEach(() => portal.remove())

  const as = (name: string) => portal.logIn(`${name}@example.com`)
  async function remind(unitIds: readonly string[], { isTrial = false, by = 'operator' } = {}) {
    const body = { unit_ids: unitIds, is_trial: isTrial }
    return portal.call('POST', `${ACCOUNT}/unit_reminders`, { headers: await as(by), body })
  }
  /** Outcomes of each unit in turn. */
  async function outcomes(unitIds: readonly string[], isTrial = false) {
    const units = listIn(await remind(unitIds, { isTrial }))
    return units.map((unit) => Object.values(valueAt(unit, 'people') ?? {}).map((one) => valueAt(one, 'outcome')))
  }
  const mails = (kind: 'reminder' | 'invitation') =>
    portal.database.kysely.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('createdAt').execute()
  const give = (userId: string, unitId: string) =>
    portal.database.kysely
      .insertInto('unitBuyers')
      .values({ unitId: newRowId('demo', unitId), userId, position: 2 })
      .execute()
  const take = (unitId: string) =>
    portal.database.kysely.deleteFrom('unitBuyers').where('unitId', '=', newRowId('demo', unitId)).execute()
  async function invite(unitIds: readonly string[], email = NORA.email) {
    const body = { email, first_name: 'Nora', last_name: 'Neu', group: 'buyer', unit_ids: unitIds }
    const answer = await portal.call('POST', `${ACCOUNT}/invitations`, { headers: await as('operator'), body })
    return String(answer.json['id'])
  }
  async function disable(userId: string) {
    const headers = await as('admin')
    await portal.call('PUT', `${ACCOUNT}/users/${userId}/access`, { headers, body: { is_disabled: true } })
  }

  it('UNT-11: says who would get what and sends nothing, then sends it and says so', async () => {
    const [unit] = listIn(await remind(['t-01'], { isTrial: true }))
    expect(unit).toEqual({ unit_id: 't-01', people: [{ ...ANNA, outcome: 'reminded' }] })
    expect(await mails('reminder')).toEqual([])
    expect(listIn(await remind(['t-01']))).toEqual([unit])
    const [mail, ...others] = await mails('reminder')
    expect(others).toEqual([])
    expect(mail?.recipient).toBe(ANNA.email)
    expect(mail?.bodyText).toMatch(/Offen: \d+ Entscheidung/)
    expect(mail?.bodyText).toContain('https://portal.example/bp/demo/tiny-houses/wohnung-t-01/dashboard')
  })

  it('UNT-11: names what is open in the reader’s language', async () => {
    const headers = await as('anna')
    await portal.call('PUT', '/bp/api/v1/profile', { headers, body: { language: 'en' } })
    await remind(['t-01'])
    const [mail] = await mails('reminder')
    expect(mail?.subject).toMatch(/^Still open/)
    expect(mail?.bodyText).toMatch(/Open: \d+ decisions\nRooms: \S/)
  })

  it('UNT-11: names the next date, and none that is over', async () => {
    const inDays = (days: number) => new Date(time + days * 24 * 3_600_000).toISOString()
    await addDeadline(portal.database.kysely, { id: 'doors', title: 'Doors', expiresAt: inDays(-2) })
    await addDeadline(portal.database.kysely, { id: 'floors', title: 'Floors', expiresAt: inDays(9) })
    await remind(['t-01'])
    const [mail] = await mails('reminder')
    expect(mail?.bodyText).toContain('Floors')
    expect(mail?.bodyText).not.toContain('Doors')
  })

  it('UNT-11: reminds nobody twice a day, also where two do it at once, and again on the next', async () => {
    const both = await Promise.all([outcomes(['t-01']), outcomes(['t-01'])])
    expect(both.flat(2).map(String).toSorted()).toEqual(['reminded', 'told_today'])
    time += MINUTE_MS
    expect(await outcomes(['t-01'], true)).toEqual([['told_today']])
    expect(await outcomes(['t-01'])).toEqual([['told_today']])
    expect(await mails('reminder')).toHaveLength(1)
    time += MINUTE_MS
    expect(await outcomes(['t-01'])).toEqual([['reminded']])
    expect(await mails('reminder')).toHaveLength(2)
  })

  it('UNT-11: writes somebody one mail of all their units', async () => {
    await give('anna', 't-02')
    expect(await outcomes(['t-02', 't-01', 't-02'])).toEqual([['reminded', 'reminded'], ['reminded']])
    const sent = await mails('reminder')
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([ANNA.email, 'ben@example.com'])
    const text = sent.find(({ recipient }) => recipient === ANNA.email)?.bodyText
    expect(text).toMatch(/t-02\/dashboard[^]*t-01\/dashboard/)
  })

  it('UNT-11: writes nobody who is kept out, wants no such mail or has nothing to do', async () => {
    const off = { notifications: { messages: true, deadlines: true, configurations: false } }
    await portal.call('PUT', '/bp/api/v1/profile', { headers: await as('ben'), body: off })
    await give('ben', 't-01')
    await disable('anna')
    expect(await outcomes(['t-01'])).toEqual([['disabled', 'unwanted']])
    const done = { headers: { ...(await as('ben')), 'if-match': '"0"' }, body: { message: '', status: 'completed' } }
    expect((await portal.call('POST', '/bp/api/v1/units/t-02/completions', done)).status).toBe(200)
    expect(await outcomes(['t-02'])).toEqual([['nothing_open']])
    expect(await mails('reminder')).toEqual([])
  })

  it('UNT-11: sends an invitation again once a day, open or over, as long as nobody has come in its place', async () => {
    await take('t-01')
    await take('t-02')
    const id = await invite(['t-01', 't-02'])
    const hash = async () =>
      (await portal.database.kysely.selectFrom('invitations').select('tokenHash').where('id', '=', id).execute())[0]
    const first = await hash()
    expect(await outcomes(['t-01'])).toEqual([['told_today']])
    time += 2 * MINUTE_MS
    expect(await outcomes(['t-01', 't-02'])).toEqual([['invited_again'], ['invited_again']])
    expect(await mails('invitation')).toHaveLength(2)
    expect(await hash()).not.toEqual(first)
    time += 31 * DAY_MS
    expect(await outcomes(['t-01'], true)).toEqual([['invited_again']])
    await give('anna', 't-02')
    expect(await outcomes(['t-01'], true)).toEqual([[]])
    await take('t-02')
    await invite(['t-01'], 'otto@example.com')
    expect(listIn(await remind(['t-01']))).toMatchObject([{ people: [{ email: 'otto@example.com' }] }])
    expect(await mails('invitation')).toHaveLength(3)
  })

  it('UNT-11: invites nobody again who is kept out, or whom that would send too much', async () => {
    await invite(['t-02'], ANNA.email)
    const id = await invite(['t-01'])
    const headers = await as('operator')
    for (let count = 0; count < 4; count++) {
      time += 15_000
      await portal.call('POST', `${ACCOUNT}/invitations/${id}/deliveries`, { headers, body: {} })
    }
    await disable('anna')
    time += 3 * MINUTE_MS
    expect(await outcomes(['t-01', 't-02'])).toEqual([
      ['disabled', 'too_many'],
      ['reminded', 'disabled'],
    ])
  })

  it('UNT-11: refuses units of others, and then sends nothing at all', async () => {
    const unknown = [422, 'UNIT_UNKNOWN', 'unit_ids.1']
    expect(refusalIn(await remind(['t-01', 'f-01']))).toEqual(unknown)
    const tiny = await findProject(portal.database.kysely, 'tiny', 'demo')
    if (tiny === null) throw new Error('nothing to start from')
    const side = { ...tiny, id: newRowId('demo', 'side'), packageId: 'side', slug: 'side', position: 1 }
    await saveProject(portal.database.kysely, side, '2026-11-20T08:00:00.000Z')
    await saveGrants(portal.database.kysely, 'operator', [{ role: 'sales', projectId: side.id }])
    expect(refusalIn(await remind(['t-01']))).toEqual([422, 'UNIT_UNKNOWN', 'unit_ids.0'])
    expect((await remind(['t-01'], { by: 'anna' })).status).toBe(403)
    expect(await mails('reminder')).toEqual([])
  })

  it('UNT-11: is said in the history of each unit that somebody was told about', async () => {
    await remind(['t-01', 't-02'])
    await remind(['t-01', 't-02'])
    for (const unit of ['t-01', 't-02']) {
      const answer = await portal.call('GET', `/bp/api/v1/units/${unit}/history`, { headers: await as('operator') })
      expect(listIn(answer)).toMatchObject([{ action: 'reminder.sent', by: { name: 'operator Test' } }])
    }
  })

  it('LOG-1: says in the log who was reminded and invited again', async () => {
    await invite(['t-01'])
    time += 24 * 60 * MINUTE_MS
    await remind(['t-01'])
    const path = '/bp/api/v1/account/audit_entries?action=reminder.sent'
    const log = await portal.call('GET', path, { headers: await as('admin') })
    expect(listIn(log)).toMatchObject([{ concerned: ['anna Test', 'Nora Neu'] }])
  })
})
