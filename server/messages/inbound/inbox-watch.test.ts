import { expect, it, vi } from 'vitest'
import { createInboxWatch } from './inbox-watch.ts'
import type { Handed } from './inbox.types.ts'

/** One look for each time that the watch is started. */
async function look(receive: (raw: Uint8Array) => Promise<'taken' | 'later'>, mails: readonly Handed[], times = 1) {
  const answers: string[] = []
  const log = { fault: vi.fn(), note: vi.fn() }
  const inbox = {
    async fetchNew(take: (raw: Handed) => Promise<'done' | 'later'>) {
      for (const mail of mails) answers.push(await take(mail))
    },
  }
  const watch = createInboxWatch(inbox, { receive }, log)
  for (let time = 0; time < times; time += 1) {
    watch.start()
    await vi.waitFor(() => expect(answers).toHaveLength(mails.length * (time + 1)))
    await watch.stop()
  }
  return { answers, log }
}

const [BROKEN, GOOD] = [Buffer.from('broken'), Buffer.from('good')]

it('MSG-10: a mail that cannot be taken in keeps none of the others back, and is given up in the end', async () => {
  const receive = async (raw: Uint8Array) => {
    if (Buffer.from(raw).equals(BROKEN)) throw new Error('No database keeps that')
    return 'taken' as const
  }
  const { answers, log } = await look(receive, [BROKEN, GOOD], 5)
  expect(answers).toEqual(['later', 'done', 'later', 'done', 'later', 'done', 'later', 'done', 'done', 'done'])
  expect(log.fault).toHaveBeenCalledTimes(5)
})

it('MSG-10: a mail that is too large is passed over, and the log says so', async () => {
  const { answers, log } = await look(async () => 'later', [null, GOOD])
  expect(answers).toEqual(['done', 'later'])
  expect(log.note).toHaveBeenCalledTimes(1)
})
