import { describe, expect, it } from 'vitest'
import { respond } from './kernel/answers.ts'
import { createFaultLog } from './kernel/faults.ts'
import { createContentStore } from './files/content-store.ts'
import { nodeDisk } from './disk/disk.ts'
import { DEFAULT_LIMITS } from './kernel/limits.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createPortalClient } from './portal/portal-client.ts'
import { createRequestHandler } from './request-handler.ts'
import { TEST_ORIGIN } from './testing/test-host.ts'

const nowhere = () => null

/** A handler of which only pages are wanted. */
function newHandler(early: () => Promise<readonly string[]>) {
  const faults = createFaultLog(Date.now)
  const portal = createPortalClient({ fetch: globalThis.fetch, origin: nowhere, limits: DEFAULT_LIMITS })
  const nothing = () => Promise.resolve(respond(404, null, {}))
  const store = { disk: nodeDisk, folder: '/nowhere', limitBytes: null, isProtected: () => true, faults, now: Date.now }
  const handle = createRequestHandler({
    origin: TEST_ORIGIN,
    site: { file: () => Promise.resolve(null), page: (hints) => Promise.resolve(respond(200, hints.join(' '), {})) },
    early,
    storedFiles: { files: createContentStore(store), portal },
    keptAnswers: { answer: nothing, forward: nothing, beginPage: () => undefined },
    outbox: createOutbox({ openStore: () => Promise.resolve(null), portal, limits: DEFAULT_LIMITS, faults }),
    portalOrigin: nowhere,
    local: nothing,
    faults,
  })
  return { handle, faults }
}

describe('decision 36: the page', () => {
  it('comes with what it will ask for first, and without it where that cannot be told', async () => {
    const told = newHandler(() => Promise.resolve(['/first']))
    expect(await (await told.handle(new Request(`${TEST_ORIGIN}/`))).text()).toBe('/first')
    const broken = newHandler(() => Promise.reject(new Error('broken')))
    const answer = await broken.handle(new Request(`${TEST_ORIGIN}/`))
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(broken.faults.list().map(({ code }) => code)).toEqual(['HINTS_BROKE_OFF'])
  })
})
