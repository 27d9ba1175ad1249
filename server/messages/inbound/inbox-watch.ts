import { again } from '#server/platform/again.ts'
import type { Log } from '#server/platform/log.ts'
import type { InboundService } from './inbound.service.ts'
import type { Inbox } from './inbox.types.ts'

/** ms between two looks for answers. */
const LOOK_MS = 30_000

export interface InboxWatch {
  start(): void
  /** Ends after the look that is under way. */
  stop(): Promise<void>
}

/** Looks again and again for mails that have come; a mail server that is away is noted, and asked again. */
export function createInboxWatch(inbox: Inbox, inbound: InboundService, log: Log): InboxWatch {
  let end: (() => void) | null = null
  let looking: Promise<void> | null = null

  const take = async (raw: Uint8Array) => ((await inbound.receive(raw)) === 'later' ? 'later' : 'done')

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
