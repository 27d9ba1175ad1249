import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepOffline } from './service-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser's workers, as far as the page sees them. */
function createWorkers({ hasOlder, isPageCurrent }: { hasOlder: boolean; isPageCurrent: boolean }) {
  const posted: string[] = []
  const createWorker = () =>
    Object.assign(new EventTarget(), {
      state: 'installing',
      postMessage: (message: string) => void posted.push(message),
    })
  let worker = createWorker()
  const createRegistration = () => {
    worker = createWorker()
    return Object.assign(new EventTarget(), { waiting: null, installing: worker, update: () => Promise.resolve() })
  }
  const register = vi.fn<(url: string) => Promise<ReturnType<typeof createRegistration>>>(async () =>
    createRegistration(),
  )
  const inPlace: string[] = []
  const ready = Promise.resolve({ active: { postMessage: (message: string) => void inPlace.push(message) } })
  const container = Object.assign(new EventTarget(), { controller: hasOlder ? {} : null, ready, register })
  const offers: (() => void)[] = []
  const reload = vi.fn<() => void>()
  return {
    register,
    inPlace,
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
    fail: () => {
      worker.state = 'redundant'
      worker.dispatchEvent(new Event('statechange'))
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

it('has what comes later kept once a worker is in place', async () => {
  const workers = createWorkers({ hasOlder: false, isPageCurrent: true })
  await workers.start()
  await vi.waitFor(() => expect(workers.inPlace).toEqual(['keep-later']))
})

it('tries again, three times in all, where the first worker cannot come', async () => {
  const workers = createWorkers({ hasOlder: false, isPageCurrent: true })
  workers.register.mockRejectedValueOnce(new Error('no network'))
  const started = workers.start()
  await vi.advanceTimersByTimeAsync(20_000)
  await started
  expect(workers.register).toHaveBeenCalledTimes(2)
  workers.fail()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(workers.register).toHaveBeenCalledTimes(3)
  workers.fail()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(workers.register).toHaveBeenCalledTimes(3)
})
