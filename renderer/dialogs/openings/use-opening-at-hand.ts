import { use, useState } from 'react'
import { theKiosk } from '#renderer/platform/shell.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { bring, isAtHand } from './at-hand.ts'
import { OpenerAfterConsent } from './opener-after-consent.ts'
import type { OpeningName } from './find-opening.ts'
import { useOpeningOf } from './use-opening-of.ts'

/** ms that a room waits for the dialog that comes with it. */
const PATIENCE = 3_000

/** The same each time that React asks for it. */
const waits = new Map<OpeningName, Promise<unknown>>()

function waitFor(name: OpeningName, isMarketing: boolean): Promise<unknown> {
  const parts = [bring(name), isMarketing ? OpenerAfterConsent.preload().catch(() => undefined) : Promise.resolve()]
  const wait = Promise.race([Promise.all(parts), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  waits.set(name, wait)
  return wait
}

/**
 * The first room of a page is drawn together with the dialog that opens by itself over it: it waits for its code, within
 * the nearest Suspense. On a kiosk nothing opens before a touch.
 */
export function useOpeningAtHand(room: Room | undefined, isItemNamed: boolean): void {
  const { portal, isPresented } = useOpenUnit()
  const findOpening = useOpeningOf(false)
  const [wait] = useState(() => {
    const opening = room === undefined || theKiosk() !== null ? null : findOpening(room, isItemNamed)
    if (opening === null) return null
    // Asked for again, React wants the same promise, also once all is there.
    return (
      waits.get(opening.name) ??
      (isAtHand(opening.name) ? null : waitFor(opening.name, portal === 'mp' && isPresented !== true))
    )
  })
  if (wait !== null) use(wait)
}
