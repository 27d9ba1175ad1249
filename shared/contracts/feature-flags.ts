import type { Portal } from './primitives.ts'

/** Every flag that the product knows, with the portals where it has an effect (SHL-35..60), in the order shown. */
export const FEATURE_FLAGS = [
  { name: 'showPricing', portals: ['bp', 'mp'] },
  { name: 'showPriceIndication', portals: ['mp'] },
  { name: 'showUnitPrices', portals: ['mp'] },
  { name: 'showQuantity', portals: ['bp', 'mp'] },
  { name: 'showSku', portals: ['bp', 'mp'] },
  { name: 'hideSku', portals: ['bp', 'mp'] },
  { name: 'showProgressBar', portals: ['bp', 'mp'] },
  { name: 'showConfigurationGroups', portals: ['bp', 'mp'] },
  { name: 'configurationAssistant', portals: ['bp', 'mp'] },
  { name: 'designLinesSelection20', portals: ['bp', 'mp'] },
  { name: 'simplifiedConfiguration', portals: ['bp', 'mp'] },
  { name: 'buyerFavorites', portals: ['bp', 'mp'] },
  { name: 'dynamicConfiguratorImageDimensions', portals: ['bp', 'mp'] },
  { name: 'askPendingDecisions', portals: ['bp'] },
  { name: 'sysAdminCompletion', portals: ['bp'] },
  { name: 'askBeforeReopen', portals: ['bp'] },
  { name: 'esignature', portals: ['bp'] },
  { name: 'esignatureDemo', portals: ['bp'] },
  { name: 'showInbox', portals: ['bp', 'mp'] },
  { name: 'hideDeadlines', portals: ['bp', 'mp'] },
  { name: 'showBanner', portals: ['bp', 'mp'] },
  { name: 'autoTranslate', portals: ['bp', 'mp'] },
  { name: 'mpContactForm', portals: ['mp'] },
  { name: 'mpCookieBanner', portals: ['mp'] },
  { name: 'marketingDemo', portals: ['mp'] },
  { name: 'flatFinderExtendedUnitView', portals: ['mp'] },
] as const satisfies readonly { name: string; portals: readonly Portal[] }[]

export type FeatureFlag = (typeof FEATURE_FLAGS)[number]['name']

/** On where a project says nothing of them (SHL-36); every other flag is off then. */
const ON_BY_DEFAULT: ReadonlySet<string> = new Set<FeatureFlag>([
  'showPricing',
  'showProgressBar',
  'askPendingDecisions',
])

/** What a flag is where the project says nothing of it (SHL-36). */
export function defaultOfFlag(name: string): boolean {
  return ON_BY_DEFAULT.has(name)
}
