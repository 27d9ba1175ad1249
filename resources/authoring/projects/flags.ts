import type { ProjectFile } from '#shared/contracts/project-package.ts'

type Flags = ProjectFile['feature_flags']['bp']

/** What the sample projects switch on for buyers; a project changes single flags. */
export const BUYER_FLAGS: Flags = {
  showPricing: true,
  showQuantity: true,
  showSku: true,
  hideSku: false,
  showInbox: true,
  showBanner: false,
  showProgressBar: true,
  hideDeadlines: false,
  esignature: false,
  esignatureDemo: true,
  simplifiedConfiguration: false,
  buyerFavorites: true,
  autoTranslate: true,
  showConfigurationGroups: true,
  designLinesSelection20: true,
  sysAdminCompletion: true,
  configurationAssistant: true,
  askPendingDecisions: true,
  dynamicConfiguratorImageDimensions: true,
}

/** What the sample projects switch on for prospects. */
export const PROSPECT_FLAGS: Flags = {
  showPricing: true,
  showUnitPrices: true,
  showPriceIndication: true,
  showQuantity: true,
  showSku: false,
  hideSku: true,
  showProgressBar: true,
  hideDeadlines: true,
  mpContactForm: true,
  mpCookieBanner: true,
  marketingDemo: false,
  buyerFavorites: true,
  autoTranslate: true,
  showConfigurationGroups: true,
  designLinesSelection20: true,
  configurationAssistant: true,
  flatFinderExtendedUnitView: true,
  dynamicConfiguratorImageDimensions: true,
}
