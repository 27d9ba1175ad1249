import { useEffect, useRef, useState } from 'react'
import type { BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { isBundleFrozen, type Lock, lockOfBundle, useHolds } from '#renderer/unit/locks/locks.ts'
import { useSwitchBundle } from '#renderer/parts/options/use-switch-bundle.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'

/** ms after which it says that it is busy (UPG-15), and for which it takes no other touch (UPG-16). */
const BUSY_AFTER_MS = 50
const BUSY_FOR_MS = 3_000

export interface BundleSwitch {
  /** Says so, and takes no touch. The choice itself is on screen at once. */
  readonly isBusy: boolean
  /** Nothing can be switched here: locked, not selectable, or the one of a group that is always active. */
  readonly isFrozen: boolean
  /** What holds it as it is. */
  readonly lock: Lock | null
  readonly onSwitch: () => void
}

/** Switching an upgrade on or off in the dialog (UPG-11..16). */
export function useBundleSwitch(bundle: BundleView): BundleSwitch {
  const { replace } = useDialogs()
  const switchBundle = useSwitchBundle(replace)
  const lock = useLockOfBundle(bundle)
  const busy = useBusy()
  const isFrozen = isBundleFrozen(bundle, lock) || (bundle.default && bundle.active)
  const onSwitch = () => {
    if (isFrozen || !busy.begin()) return
    if (switchBundle(bundle) !== null) busy.end()
  }
  return { isBusy: busy.isShown, isFrozen, lock, onSwitch }
}

/** What holds an upgrade as it is. */
export function useLockOfBundle(bundle: BundleView): Lock | null {
  return lockOfBundle(useOpenUnit().store.prepared, useHolds(), bundle)
}

function useBusy() {
  const [isShown, setIsShown] = useState(false)
  const timers = useRef<readonly number[]>([])
  const stop = () => {
    for (const timer of timers.current) window.clearTimeout(timer)
    timers.current = []
  }
  useEffect(() => stop, [])
  const end = () => {
    stop()
    setIsShown(false)
  }
  return {
    isShown,
    /** Answers whether it was free. */
    begin: () => {
      if (timers.current.length > 0) return false
      timers.current = [
        window.setTimeout(() => setIsShown(true), BUSY_AFTER_MS),
        window.setTimeout(end, BUSY_AFTER_MS + BUSY_FOR_MS),
      ]
      return true
    },
    end,
  }
}
