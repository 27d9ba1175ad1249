import type { BundleView, IntentError } from '#shared/domain/configuration/configuration.types.ts'
import { toggleBundle } from '#shared/domain/index.ts'
import type { Dialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { bundleWords } from '#renderer/unit/locks/bundle-text.ts'
import { useRefusalNotice } from './use-conflict.ts'

/**
 * Switches an upgrade on or off, and says what stands against it: what clashes by a dialog with the ways out (RUL-3), a
 * lock by a notice with the rest of the wish (UPG-17).
 *
 * @param show opens the dialog, in place of the present one or above the page
 */
export function useSwitchBundle(show: Dialogs['open']): (bundle: BundleView) => IntentError | null {
  const { store } = useOpenUnit()
  const refuse = useRefusalNotice()
  return (bundle) => {
    const { id, active, standaloneLineItemId } = bundle
    const error =
      standaloneLineItemId === null
        ? store.intents.toggleBundle({ bundleId: id })
        : store.intents.activateLineItem({ lineItemId: standaloneLineItemId, activated: !active })
    if (error?.report) show('rules', { bundleId: id })
    else
      refuse(error, {
        intent: (now) => toggleBundle(now, { bundleId: id, keepLocked: true }),
        label: bundleWords(store.prepared, bundle).title,
      })
    return error
  }
}
