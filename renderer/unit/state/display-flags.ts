import type { Portal } from '#shared/contracts/primitives.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'

/** What the project lets this portal show and do (SHL-36..60), as far as the configurator is concerned. */
export interface DisplayFlags {
  readonly showPricing: boolean
  /** mp: a figure beside the unit's price is only indicative (KSK-12). */
  readonly showPriceIndication: boolean
  readonly showUnitPrices: boolean
  readonly showQuantity: boolean
  readonly showSku: boolean
  readonly showProgressBar: boolean
  /** Contact and saving by e-mail (PRO-1); never in bp (decision 43). */
  readonly mpContactForm: boolean
  readonly buyerFavorites: boolean
  /** Items under their configurator groups' headings. */
  readonly showConfigurationGroups: boolean
  /** DSL-6. */
  readonly designLinesSelection20: boolean
  /** Admins may complete and reopen (CFG-30). */
  readonly sysAdminCompletion: boolean
  /** Buyers ask before they open an order again, also while nobody has confirmed it (ORD-6). */
  readonly askBeforeReopen: boolean
  /** Leads through what is still open, one decision after the other. */
  readonly configurationAssistant: boolean
  /** Pictures take the height that there is (SHL-60). */
  readonly dynamicConfiguratorImageDimensions: boolean
}

/** SHL-36..41: prices are on by default; everything else is the project's choice. */
export function displayFlags(flags: ProjectConfig['featureFlags'], portal: Portal): DisplayFlags {
  const isOn = (name: string) => flags[name] === true
  return {
    showPricing: flags['showPricing'] !== false,
    showPriceIndication: portal === 'mp' && isOn('showPriceIndication'),
    showUnitPrices: portal === 'bp' || isOn('showUnitPrices'),
    showQuantity: isOn('showQuantity'),
    // Decision 48.
    showSku: isOn('showSku') && !isOn('hideSku'),
    showProgressBar: flags['showProgressBar'] !== false,
    mpContactForm: portal === 'mp' && isOn('mpContactForm'),
    buyerFavorites: isOn('buyerFavorites'),
    showConfigurationGroups: isOn('showConfigurationGroups'),
    designLinesSelection20: isOn('designLinesSelection20'),
    sysAdminCompletion: isOn('sysAdminCompletion'),
    askBeforeReopen: isOn('askBeforeReopen'),
    configurationAssistant: isOn('configurationAssistant'),
    dynamicConfiguratorImageDimensions: isOn('dynamicConfiguratorImageDimensions'),
  }
}
