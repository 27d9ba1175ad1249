import type { IconName } from '#renderer/ui/icons.tsx'
import type { DialogName } from '#renderer/unit/dialogs/dialogs.types.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { checkoutPath, contactPath, wishesPath } from '#renderer/unit/address/paths.ts'
import { hasInbox } from '#renderer/unit/address/use-new-message.ts'
import type { OpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Keys of `actions.*` in the configurator's texts. */
export type UnitActionId =
  | 'overview'
  | 'designLines'
  | 'upgrades'
  | 'variants'
  | 'wishes'
  | 'share'
  | 'saveConfiguration'
  | 'contact'
  | 'unitInfo'

/** Ids of what brings a visitor further than this screen, also of a shell's own: never out of sight. */
export const WAYS_FURTHER: readonly string[] = ['saveConfiguration', 'contact', 'demo']

/** Something to do with the whole unit, beside choosing: a dialog, or another page. */
export interface UnitAction {
  readonly id: UnitActionId
  readonly icon: IconName
  /** `roomTitle`: of the room that is open. */
  readonly to:
    | { readonly dialog: DialogName }
    | { readonly path: (unit: OpenUnit, roomTitle: string | undefined) => string }
  /** Where the unit has no other pages, as at a kiosk. */
  readonly dialogInstead?: DialogName
  readonly isOffered: (unit: OpenUnit) => boolean
}

/** All actions, in the order in which they are shown. One entry each. */
export const UNIT_ACTIONS: readonly UnitAction[] = [
  {
    id: 'overview',
    icon: 'list',
    to: { path: ({ basePath }) => checkoutPath(basePath) },
    isOffered: ({ project }) => hasPage(project, 'checkout'),
  },
  {
    id: 'designLines',
    icon: 'swatches',
    to: { dialog: 'designLines' },
    isOffered: ({ store }) => store.prepared.catalogue.designLineGroups.length > 0,
  },
  {
    id: 'upgrades',
    icon: 'layers',
    to: { dialog: 'upgrades' },
    isOffered: ({ store }) => store.prepared.bundles.length > 0,
  },
  { id: 'variants', icon: 'copy', to: { dialog: 'variants' }, isOffered: () => true },
  {
    id: 'wishes',
    icon: 'heart',
    to: { path: ({ basePath }) => wishesPath(basePath) },
    dialogInstead: 'wishes',
    isOffered: ({ favorites }) => favorites !== null,
  },
  { id: 'share', icon: 'share', to: { dialog: 'share' }, isOffered: ({ keepsNothing }) => !keepsNothing },
  // PRO-1, decision 43: never in bp.
  {
    id: 'saveConfiguration',
    icon: 'save',
    to: { dialog: 'saveConfiguration' },
    isOffered: ({ flags }) => flags.mpContactForm,
  },
  { id: 'contact', icon: 'mail', to: { dialog: 'contact' }, isOffered: ({ flags }) => flags.mpContactForm },
  // CFG-35, decision 43: the inbox is what bp has in its place.
  {
    id: 'contact',
    icon: 'mail',
    to: { path: ({ basePath }, roomTitle) => contactPath(basePath, roomTitle) },
    isOffered: hasInbox,
  },
  { id: 'unitInfo', icon: 'info', to: { dialog: 'unitInfo' }, isOffered: () => true },
]
