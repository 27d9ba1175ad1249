import { endVisit as endVisitOnHost } from '#shared/contracts/kiosk/host.contract.ts'
import { call } from '#renderer/api/index.ts'
import { forgetHere } from './forget.ts'
import { useVisit } from './visit.store.ts'

/** ms for the host, which is on this machine; after that the page forgets without it. */
const HOST_PATIENCE = 5_000

/** ms for the page that the return button leads to. */
const LEAVING_PATIENCE = 10_000

/**
 * Resets the kiosk: forgets the visit and loads the page anew, at `next` (decision 35). Loading anew, and not emptying every store, is
 * what makes sure of it: no list of stores has to be complete, no listener, texture or timer stays, and a thousand
 * visits in one page leave no more memory in use than one. With the pictures on the disk it takes the time of a fade.
 */
export async function endVisit(next = '/'): Promise<void> {
  if (useVisit.getState().phase === 'ending') return
  useVisit.setState({ phase: 'ending' })
  // The screens go first: none of them may write while it is being deleted.
  await nextFrames()
  await call(endVisitOnHost, { body: {}, silent: true, timeout: HOST_PATIENCE })
  await forgetHere()
  // In the place of this page, so that the browser has nothing to go back to.
  window.location.replace(next)
  // A page elsewhere may not come, and then this one is still here.
  if (next !== '/') setTimeout(() => window.location.replace('/'), LEAVING_PATIENCE)
}

function nextFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // Nobody looks: there are no frames.
    setTimeout(resolve, 100)
  })
}
