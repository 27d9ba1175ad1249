import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOnDatabases, startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'
import { foldQuotes } from './fold-quotes.ts'
import { createMailReader } from './mail-reader.ts'
import { readMail } from './read-mail.ts'
import { createReplyAddresses } from './reply-address.ts'
import { listMailBombs } from './testing/mail-bombs.ts'

const THREADS = '/bp/api/v1/units/t-01/message_threads'
const TEAM = '/bp/api/v1/account/message_threads'
const ADDRESS = 'reply@portal.example'
/** Nobody listens there: the tests hand mails in themselves. */
const INBOX = { imapUrl: 'imap://me:secret@127.0.0.1:9', address: ADDRESS }

/** A mail as it comes in. */
function write(fields: Record<string, string>, body: string): Buffer {
  const all = { 'Message-ID': '<1@example.com>', 'Content-Type': 'text/plain; charset=utf-8', ...fields }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([...lines, '', body].join('\r\n'))
}

describeOnDatabases('answers by mail', () => {
  let portal: TestPortal
  let threadId = ''

  beforeEach(async () => {
    portal = await startTestPortal({ publicUrl: 'https://portal.example/', inbox: INBOX })
    const body = { message_thread: { subject: 'Tür', body: 'Links?' } }
    const { json } = await portal.call('POST', THREADS, { headers: await portal.logIn('anna@example.com'), body })
    threadId = String(json['id'])
  })
  afterEach(() => portal.remove())

  const answer = async () => {
    const headers = await portal.logIn('operator@example.com')
    await portal.call('POST', `${TEAM}/${threadId}/messages`, { headers, body: { body: 'Rechts.', is_note: false } })
  }
  /** Where the person's answer is to go, of the mail that they have got. */
  async function findReplyTo(name: string): Promise<string> {
    const row = await portal.database.kysely
      .selectFrom('mails')
      .select('replyTo')
      .where('recipient', '=', `${name}@example.com`)
      .where('kind', '=', 'message')
      .executeTakeFirstOrThrow()
    return row.replyTo ?? ''
  }
  const receive = async (raw: Buffer) => portal.services.inbound?.receive(raw)
  async function read() {
    const headers = await portal.logIn('admin@example.com')
    return (await portal.call('GET', `${TEAM}/${threadId}`, { headers })).json
  }

  it('MSG-10: the answer of a buyer, and of one of the team, arrives in the thread, each once', async () => {
    await answer()
    const to = await findReplyTo('anna')
    expect(to).toMatch(/^reply\+[a-z2-7]{42}@portal\.example$/)
    const body =
      'Danke, <b>gut</b>.\r\n\r\nOn Fri, 20 Nov 2026 at 10:00, Wohnwahl <no-reply@portal.example> wrote:\r\n> Eine Nachricht\r\n'
    const mail = write({ From: 'Anna <ANNA@example.com>', To: `Portal <${to.toUpperCase()}>` }, body)
    expect(await receive(mail)).toBe('taken')
    expect(await receive(mail)).toBe('known')
    expect(await read()).toMatchObject({
      state: 'open',
      waits_for: 'team',
      message_count: 3,
      messages: [
        {
          body_text: 'Danke, <b>gut</b>.',
          body_html: '<p>Danke, &lt;b&gt;gut&lt;/b&gt;.</p>',
          message_type: 'inbound',
          sender: { id: 'anna' },
          is_note: false,
        },
        {},
        {},
      ],
    })
    expect(valueAt(await read(), 'messages', '0', 'quoted_text')).toContain('Eine Nachricht')
    const fields = { From: 'operator@example.com', To: await findReplyTo('operator'), 'Message-ID': '<2@example.com>' }
    expect(await receive(write(fields, 'Gern.'))).toBe('taken')
    expect(await read()).toMatchObject({ waits_for: 'buyer', messages: [{ message_type: 'outbound' }, {}, {}, {}] })
  })

  it('MSG-10: is of nobody but whom the address was made for, and of no program', async () => {
    await answer()
    const to = await findReplyTo('anna')
    const from = { From: 'anna@example.com', To: to }
    expect(await receive(write({ ...from, From: 'ben@example.com' }, 'x'))).toBe('stranger')
    expect(await receive(write({ ...from, To: await findReplyTo('operator') }, 'x'))).toBe('stranger')
    const place = to.indexOf('@') - 5
    const forged = `${to.slice(0, place)}${to[place] === 'a' ? 'b' : 'a'}${to.slice(place + 1)}`
    expect(await receive(write({ ...from, To: forged }, 'x'))).toBe('stranger')
    expect(await receive(write({ ...from, To: ADDRESS }, 'x'))).toBe('unaddressed')
    expect(await receive(write({ ...from, 'Auto-Submitted': 'auto-replied' }, 'x'))).toBe('automatic')
    expect(await receive(write({ ...from, Precedence: 'bulk' }, 'x'))).toBe('automatic')
    expect(await receive(write({ ...from, 'X-Autoreply': 'yes' }, 'x'))).toBe('automatic')
    expect(await receive(write({ ...from, 'Content-Type': 'multipart/report; boundary=x' }, '--x--'))).toBe('automatic')
    expect(await receive(write(from, '   '))).toBe('empty')
    await portal.database.kysely.deleteFrom('unitBuyers').where('userId', '=', 'anna').execute()
    expect(await receive(write(from, 'x'))).toBe('stranger')
    expect(await read()).toMatchObject({ message_count: 2 })
  })

  it('MSG-10, INB-13: takes in HTML cleaned, and files, and says which it refused', async () => {
    await answer()
    const mixed = 'multipart/mixed; boundary="b"'
    const fields = { From: 'anna@example.com', To: await findReplyTo('anna'), 'Content-Type': mixed }
    const body = [
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p onclick="alert(1)">Anbei<script>alert(1)</script></p><p><br></p><img src="https://evil.example/p.gif">',
      '--b',
      'Content-Type: application/pdf; name="plan.pdf"',
      'Content-Disposition: attachment; filename="plan.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('%PDF-1.7 plan').toString('base64'),
      '--b',
      'Content-Disposition: attachment; filename="run.exe"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('MZ run').toString('base64'),
      '--b--',
    ].join('\r\n')
    expect(await receive(write(fields, body))).toBe('taken')
    expect(await read()).toMatchObject({
      messages: [
        {
          body_text: 'Anbei',
          body_html: '<p>Anbei</p>',
          quoted_text: 'Nicht angenommene Dateien: run.exe',
          attachments: [{ name: 'plan.pdf' }],
        },
        {},
        {},
      ],
    })
  })
})

describe('mails', () => {
  it('MSG-10: addresses say who may answer where, and nobody can make up another’s', () => {
    const own = createReplyAddresses(ADDRESS, Buffer.from('key'))
    const id = 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6'
    const address = own.make(id, 'anna')
    expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    const token = own.read(address.toUpperCase())
    expect(token?.threadId).toBe(id)
    expect(token && [own.isFor(token, 'anna'), own.isFor(token, 'ben')]).toEqual([true, false])
    const other = createReplyAddresses(ADDRESS, Buffer.from('another key')).read(address)
    expect(other && createReplyAddresses(ADDRESS, Buffer.from('another key')).isFor(other, 'anna')).toBe(false)
    for (const wrong of [ADDRESS, 'reply+abc@portal.example', address.replace('portal', 'evil'), `x${address}`])
      expect(own.read(wrong)).toBeNull()
  })

  it('MSG-10: folds what is quoted, and how it is signed', () => {
    expect(foldQuotes('Ja.\n\nAm 20.11.2026 um 10:00 schrieb Wohnwahl <a@b.de>:\n\n> Frage\n> mehr')).toMatchObject({
      text: 'Ja.',
    })
    expect(foldQuotes('Ja.\n\n-- \nAnna Bergmann\nTel. 123')).toMatchObject({ text: 'Ja.' })
    expect(foldQuotes('> nur Zitat')).toEqual({ text: '> nur Zitat', quoted: '' })
  })

  it('FOUND-2: what breaks what it promises is given up or read within the limits', async () => {
    for (const { name, raw } of listMailBombs(50_000)) {
      const mail = await readMail(raw).catch(() => null)
      const { text = '', html, quoted = '', files = [] } = mail ?? {}
      const sizes = [text.length, quoted.length, (html ?? '').length / 100, files.length * 1_000]
      expect([name, Math.max(...sizes) <= 20_000]).toEqual([name, true])
    }
  })

  it('FOUND-2: looks at 400,000 characters of HTML and keeps 20,000 of a text, whatever comes behind', async () => {
    const [start, end] = ['<p>Guten Tag</p><!--', '--><b>near</b>']
    const html = `${start}${'x'.repeat(400_000 - start.length - end.length)}${end}<i>far</i>`
    const type = 'text/html; charset=utf-8'
    const mail = await readMail(write({ From: 'a@b.de', 'Content-Type': type }, html))
    expect(mail.html).toBe('<p>Guten Tag</p><b>near</b>')
    const long = await readMail(write({ From: 'a@b.de' }, 'x'.repeat(20_001)))
    expect(long.text).toBe('x'.repeat(20_000))
    const quote = `Am 20.11.2026 um 10:00 schrieb A <a@b.de>:\r\n\r\n> ${'y'.repeat(30_000)}`
    const quoting = await readMail(write({ From: 'a@b.de' }, `Ja.\r\n\r\n${quote}`))
    expect([quoting.text, quoting.quoted.length]).toEqual(['Ja.', 20_000])
  })

  it('FOUND-2: a mail that takes too much memory or time is given up, and the next one is read', async () => {
    const impatient = createMailReader({ heapMegabytes: 64, milliseconds: 1 })
    expect(await impatient(write({ From: 'a@b.de' }, 'Ja'))).toBeNull()
    const read = createMailReader({ heapMegabytes: 64, milliseconds: 60_000 })
    const bombs = new Map(listMailBombs(1_000_000).map(({ name, raw }) => [name, raw]))
    for (const name of ['parts in parts', 'headers']) expect(await read(bombs.get(name) ?? Buffer.of())).toBeNull()
    expect(await read(Buffer.alloc(60_000_001))).toBeNull()
    const narrow = createMailReader({ heapMegabytes: 24, milliseconds: 60_000 })
    expect(await narrow(write({ From: 'a@b.de' }, 'x \r\n'.repeat(1_500_000)))).toBeNull()
    expect(await narrow(write({ From: 'a@b.de' }, 'Ja'))).toMatchObject({ text: 'Ja' })
  }, 60_000)

  it('MSG-10: takes at most twenty files, and nothing that a mail hides in a mail', async () => {
    const file = '--b\r\nContent-Disposition: attachment; filename="a.txt"\r\n\r\nx\r\n'
    const raw = `From: a@b.de\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${file.repeat(30)}--b--`
    expect((await readMail(Buffer.from(raw))).files).toHaveLength(20)
  })
})
