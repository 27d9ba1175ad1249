import { env } from 'node:process'
import type { Page } from '@playwright/test'
import { type SeededRandom, seededRandom } from '#shared/testing/seeded-random.ts'
import { BuyerInboxPage } from '#tests/pages/buyer-inbox-page.ts'
import { TeamInboxPage } from '#tests/pages/team-inbox-page.ts'
import { BUYERS, logIn } from '#tests/support/api-client.ts'
import { type Reader, readThreads, Recount, wasSeen } from '#tests/support/recount-threads.ts'
import { expect, freshPage, test } from '#tests/support/test.ts'

const UNIT = 'lindenhof-a-12'
const PATH = '/bp/demo/lindenhof/a-12'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const BEN: Reader = { id: 'user-ben', name: 'Ben Kaltenbach', isTeam: false }
const OLGA: Reader = { id: 'user-operator', name: 'Olga Petersen', isTeam: true }

const SEED = Number(env['PROPERTY_SEED'] ?? 20_261_120)
const IS_NIGHTLY = Number(env['PROPERTY_RUNS'] ?? 200) >= 5_000
/** In each of them every browser does something, at once. */
const STEPS = 20
/** 2,000 actions at night. Each round has a portal of its own: a buyer may send 60 messages in an hour. */
const ROUNDS = Number(env['INBOX_ROUNDS'] ?? (IS_NIGHTLY ? 34 : 1))
const STEPS_BETWEEN_LOOKS = 5
const BROWSERS = 3

/** What is done and seen by whom, as far as it is known from outside. */
class Journal {
  step = 0
  /** Threads that the team's reader wants to be unread again. */
  readonly asked = new Set<string>()
  readonly #written = new Map<string, number>()
  readonly #opened = new Map<string, number>()
  readonly #lines: string[] = []

  /** Words that are in no other message. */
  write(by: string): string {
    const body = `Von ${by}, Nummer ${this.#written.size + 1}.`
    this.#written.set(body, this.step)
    return body
  }

  note(line: string): void {
    this.#lines.push(`${this.step} ${line}`)
  }

  /** The reader may have seen all that was written in a thread up to now; null = in any. */
  open({ id }: Reader, threadId: string | null): void {
    this.#opened.set(`${id} ${threadId}`, this.step)
  }

  /** Whether a reader has had no screen on which they could have seen a message. */
  isHidden(body: string, { id }: Reader, threadId: string): boolean {
    const written = this.#written.get(body)
    if (written === undefined) return false
    const opened = [threadId, null].map((place) => this.#opened.get(`${id} ${place}`) ?? -1)
    // What was open at the end of a step is still so at the beginning of the next one.
    return Math.max(...opened) + 1 < written
  }

  /** What was done, by step. */
  get text(): string {
    return this.#lines.join('\n')
  }
}

/** The three browsers, and what is known of them. */
interface Table {
  readonly url: string
  readonly token: string
  readonly journal: Journal
  readonly desktop: BuyerInboxPage
  readonly phone: BuyerInboxPage
  readonly team: TeamInboxPage
  isPhoneAway: boolean
}

async function openElsewhere(page: Page, url: string, email: string, options: object): Promise<Page> {
  const token = await logIn(url, email)
  const other = await freshPage(page.context(), { baseURL: url, viewport: { width: 1440, height: 900 }, ...options })
  await other.addInitScript((value) => window.localStorage.setItem('token', value), token)
  return other
}

/** The threads of the unit, the oldest first: the same place is the same one on all screens. */
async function pickThread({ url, token }: Table, random: SeededRandom): Promise<string> {
  const threads = (await readThreads(url, token)).filter(({ unit }) => unit.id === UNIT)
  const [first, ...others] = threads.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
  return random.pick(others.length > 0 || first === undefined ? others : [first]).id
}

/** A page of the list opens its first thread by itself on a desktop. */
function noteOpen({ journal, desktop }: Table, screen: BuyerInboxPage, threadId: string): void {
  journal.open(BEN, threadId)
  if (screen === desktop) journal.open(BEN, null)
}

async function actAsBuyer(table: Table, screen: BuyerInboxPage, random: SeededRandom): Promise<void> {
  const { journal, phone } = table
  const name = screen === phone ? 'phone' : 'desktop'
  if (screen === phone && table.isPhoneAway) {
    if (random.chance(0.4)) return
    journal.note('phone returns')
    table.isPhoneAway = false
    return screen.returnToNetwork()
  }
  const kind = random.integer(0, 11)
  if (kind < 2) {
    journal.note(`${name} begins`)
    if (screen === table.desktop) journal.open(BEN, null)
    const body = journal.write(name)
    return screen.begin(`Betreff zu ${body}`, body, random.chance(0.3))
  }
  if (kind === 2) {
    journal.note(`${name} goes home`)
    return screen.goHome()
  }
  if (kind === 3) {
    journal.note(`${name} reloads`)
    return screen.reload()
  }
  if (kind === 4 && screen === table.desktop) {
    journal.note('desktop answers the first')
    journal.open(BEN, null)
    return screen.replyToFirst(journal.write(name))
  }
  const threadId = await pickThread(table, random)
  noteOpen(table, screen, threadId)
  if (kind === 4) {
    journal.note(`phone leaves, opens ${threadId}`)
    await screen.showList()
    table.isPhoneAway = true
    await screen.leaveNetwork()
    return screen.openUnseen(threadId)
  }
  journal.note(`${name} opens ${threadId}`)
  await screen.open(threadId)
  if (kind < 7) return
  if (screen === phone && kind > 9) {
    journal.note('phone leaves, answers')
    table.isPhoneAway = true
    await screen.leaveNetwork()
    return screen.reply(journal.write(name), false)
  }
  journal.note(`${name} answers`)
  await screen.reply(journal.write(name), random.chance(0.3))
}

async function actAsTeam(table: Table, random: SeededRandom): Promise<void> {
  const { journal, team } = table
  const kind = random.integer(0, 13)
  if (kind === 0) {
    const box = random.pick(['ours', 'mine', 'buyer', 'unassigned', 'unread', 'closed'] as const)
    journal.note(`team shows ${box}`)
    return team.showBox(box)
  }
  if (kind === 1) {
    journal.note('team reloads')
    return team.reload()
  }
  const threadId = await pickThread(table, random)
  journal.note(`team opens ${threadId}, ${kind}`)
  journal.open(OLGA, threadId)
  journal.asked.delete(threadId)
  await team.open(threadId)
  if (kind < 6) await team.answer(journal.write('team'), { withFile: kind === 2, closes: kind === 3 })
  else if (kind === 6) await team.note(journal.write('team'))
  else if (kind < 9) await team.closeOrReopen()
  else if (kind === 9) await team.assign(random.integer(0, 9))
  else if (kind < 12) {
    await team.markUnread()
    journal.asked.add(threadId)
  }
}

/** What is open on screens now has been seen there. */
async function noteScreens({ journal, desktop, phone, team, isPhoneAway }: Table): Promise<void> {
  for (const screen of [desktop, ...(isPhoneAway ? [] : [phone])]) {
    const { open } = await screen.look()
    if (open !== null) journal.open(BEN, open.id)
    if (screen === desktop && screen.page.url().endsWith('/inbox')) journal.open(BEN, null)
  }
  const { open } = await team.look()
  if (open !== null) journal.open(OLGA, open.id)
}

/** Until every screen shows what a recount says, and what was on no screen has not been read. */
async function compare(table: Table): Promise<void> {
  const { url, token, journal, desktop, phone, team } = table
  await expect(async () => {
    const recount = new Recount(await readThreads(url, token), journal.asked)
    for (const screen of [desktop, phone]) {
      const shown = await screen.look()
      expect(shown, screen === phone ? 'phone' : 'desktop').toEqual(recount.forBuyer(shown, UNIT, BEN))
      const open = recount.threads.find(({ id }) => id === shown.open?.id)
      expect(open === undefined ? false : recount.isUnread(open, BEN), 'what is open is read').toBe(false)
    }
    const shown = await team.look()
    expect(shown, 'team').toEqual(recount.forTeam(shown, OLGA))
    for (const thread of recount.threads)
      for (const message of thread.messages)
        for (const reader of [BEN, OLGA])
          if (message.sender.id !== reader.id && journal.isHidden(message.body_text, reader, thread.id))
            expect(wasSeen(message, reader), `${reader.name} has seen „${message.body_text}“`).toBe(false)
  }, `after\n${journal.text}`).toPass({ intervals: [100, 200, 400], timeout: 30_000 })
}

async function play(table: Table, seed: number): Promise<void> {
  const [first, second, third] = [seededRandom(seed), seededRandom(seed + 1), seededRandom(seed + 2)]
  const { journal, desktop, phone, team } = table
  for (journal.step = 1; journal.step <= STEPS; journal.step++) {
    await Promise.all([actAsBuyer(table, desktop, first), actAsBuyer(table, phone, second), actAsTeam(table, third)])
    await noteScreens(table)
    if (journal.step % STEPS_BETWEEN_LOOKS > 0) continue
    if (table.isPhoneAway) await phone.returnToNetwork()
    table.isPhoneAway = false
    await compare(table)
  }
  await Promise.all([desktop, phone, team].map((screen) => screen.reload()))
  await compare(table)
}

// Three browsers at once, on a machine that may be busy.
test.describe.configure({ timeout: 600_000 })

for (let round = 0; round < ROUNDS; round++) {
  const seed = SEED + round * BROWSERS
  test(`MSG-1 MSG-3 MSG-4 MSG-7 MSG-11 INB-11 INB-20 INB-23 INB-29 SHL-70: two devices of a buyer and one of the team agree on what is new, in which order, over ${STEPS * BROWSERS} actions of seed ${seed}`, async ({
    page,
    portal,
    signIn,
  }) => {
    await signIn(BUYERS.ben.email)
    const table: Table = {
      url: portal.url,
      token: await logIn(portal.url, BUYERS.operator.email),
      journal: new Journal(),
      desktop: new BuyerInboxPage(page, PATH),
      phone: new BuyerInboxPage(await openElsewhere(page, portal.url, BUYERS.ben.email, PHONE), PATH),
      team: new TeamInboxPage(await openElsewhere(page, portal.url, BUYERS.operator.email, {})),
      isPhoneAway: false,
    }
    const { desktop, phone, team } = table
    const faults: string[] = []
    for (const { page: watched } of [phone, team]) watched.on('pageerror', (error) => faults.push(String(error)))
    // So that what never comes says where it was waited for.
    for (const { page: watched } of [desktop, phone, team]) watched.setDefaultTimeout(90_000)
    await Promise.all([desktop, phone, team].map((screen) => screen.goto()))
    await play(table, seed)
    expect(faults).toEqual([])
    await Promise.all([phone, team].map((screen) => screen.page.context().close()))
  })
}
