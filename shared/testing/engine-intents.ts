import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import type { IntentResult } from '#shared/domain/configuration/configuration.types.ts'
import {
  activateLineItem,
  type Configuration,
  chooseDesignLine,
  chooseOption,
  clearOption,
  toggleBundle,
} from '#shared/domain/index.ts'
import type { Intent } from './reference/intents.ts'

/** Asks the engine for what the reference calls an intent. */
export function applyToEngine(configuration: Configuration, intent: Intent): IntentResult<Configuration> {
  switch (intent.kind) {
    case 'chooseOptions':
      return chooseOption(configuration, ...intent.choices)
    case 'clearOption':
      return clearOption(configuration, { itemId: intent.itemId })
    case 'activateLineItem':
      return activateLineItem(configuration, { lineItemId: intent.lineItemId, activated: intent.activated })
    case 'toggleBundle':
      return toggleBundle(configuration, { bundleId: intent.bundleId, keepLocked: intent.keepLocked === true })
    case 'chooseDesignLine':
      return chooseDesignLine(configuration, {
        designLineGroupId: intent.designLineGroupId,
        designLineId: intent.designLineId,
        roomId: intent.roomId,
        keepLocked: intent.keepLocked === true,
      })
    default:
      return assertNever(intent)
  }
}
