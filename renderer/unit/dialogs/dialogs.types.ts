import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'

/**
 * The configurator's dialogs, and what the address says about each besides its name. A dialog is part of the
 * address (`?dialog=rules&itemId=…`), so the browser's back button closes it and a link opens it.
 */
export const DIALOG_PARAMS = {
  /** RUL: what was wanted and does not fit. An option, or an upgrade. */
  rules: ['itemId', 'productId', 'bundleId'],
  /** CFG-24: an option that is not of the room's design line. */
  departure: ['itemId', 'productId'],
  /** UPG: `groupId` is the tab to begin with (UPG-22); `bundleId` shows the details of one. */
  upgrades: ['groupId', 'bundleId'],
  /** UPG-23: where else to choose an option. */
  allRooms: ['itemId', 'productId'],
  /** DSL: `groupId` is the group to begin with. */
  designLines: ['groupId'],
  /** CFG-18. */
  product: ['itemId', 'productId'],
  /** The chain of amounts: of an option, an item, an upgrade, a room; of the whole unit without a parameter. */
  price: ['itemId', 'productId', 'bundleId', 'roomId'],
  /** CFG-19. */
  unitInfo: [],
  /** The other units that can be tried. */
  sampleUnits: [],
  /** CFG-29. */
  reactivate: [],
  variants: ['compare'],
  share: [],
  /** PRO-15. */
  saveConfiguration: [],
  /** WSH-4: where there are no other pages. */
  wishes: [],
  /** WSH-5. */
  shareWishes: [],
  /** CFG-36. */
  contact: [],
} as const satisfies Record<string, readonly string[]>

export type DialogName = keyof typeof DIALOG_PARAMS

/** What a dialog is opened with; every parameter is optional, since an address may lack it. */
export type DialogParams<Name extends DialogName> = Partial<
  Readonly<Record<(typeof DIALOG_PARAMS)[Name][number], string>>
>

export interface ConfiguratorDialogProps<Name extends DialogName> {
  readonly params: DialogParams<Name>
  /** The room behind the dialog. */
  readonly room: Room
  readonly onClose: () => void
}
