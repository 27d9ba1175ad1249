import { type ProjectConfig, useProjectConfig } from '#renderer/session/index.ts'
import type { Place } from '#renderer/platform/place.ts'
import { useAccountLegal } from './account-legal.store.ts'

/** What footer and legal dialogs say about who runs a page. */
export interface LegalFacts {
  readonly accountName: string
  readonly accountLogoUrl: string | null
  /** Name and address; null = the page belongs to no project. */
  readonly project: { readonly name: string; readonly address: string } | null
  /** null = there is none, and the product's own text is shown (SHL-75). */
  readonly privacyNoticeUrl: string | null
  readonly imprintUrl: string | null
  /** What the account says of itself where it has no documents; '' = nothing. */
  readonly own: { readonly postalAddress: string; readonly imprint: string; readonly privacyNotice: string }
  /** SHL-57. */
  readonly hasCookieSettings: boolean
}

/** Of the project where the page has one, else of the account. */
export function useLegalFacts(place: Place | null): LegalFacts | 'loading' | 'failed' {
  const { portal, accountId, projectId } = place ?? NOWHERE
  const { config, error } = useProjectConfig(portal, accountId, projectId)
  const isOfAccount = place !== null && (projectId === null || error !== null)
  const account = useAccountLegal(isOfAccount ? accountId : null)
  if (config !== null) return getFacts(config)
  if (place === null) return 'failed'
  if (!isOfAccount || account === 'loading') return 'loading'
  if (account === 'failed') return 'failed'
  return {
    accountName: account.account.name,
    accountLogoUrl: account.account.logoUrl,
    project: null,
    ...getDocuments(account.legal),
    hasCookieSettings: false,
  }
}

const NOWHERE: Place = { portal: 'bp', accountId: '', projectId: null }

const NOTHING_SAID: LegalFacts['own'] = { postalAddress: '', imprint: '', privacyNotice: '' }

function getFacts(config: ProjectConfig): LegalFacts {
  return {
    accountName: config.account.name,
    accountLogoUrl: config.logos.logoUrl,
    project: { name: config.name, address: `${config.address}, ${config.postCode} ${config.town}` },
    ...getDocuments(config.legal),
    hasCookieSettings: config.featureFlags['mpCookieBanner'] === true,
  }
}

function getDocuments(legal: ProjectConfig['legal']): Pick<LegalFacts, 'privacyNoticeUrl' | 'imprintUrl' | 'own'> {
  return {
    privacyNoticeUrl: openable(legal?.privacyNoticeUrl),
    imprintUrl: openable(legal?.imprintUrl),
    own: legal?.own ?? NOTHING_SAID,
  }
}

/** The portal's own files, and pages elsewhere by https; anything else is no document. */
function openable(url: string | null | undefined): string | null {
  return url && /^(?:https:\/\/|\/(?!\/))/.test(url) ? url : null
}
