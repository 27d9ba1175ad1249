import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from '#renderer/ui/lazy-part.ts'
import type { ConfiguratorDialogProps, DialogName } from '#renderer/unit/dialogs/dialogs.types.ts'

type DialogComponent<Name extends DialogName> = LazyPart<ConfiguratorDialogProps<Name>>

/** Loads the code of each dialog, a chunk of its own. One line per dialog. */
const LOADERS: { readonly [Name in DialogName]?: () => Promise<ComponentType<ConfiguratorDialogProps<Name>>> } = {
  rules: () => import('./rules/RulesDialog.tsx').then((module) => module.RulesDialog),
  designLines: () => import('./design-lines/DesignLinesDialog.tsx').then((module) => module.DesignLinesDialog),
  departure: () => import('./departure/DepartureDialog.tsx').then((module) => module.DepartureDialog),
  upgrades: () => import('./bundles/BundlesDialog.tsx').then((module) => module.BundlesDialog),
  allRooms: () => import('./bundles/AllRoomsDialog.tsx').then((module) => module.AllRoomsDialog),
  product: () => import('./product/ProductDialog.tsx').then((module) => module.ProductDialog),
  price: () => import('./price/PriceDialog.tsx').then((module) => module.PriceDialog),
  unitInfo: () => import('./unit-info/UnitInfoDialog.tsx').then((module) => module.UnitInfoDialog),
  sampleUnits: () => import('./sample-units/SampleUnitsDialog.tsx').then((module) => module.SampleUnitsDialog),
  reactivate: () => import('./reactivate/ReactivateDialog.tsx').then((module) => module.ReactivateDialog),
  saveConfiguration: () =>
    import('./save-configuration/SaveConfigurationDialog.tsx').then((module) => module.SaveConfigurationDialog),
  contact: () => import('./contact/ContactDialog.tsx').then((module) => module.ContactDialog),
  variants: () => import('./variants/VariantsDialog.tsx').then((module) => module.VariantsDialog),
  wishes: () => import('./wishes/WishesDialog.tsx').then((module) => module.WishesDialog),
  shareWishes: () => import('./wishes/ShareWishesDialog.tsx').then((module) => module.ShareWishesDialog),
  share: () => import('./share/ShareDialog.tsx').then((module) => module.ShareDialog),
}

type Dialogs = { readonly [Name in DialogName]?: DialogComponent<Name> }

/** Where visitors are asked for consent, their dialogs wait for the answer; the buyer portal does not load that. */
const isAskedFirst = () => window.location.pathname.startsWith('/mp/')

/** The dialogs that exist. */
export const DIALOGS: Dialogs = Object.fromEntries(
  Object.entries(LOADERS).map(([name, load]) => [
    name,
    lazyPart(async () => {
      const [component, consent] = await Promise.all([load(), isAskedFirst() ? import('./after-consent.tsx') : null])
      return consent === null ? component : consent.afterConsent(component)
    }),
  ]),
)

/** Starts loading every dialog's code, so that the first touch on one need not wait. A failure shows when it opens. */
export function preloadDialogs(): void {
  for (const dialog of Object.values(DIALOGS)) dialog.preload().catch(() => undefined)
}
