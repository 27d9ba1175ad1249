import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { ConfiguratorDialogProps, DialogName } from './dialogs.types.ts'

type DialogComponent<Name extends DialogName> = LazyExoticComponent<ComponentType<ConfiguratorDialogProps<Name>>>

/** Loads the code of each dialog, a chunk of its own. One line per dialog. */
const LOADERS: { readonly [Name in DialogName]?: () => Promise<ComponentType<ConfiguratorDialogProps<Name>>> } = {}

type Dialogs = { readonly [Name in DialogName]?: DialogComponent<Name> }

/** The dialogs that exist. */
export const DIALOGS: Dialogs = Object.fromEntries(
  Object.entries(LOADERS).map(([name, load]) => [name, lazy(async () => ({ default: await load() }))]),
)

/** Starts loading every dialog's code, so that the first touch on one need not wait. A failure shows when it opens. */
export function preloadDialogs(): void {
  for (const load of Object.values(LOADERS)) load().catch(() => undefined)
}
