import { isAllowedAddress, isNearby, isOwnAddress } from './addresses.ts'

/** What of the device's settings decides where its window may go. */
export interface Places {
  readonly allowedHosts: readonly string[]
  readonly returnUrl: string | null
}

/** A document that is about to be shown. */
export interface Navigation {
  readonly to: string
  /** Address of the window's page as it is now. */
  readonly page: string
  readonly isMainFrame: boolean
  readonly isRedirect: boolean
}

/**
 * Whether a document may be shown (KSK-18, decision 37). The window shows the program's own page, and the page behind
 * the return button with what it leads to among the allowed hosts; frames show allowed hosts only.
 */
export function mayNavigate(navigation: Navigation, places: Places): boolean {
  const { to, page, isMainFrame, isRedirect } = navigation
  if (!isMainFrame) return isEmptyFrame(to) || isOwnAddress(to) || isAllowedAddress(to, places.allowedHosts)
  if (isOwnAddress(to)) return true
  if (!isAllowedAddress(to, places.allowedHosts)) return false
  // From the own page nothing but the return button leads away; its address may be answered with a redirect.
  return !isOwnAddress(page) || isRedirect || isSame(to, places.returnUrl)
}

/** A frame before its address is set; it has its parent's origin and shows nothing. */
function isEmptyFrame(address: string): boolean {
  return address === 'about:blank' || address === 'about:srcdoc'
}

function isSame(address: string, other: string | null): boolean {
  return other !== null && URL.canParse(other) && new URL(other).href === new URL(address).href
}

/** A request that is about to leave the page. */
export interface PageRequest {
  readonly url: string
  /** Electron's word for what is asked for. */
  readonly kind: string
  /** Address of the window's page as it is now. */
  readonly page: string
  /** Addresses of the frame that asks and of those around it, innermost first; empty = the program itself. */
  readonly frames: readonly string[]
}

/**
 * Whether a request may leave the page: the own page reaches its own origin only. What an allowed host shows may load
 * its parts by https from wherever it keeps them, but from no machine beside this one, or the sales centre's network
 * could be looked around in through it.
 */
export function mayRequest(request: PageRequest, places: Places): boolean {
  const { url, kind, page, frames } = request
  const protocol = URL.canParse(url) ? new URL(url).protocol : ''
  if (kind === 'mainFrame' || kind === 'subFrame')
    return mayNavigate({ to: url, page, isMainFrame: kind === 'mainFrame', isRedirect: true }, places)
  const isForeign = frames.some((address) => isAllowedAddress(address, places.allowedHosts))
  if (protocol === 'data:' || protocol === 'blob:') return true
  if (!isForeign) return isOwnAddress(url)
  // What is embedded never reaches the program's own addresses.
  return (protocol === 'https:' || protocol === 'wss:') && !isNearby(url)
}

/** No page ever gets a window of its own: there would be two, and one of them without a way back. */
export function mayOpenWindow(): boolean {
  return false
}
