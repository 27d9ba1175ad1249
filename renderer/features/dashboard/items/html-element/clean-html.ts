import purifier from 'dompurify'
import { cleanStyles, type StyleRule } from './clean-styles.ts'

/** The project's own HTML, cleaned, with the styles that its elements are to have once they stand in a page. */
export interface CleanHtml {
  readonly content: DocumentFragment
  readonly styles: readonly { readonly element: HTMLElement; readonly rules: readonly StyleRule[] }[]
}

const TAGS = (
  'a abbr address article aside b blockquote br caption cite code col colgroup dd del details div dl dt em figcaption ' +
  'figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p pre q s section small span strong sub summary sup ' +
  'table tbody td tfoot th thead time tr u ul wbr'
).split(' ')
/** Where `style` waits until it has been looked at: the browser would apply it, or complain, while it only reads. */
const LOOKS = 'data-looks'
const ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'title',
  'lang',
  'dir',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'reversed',
  'datetime',
  'open',
  LOOKS,
]
/** Of this host: never `//host`, and nothing that leads out of it by a backslash. */
const OWN = /^\/(?![/\\])[^\s"'<>\\]*$/
const ELSEWHERE = /^(?:https:\/\/[^\s"'<>\\@]+|mailto:[^\s"'<>\\?]+|tel:[+\d][\d ()/-]*)$/i

/**
 * HTML of the project's own by a list of what is allowed (DSH-31): words, lists, tables, pictures of this host, links. It
 * has no scripts, forms, frames, style sheets or names that the page could stumble over, whatever was in it.
 */
export function cleanHtml(html: string): CleanHtml {
  const read: DocumentFragment | null = purifier.sanitize(withWaitingStyles(html), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    // Of no address, though it may look like one.
    ADD_URI_SAFE_ATTR: [LOOKS],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  // Of a page of frames there is no body.
  const content = read ?? document.createDocumentFragment()
  for (const picture of content.querySelectorAll('img')) if (!isOwnPicture(picture)) picture.remove()
  for (const link of content.querySelectorAll('[href]')) lead(link)
  return { content, styles: [...content.querySelectorAll<HTMLElement>(`[${LOOKS}]`)].map(takeStyles) }
}

function withWaitingStyles(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s"'/])style(?=\s*=)/gi, `$1${LOOKS}`))
}

function isOwnPicture(picture: HTMLImageElement): boolean {
  if (!OWN.test(picture.getAttribute('src') ?? '')) return false
  if (!picture.hasAttribute('alt')) picture.alt = ''
  picture.setAttribute('loading', 'lazy')
  return true
}

/** Pages of this portal take the place of this one, others open beside it; what leads nowhere is words. */
function lead(link: Element): void {
  const address = link.getAttribute('href') ?? ''
  const isOwn = OWN.test(address)
  if (link.localName !== 'a' || !(isOwn || ELSEWHERE.test(address))) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('target', isOwn ? '_top' : '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

function takeStyles(element: HTMLElement): { element: HTMLElement; rules: StyleRule[] } {
  const rules = cleanStyles(element.getAttribute(LOOKS) ?? '')
  element.removeAttribute(LOOKS)
  return { element, rules }
}
