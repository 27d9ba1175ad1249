import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { openImapInbox } from './imap-inbox.ts'
import { LARGEST_MAIL } from './mail-reader.ts'
import { type ImapServer, startImapServer } from './testing/imap-server.ts'

describe('a mail box over IMAP', () => {
  let box: ImapServer
  beforeEach(async () => {
    box = await startImapServer()
  })
  afterEach(() => box.close())

  const mail = (text: string) => Buffer.from(`From: anna@example.com\r\nSubject: ä\r\n\r\n${text}\r\n`)
  /** What a look hands in; `answer` is what is said to each. */
  async function look(answer: (text: string) => 'done' | 'later' = () => 'done') {
    const texts: string[] = []
    await openImapInbox(box.url).fetchNew(async (raw) => {
      if (raw === null) return 'done'
      const text = Buffer.from(raw).toString().split('\r\n\r\n')[1]?.trim() ?? ''
      texts.push(text)
      return answer(text)
    })
    return texts
  }

  it('MSG-10: logs in, hands in what is unread, byte by byte, and marks it read once it is done with', async () => {
    expect(await look()).toEqual([])
    for (const text of ['Eins', 'Zwei ü', 'Drei']) box.add(mail(text))
    expect(await look((text) => (text === 'Drei' ? 'later' : 'done'))).toEqual(['Eins', 'Zwei ü', 'Drei'])
    expect(box.mails.map(({ isSeen }) => isSeen)).toEqual([true, true, false])
    expect(await look()).toEqual(['Drei'])
    expect(await look()).toEqual([])
    expect(box.asked.filter((command) => /^(?:LOGIN|LOGOUT)/.test(command))).toHaveLength(8)
    // Reading alone marks nothing: whoever dies over a mail finds it again.
    expect(box.asked.some((command) => /FETCH.*BODY\[/i.test(command))).toBe(false)
  })

  it('MSG-10: what is put off takes no place in the next look, however much of it there is', async () => {
    const inbox = openImapInbox(box.url)
    const count = async () => {
      let handed = 0
      await inbox.fetchNew(async () => {
        handed += 1
        return 'later'
      })
      return handed
    }
    for (let at = 0; at < 60; at += 1) box.add(mail(`${at}`))
    expect([await count(), await count(), await count()]).toEqual([50, 10, 0])
  })

  it('MSG-10: a connection that is lost costs no mail, wherever it is lost', async () => {
    box.add(mail('Eins'))
    box.add(mail('Zwei'))
    for (const command of ['LOGIN', 'SELECT', 'UID SEARCH', 'UID FETCH 4391', 'UID STORE 4391', 'UID FETCH 4392']) {
      box.cutAt(command)
      await expect(look(), command).rejects.toBeInstanceOf(Error)
    }
    // The first was marked after the look that lost its marking; the second is still to come.
    expect(box.mails.map(({ isSeen }) => isSeen)).toEqual([true, false])
    expect(await look()).toEqual(['Zwei'])
  })

  it('MSG-10: says its password over the network to nobody without encryption', async () => {
    box.add(mail('Eins'))
    const elsewhere = openImapInbox(box.url.replace('127.0.0.1', '0.0.0.0'))
    await expect(elsewhere.fetchNew(async () => 'done')).rejects.toBeInstanceOf(Error)
    expect(box.asked.filter((command) => command.startsWith('LOGIN'))).toEqual([])
  })

  it('MSG-10: a wrong password is an error, and a mail that is too large is passed over', async () => {
    await expect(
      openImapInbox(box.url.replace(/:[^:@/]+@/, ':wrong@')).fetchNew(async () => 'done'),
    ).rejects.toBeInstanceOf(Error)
    box.add(Buffer.alloc(LARGEST_MAIL + 1, 'x'))
    box.add(mail('Klein'))
    expect(await look()).toEqual(['Klein'])
    expect(box.mails.map(({ isSeen }) => isSeen)).toEqual([true, true])
  })
})

describe('answers over IMAP', () => {
  let box: ImapServer
  let portal: TestPortal
  beforeEach(async () => {
    box = await startImapServer()
    const inbox = { imapUrl: 'imap://me:secret@127.0.0.1:9', address: 'reply@portal.example' }
    portal = await startTestPortal({ publicUrl: 'https://portal.example/', inbox })
  })
  afterEach(async () => {
    await portal.remove()
    await box.close()
  })

  it('MSG-10: a mail whose marking was lost is taken once', async () => {
    const anna = await portal.logIn('anna@example.com')
    const body = { message_thread: { subject: 'Tür', body: 'Links?' } }
    const threads = '/bp/api/v1/units/t-01/message_threads'
    const id = String((await portal.call('POST', threads, { headers: anna, body })).json['id'])
    const mails = portal.database.kysely.selectFrom('mails').selectAll().where('recipient', '=', 'operator@example.com')
    const { replyTo } = await mails.where('kind', '=', 'message').executeTakeFirstOrThrow()
    const lines = ['From: operator@example.com', `To: ${replyTo}`, 'Message-ID: <1@example.com>', '', 'Rechts.']
    box.add(Buffer.from(lines.join('\r\n')))
    const taken: unknown[] = []
    const look = () =>
      openImapInbox(box.url).fetchNew(async (raw) => {
        if (raw !== null) taken.push(await portal.services.inbound?.receive(raw))
        return 'done'
      })
    box.cutAt('UID STORE')
    await expect(look()).rejects.toBeInstanceOf(Error)
    await look()
    await look()
    expect(taken).toEqual(['taken', 'known'])
    expect((await portal.call('GET', `${threads}/${id}`, { headers: anna })).json).toMatchObject({ message_count: 2 })
  })
})
