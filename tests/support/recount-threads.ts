import * as z from 'zod/mini'
import { getStaffThread, listStaffThreads } from '#shared/contracts/http/staff-messages.contract.ts'
import type { BuyerView } from '#tests/pages/buyer-inbox-page.ts'
import type { TeamView, ThreadBox } from '#tests/pages/team-inbox-page.ts'
import { bearer } from './api-client.ts'

const THREADS = '/bp/api/v1/account/message_threads'
const MOST_THREADS = 100
/** As the team's list has them. */
const TEAM_PAGE = 20

/** Somebody whose screens are compared. */
export interface Reader {
  readonly id: string
  readonly name: string
  readonly isTeam: boolean
}

type Thread = z.infer<(typeof getStaffThread)['answer']>
type Message = Thread['messages'][number]

/** Every thread of the account, whole, as one of the team is told of it. */
export async function readThreads(url: string, token: string): Promise<readonly Thread[]> {
  const headers = bearer(token)
  const list = await fetch(`${url}${THREADS}?box=all&per_page=${MOST_THREADS}`, { headers })
  const { threads } = z.parse(listStaffThreads.answer, await list.json())
  return Promise.all(
    threads.map(async ({ id }) => {
      const thread = await fetch(`${url}${THREADS}/${id}`, { headers })
      return z.parse(getStaffThread.answer, await thread.json())
    }),
  )
}

/** Messages and who has seen each: all that follows from them is counted anew, without what the server has derived. */
export class Recount {
  readonly #threads: readonly Thread[]
  /** Threads that their reader wants to be unread again, and has not opened since. */
  readonly #asked: ReadonlySet<string>

  constructor(threads: readonly Thread[], asked: ReadonlySet<string>) {
    this.#threads = threads.toSorted((a, b) => {
      const [first, second] = [getNewest(a), getNewest(b)]
      if (first !== second) return first < second ? 1 : -1
      return a.id < b.id ? 1 : -1
    })
    this.#asked = asked
  }

  get threads(): readonly Thread[] {
    return this.#threads
  }

  isUnread(thread: Thread, reader: Reader): boolean {
    const ofOthers = thread.messages.filter(
      ({ sender, is_note }) => sender.id !== reader.id && (reader.isTeam || !is_note),
    )
    if (ofOthers.length > 0 && reader.isTeam && this.#asked.has(thread.id)) return true
    return ofOthers.some((message) => !wasSeen(message, reader))
  }

  /** What a buyer's page shows where it shows what `shown` has. */
  forBuyer(shown: BuyerView, unitId: string, reader: Reader): BuyerView {
    const theirs = this.#threads.filter(({ unit }) => unit.id === unitId)
    const unread = theirs.filter((thread) => this.isUnread(thread, reader)).length
    const open = theirs.find(({ id }) => id === shown.open?.id)
    return {
      title: shown.open?.isNamed === true ? (open?.subject ?? '') : shown.open === null ? shown.title : 'Nachrichten',
      titleCount: unread,
      menuCount: shown.menuCount === null ? null : unread,
      rows:
        shown.rows === null
          ? null
          : theirs.map((thread, place) => {
              const body = getShown(thread)[0]?.body_text ?? ''
              const text = shown.rows?.[place]?.text ?? ''
              // How a line is set is not compared: that the newest words are in it is.
              const isSaid = text.includes(thread.subject) && text.includes(body)
              return { id: thread.id, isUnread: this.isUnread(thread, reader), text: isSaid ? text : body }
            }),
      open: open
        ? {
            id: open.id,
            isNamed: shown.open?.isNamed === true,
            bodies: getShown(open).map(getWords),
            isClosed: open.state === 'closed',
          }
        : shown.open && { ...shown.open, id: 'none of theirs' },
    }
  }

  /** What the team's page shows where it shows what `shown` has. */
  forTeam(shown: TeamView, reader: Reader): TeamView {
    const boxes = (box: ThreadBox) => this.#threads.filter((thread) => this.#isIn(box, thread, reader))
    const count = (box: ThreadBox) => boxes(box).length
    const open = this.#threads.find(({ id }) => id === shown.open?.id)
    return {
      title: open?.subject ?? 'Nachrichten',
      menuCount: count('ours'),
      box: shown.box,
      counts: {
        ours: count('ours'),
        mine: count('mine'),
        buyer: count('buyer'),
        all: count('all'),
        unassigned: count('unassigned'),
        unread: count('unread'),
        closed: count('closed'),
      },
      rows: boxes(shown.box)
        .slice(0, TEAM_PAGE)
        .map((thread) => ({
          id: thread.id,
          isUnread: this.isUnread(thread, reader),
          isClosed: thread.state === 'closed',
          assignee: thread.assignee?.name ?? 'Niemand',
        })),
      open: open
        ? {
            id: open.id,
            bodies: open.messages.map(getWords),
            readers: open.messages.map(({ read_by }) => read_by.map(({ name }) => name)),
            isClosed: open.state === 'closed',
            assigneeId: open.assignee?.id ?? '',
          }
        : shown.open && { ...shown.open, id: 'none of theirs' },
    }
  }

  #isIn(box: ThreadBox, thread: Thread, reader: Reader): boolean {
    const isOpen = thread.state === 'open'
    const isTheirTurn = getShown(thread)[0]?.message_type === 'inbound'
    switch (box) {
      case 'all':
        return true
      case 'closed':
        return !isOpen
      case 'ours':
        return isOpen && isTheirTurn
      case 'buyer':
        return isOpen && !isTheirTurn
      case 'mine':
        return isOpen && thread.assignee?.id === reader.id
      case 'unassigned':
        return isOpen && thread.assignee === null
      case 'unread':
        return isOpen && this.isUnread(thread, reader)
    }
  }
}

/** Whether somebody has had it on a screen. */
export function wasSeen({ read_by }: Message, { name }: Reader): boolean {
  return read_by.some((seen) => seen.name === name)
}

function getShown({ messages }: Thread): readonly Message[] {
  return messages.filter(({ is_note }) => !is_note)
}

function getWords({ body_text }: Message): string {
  return body_text.replaceAll(/\s/g, '')
}

/** ISO time of the newest message that buyers see. */
function getNewest(thread: Thread): string {
  return getShown(thread).reduce((newest, { created_at }) => (created_at > newest ? created_at : newest), '')
}
