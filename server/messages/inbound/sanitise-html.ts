import sanitizeHtml from 'sanitize-html'

/** What text may look like; nothing here has a script, a form, a frame, a picture or an address that is fetched by itself. */
const TAGS = [
  'p',
  'div',
  'span',
  'br',
  'hr',
  'blockquote',
  'pre',
  'code',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'a',
]

/**
 * Of these nothing stays, the text in them neither: it is no text of a letter. Of all others that are not allowed the text
 * stays, so that nobody's letter ends where a program has forgotten to close one.
 */
const SILENT_TAGS = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'template',
  'title',
  'xmp',
  'plaintext',
]

/** Deeper is nobody's letter. */
const DEEPEST = 60
const COLOUR = /^(?:#[0-9a-f]{3}(?:[0-9a-f]{3})?|[a-z]{3,20})$/i

/** Times that what was cleaned is read anew: what is written out may be read otherwise than it was. */
const MOST_READINGS = 4

/** The HTML of a mail as it may be shown (INB-13): its text, its structure and links that one has to press. */
export function sanitiseHtml(html: string): string {
  let clean = cleanOnce(cutDeep(html))
  for (let reading = 1; reading < MOST_READINGS; reading++) {
    const again = cleanOnce(clean)
    if (again === clean) break
    clean = again
  }
  return clean
}

const TAG = /<(\/?)([a-z][^\s/<>]*)/gi
/** Nothing is left open by these: they have no end, or the next of their kind ends them. */
const SHALLOW = new Set(
  'area base br col embed frame hr img input link meta param source track wbr p li dd dt option tr td th'.split(' '),
)
/** Elements that are open at once at most: parsers take the longer for each tag, the more of them there are. */
const MOST_OPEN = 2_000

/** The HTML up to where more is left open than any letter has. */
function cutDeep(html: string): string {
  let open = 0
  for (const { 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (SHALLOW.has(name.toLowerCase())) continue
    open = slash === '' ? open + 1 : Math.max(0, open - 1)
    if (open > MOST_OPEN) return html.slice(0, index)
  }
  return html
}

function cleanOnce(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: TAGS,
    nonTextTags: SILENT_TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      '*': ['style'],
    },
    allowedStyles: {
      '*': {
        color: [COLOUR],
        'font-weight': [/^(?:bold|normal|[1-9]00)$/],
        'font-style': [/^(?:italic|normal)$/],
        'text-decoration': [/^(?:underline|line-through|none)$/],
        'text-align': [/^(?:left|right|center)$/],
      },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    nestingLimit: DEEPEST,
    transformTags: { a: makeSafeLink },
  })
  return foldLineBreaks(clean)
}

/** A link opens beside the portal and tells nobody where it was pressed; one without an address is text. */
function makeSafeLink(tagName: string, { href = '' }: Record<string, string>) {
  const isWhole = /^(?:https?:\/\/|mailto:|tel:)/i.test(href.trim())
  const attribs: Record<string, string> = isWhole
    ? { href: href.trim(), rel: 'noopener noreferrer nofollow', target: '_blank' }
    : {}
  return { tagName: isWhole ? tagName : 'span', attribs }
}

const EMPTY_PARAGRAPH = /<p(?: style="[^"<>]*")?>(?:\s|&nbsp;|<br ?\/?>)*<\/p>/g
const EMPTY_DIVISION = /<div(?: style="[^"<>]*")?>(?:\s|&nbsp;|<br ?\/?>)*<\/div>/g
const BREAKS = /(<br ?\/?>)(?:(?:\s|&nbsp;)*<br ?\/?>)+/g
/** Blocks in blocks that are all empty. */
const MOST_ROUNDS = 20

/** Takes out paragraphs and divs with nothing but a line break (INB-38), and makes one line break of several (INB-39). */
export function foldLineBreaks(html: string): string {
  let folded = html
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = folded.replaceAll(EMPTY_PARAGRAPH, '').replaceAll(EMPTY_DIVISION, '')
    if (next === folded) break
    folded = next
  }
  return folded.replaceAll(BREAKS, '$1').trim()
}
