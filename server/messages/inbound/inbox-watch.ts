import { createHash } from 'node:crypto'
import { again } from '#server/platform/again.ts'
import type { Log } from '#server/platform/log.ts'
import type { InboundService } from './inbound.service.ts'
import type { Handed, Inbox } from './inbox.types.ts'

/** ms between two looks for answers. */
const LOOK_MS = 30_000
/** So often a mail is tried that cannot be taken in for a reason nobody knows; it stays in the box, read. */
const MOST_TRIES = 5

export interface InboxWatch {
  start(): void
  /** Ends after the look that is under way. */
  stop(): Promise<void>
}

/** Looks again and again for mails that have come; a mail server that is away is noted, and asked again. */
export function createInboxWatch(inbox: Inbox, inbound: InboundService, log: Log): InboxWatch {
  let end: (() => void) | null = null
  let looking: Promise<void> | null = null

  /** By SHA-256 of the mail. */
  const tries = new Map<string, number>()

  /** One that cannot be taken in keeps none of the others back. */
  async function take(raw: Handed): Promise<'done' | 'later'> {
    if (raw === null) {
      log.note('a mail to the inbox is too large and is passed over')
      return 'done'
    }
    try {
      return (await inbound.receive(raw)) === 'later' ? 'later' : 'done'
    } catch (error) {
      log.fault('a mail to the inbox', error)
      const mark = createHash('sha256').update(raw).digest('hex')
      const count = (tries.get(mark) ?? 0) + 1
      if (count < MOST_TRIES) tries.set(mark, count)
      else tries.delete(mark)
      return count < MOST_TRIES ? 'later' : 'done'
    }
  }

  function look(): Promise<void> {
    looking ??= inbox
      .fetchNew(take)
      .catch((error: unknown) => log.fault('the inbox', error))
      .finally(() => {
        looking = null
      })
    return looking
  }

  return {
    start() {
      end ??= again(look, LOOK_MS)
    },
    async stop() {
      end?.()
      end = null
      await looking
    },
  }
}
