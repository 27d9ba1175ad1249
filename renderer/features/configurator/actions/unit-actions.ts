import type { IconName } from '#renderer/ui/icons.tsx'
import type { DialogName } from '../dialogs/dialogs.types.ts'
import type { OpenUnit } from '../store/unit.context.ts'

/** Keys of `actions.*` in the configurator's texts. */
export type UnitActionId =
  | 'overview'
  | 'designLines'
  | 'upgrades'
  | 'variants'
  | 'share'
  | 'saveConfiguration'
  | 'contact'
  | 'unitInfo'

/** Something to do with the whole unit, beside choosing: a dialog, or another page. */
export interface UnitAction {
  readonly id: UnitActionId
  readonly icon: IconName
  readonly to: { readonly dialog: DialogName } | { readonly path: (unit: OpenUnit) => string }
  readonly isOffered: (unit: OpenUnit) => boolean
}

/** All actions, in the order in which they are shown. One entry each. */
export const UNIT_ACTIONS: readonly UnitAction[] = []
