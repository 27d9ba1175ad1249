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

/** Of these nothing stays, the text in them neither. */
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
  'frame',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'template',
  'title',
  'head',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
  'form',
  'button',
  'input',
  'meta',
  'link',
  'base',
]

/** Deeper is nobody's letter. */
const DEEPEST = 60
const COLOUR = /^(?:#[0-9a-f]{3}(?:[0-9a-f]{3})?|[a-z]{3,20})$/i

/** The HTML of a mail as it may be shown (INB-13): its text, its structure and links that one has to press. */
export function sanitiseHtml(html: string): string {
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

const EMPTY_BLOCK = /<(p|div)(?: style="[^"<>]*")?>(?:\s|&nbsp;|<br ?\/?>)*<\/\1>/g
const BREAKS = /<br ?\/?>(?:(?:\s|&nbsp;)*<br ?\/?>)+/g
/** Blocks in blocks that are all empty. */
const MOST_ROUNDS = 20

/** Takes out paragraphs and divs with nothing but a line break (INB-38), and makes one line break of several (INB-39). */
export function foldLineBreaks(html: string): string {
  let folded = html
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = folded.replaceAll(EMPTY_BLOCK, '')
    if (next === folded) break
    folded = next
  }
  return folded.replaceAll(BREAKS, '<br>').trim()
}
