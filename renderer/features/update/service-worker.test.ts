import { expect, it, vi } from 'vitest'
import { keepOffline } from './service-worker.ts'

/** A browser's workers, as far as the page sees them. */
function createWorkers({ hasOlder, isPageCurrent }: { hasOlder: boolean; isPageCurrent: boolean }) {
  const posted: string[] = []
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: (message: string) => void posted.push(message),
  })
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: worker,
    update: () => Promise.resolve(),
  })
  const register = vi.fn<(url: string) => Promise<typeof registration>>(() => Promise.resolve(registration))
  const container = Object.assign(new EventTarget(), { controller: hasOlder ? {} : null, register })
  const offers: (() => void)[] = []
  const reload = vi.fn<() => void>()
  return {
    register,
    posted,
    offers,
    reload,
    start: () =>
      keepOffline({
        container,
        isPageCurrent: async () => isPageCurrent,
        onNewer: (takeOver) => offers.push(takeOver),
        reload,
      }),
    install: async () => {
      worker.state = 'installed'
      worker.dispatchEvent(new Event('statechange'))
      await Promise.resolve()
      await Promise.resolve()
    },
    takeOver: () => container.dispatchEvent(new Event('controllerchange')),
  }
}

it('offers a newer version, and loads the page again only where somebody agreed', async () => {
  const workers = createWorkers({ hasOlder: true, isPageCurrent: false })
  await workers.start()
  expect(workers.register).toHaveBeenCalledWith('/service-worker.js')
  await workers.install()
  expect(workers.offers).toHaveLength(1)
  expect(workers.posted).toEqual([])
  // Another page agreed.
  workers.takeOver()
  expect(workers.reload).not.toHaveBeenCalled()
  workers.offers[0]?.()
  expect(workers.posted).toEqual(['take-over'])
  workers.takeOver()
  expect(workers.reload).toHaveBeenCalledTimes(1)
})

it('says nothing where the page came new already, and lets the new worker take over', async () => {
  const workers = createWorkers({ hasOlder: true, isPageCurrent: true })
  await workers.start()
  await workers.install()
  expect(workers.offers).toEqual([])
  expect(workers.posted).toEqual(['take-over'])
  workers.takeOver()
  expect(workers.reload).not.toHaveBeenCalled()
})

it('says nothing at the first visit', async () => {
  const workers = createWorkers({ hasOlder: false, isPageCurrent: false })
  await workers.start()
  await workers.install()
  expect(workers.offers).toEqual([])
  expect(workers.posted).toEqual([])
})
