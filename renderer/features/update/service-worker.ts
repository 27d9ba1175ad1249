import { trustedWorkerUrl } from '#renderer/platform/trusted-types.ts'

/** ms; a page that stays open for days hears of a new version within this time, or when it is looked at again. */
const LOOK_EVERY_MS = 60 * 60_000

/** ms until a worker is tried again that could not come, for want of one file say. */
const TRY_AGAIN_MS = 20_000
/** Times; a browser that allows none is not asked for ever. */
const MAX_TRIES = 3

/** What is needed of a `ServiceWorker`. */
interface Worker {
  readonly state: string
  postMessage(message: string): void
  addEventListener(type: 'statechange', listener: () => void): void
}
/** What is needed of its registration. */
interface Registration {
  readonly waiting: Worker | null
  readonly installing: Worker | null
  update(): Promise<unknown>
  addEventListener(type: 'updatefound', listener: () => void): void
}
/** What is needed of `navigator.serviceWorker`. */
export interface WorkerContainer {
  /** null = no worker answers for this page. */
  readonly controller: unknown
  /** Resolves once a worker is in place, never where none comes. */
  readonly ready: Promise<{ readonly active: Pick<Worker, 'postMessage'> | null }>
  register(url: string): Promise<Registration>
  addEventListener(type: 'controllerchange', listener: () => void): void
}

interface UpdatePorts {
  readonly container: WorkerContainer
  /** Whether this page is of the newest version. Pages come from the network, so a newer worker alone says nothing. */
  readonly isPageCurrent: () => Promise<boolean>
  /** There is a newer version than this page; what it is given puts it in place and loads this page again. */
  readonly onNewer: (takeOver: () => void) => void
  readonly reload: () => void
}

/**
 * Registers the worker that keeps the app's files and the pictures that were seen, so that a page opens without
 * network. A newer worker takes the older one's place silently where the page is as new as it; else that is offered,
 * and only the page that agrees loads again: somebody may be writing in the others. Errors: rejects where the browser
 * allows no workers.
 */
export async function keepOffline({ container, isPageCurrent, onNewer, reload }: UpdatePorts): Promise<void> {
  let isAsked = false
  container.addEventListener('controllerchange', () => {
    if (isAsked) reload()
  })
  const settle = async (worker: Worker) => {
    // The first worker of all has nobody's place to take.
    if (container.controller === null) return
    const takeOver = () => worker.postMessage('take-over')
    if (await isPageCurrent()) return takeOver()
    onNewer(() => {
      isAsked = true
      takeOver()
    })
  }
  let registration = await register(container, {
    onInstalled: (worker) => void settle(worker),
    onRegistered: (again) => {
      registration = again
    },
  })
  // What later pages and dialogs need: not before the worker is there, and not while it comes.
  void container.ready.then(({ active }) => active?.postMessage('keep-later'))
  const look = () => void registration.update().catch(() => undefined)
  setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
}

interface Listeners {
  readonly onInstalled: (worker: Worker) => void
  /** A later try gave another registration. */
  readonly onRegistered: (registration: Registration) => void
}

/** Those that are listened to: the browser may give the same one again. */
const followed = new WeakSet<Registration>()

/** Registers, and tries again where that fails or the first worker could not fetch what it needs. */
async function register(container: WorkerContainer, told: Listeners, triesLeft = MAX_TRIES): Promise<Registration> {
  const again = () => register(container, told, triesLeft - 1)
  let registration: Registration
  try {
    registration = await container.register(trustedWorkerUrl())
  } catch (error) {
    if (triesLeft <= 1) throw error
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    return again()
  }
  const follow = (worker: Worker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') told.onInstalled(worker)
      if (worker.state === 'redundant' && container.controller === null && triesLeft > 1)
        setTimeout(() => void again().then(told.onRegistered, () => undefined), TRY_AGAIN_MS)
    })
  if (registration.waiting !== null) told.onInstalled(registration.waiting)
  if (followed.has(registration)) return registration
  followed.add(registration)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  return registration
}
