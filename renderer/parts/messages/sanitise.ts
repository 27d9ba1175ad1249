import purifier from 'dompurify'

/** What words of a message may be made of; nothing that fetches, moves, covers or asks for anything. */
const TAGS = (
  'p div span br hr blockquote pre code b strong i em u s sub sup a ul ol li h1 h2 h3 h4 h5 h6 ' +
  'table thead tbody tr th td'
).split(' ')
/** Pages, mail programs and phones, and pages of this portal. */
const WAYS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i

/**
 * The words of a message as elements (INB-13), by a list of what is allowed, whatever the server has let through: without
 * pictures, styles, forms and scripts. Of paragraphs with nothing in them and of line breaks in a row one is left
 * (INB-38, INB-39).
 */
export function sanitise(html: string): DocumentFragment {
  const read: DocumentFragment | null = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: WAYS,
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  // Of a page of frames there is no body.
  const words = read ?? document.createDocumentFragment()
  for (const link of words.querySelectorAll('a')) markLink(link)
  // The innermost first: with them goes what has nothing else in it.
  for (const block of [...words.querySelectorAll('p, div')].toReversed()) if (isBlank(block)) block.remove()
  for (const line of words.querySelectorAll('br')) if (isRepeated(line)) line.remove()
  return words
}

/** What is not of this portal opens beside it, and is not told where it was found. */
function markLink(link: HTMLAnchorElement): void {
  if (link.getAttribute('href')?.startsWith('/') === true) return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

/** Nothing but line breaks and blanks. */
function isBlank(block: Element): boolean {
  return (
    block.textContent.trim() === '' && [...block.querySelectorAll('*')].every(({ localName }) => localName === 'br')
  )
}

/** The line break before it has said the same. */
function isRepeated(line: Element): boolean {
  let before = line.previousSibling
  while (before?.nodeType === Node.TEXT_NODE && before.textContent?.trim() === '') before = before.previousSibling
  return before !== null && before.nodeName === 'BR'
}
