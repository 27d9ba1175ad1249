import type { CleanHtml } from './clean-html.ts'

/** Nothing but pictures and fonts of this host, beside what the page around it may not do either. */
const POLICY = "default-src 'none'; img-src 'self'; font-src 'self'"

/** What the frame takes from the place it stands in. */
interface Looks {
  readonly colour: string
  readonly font: string
  readonly scheme: string
  readonly link: string
  readonly line: string
}

/** Puts cleaned HTML into the document of a frame, with its styles, in the looks of what is around the frame. */
export function fillFrame(frame: HTMLIFrameElement, { content, styles }: CleanHtml): void {
  const { contentDocument: inner } = frame
  if (inner === null) return
  const policy = inner.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = POLICY
  inner.head.replaceChildren(policy)
  inner.documentElement.lang = document.documentElement.lang
  inner.body.replaceChildren(content)
  // By the browser's own objects: the page's policy refuses style sheets and attributes that stand in a text.
  for (const { element, rules } of styles) for (const [name, value] of rules) element.style.setProperty(name, value)
  dressFrame(frame)
}

/** Gives the frame the fonts and colours of what is around it, also after these have changed. */
export function dressFrame(frame: HTMLIFrameElement): void {
  const { contentDocument: inner } = frame
  const view = inner?.defaultView ?? null
  if (inner === null || view === null || !('adoptedStyleSheets' in inner)) return
  // Of the frame's own window: a document takes no sheet of another one.
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(`${listFonts()}\n${getSheet(readLooks(frame))}`)
  inner.adoptedStyleSheets = [sheet]
}

function readLooks(frame: HTMLIFrameElement): Looks {
  const style = getComputedStyle(frame)
  return {
    colour: style.color,
    font: `${style.fontWeight} ${style.fontSize} / 1.55 ${style.fontFamily}`,
    scheme: style.colorScheme === '' ? 'normal' : style.colorScheme,
    link: style.getPropertyValue('--ww-palette-primary-main') || 'inherit',
    line: style.getPropertyValue('--ww-palette-surface-line') || 'currentcolor',
  }
}

/** The families that the page has declared. */
function listFonts(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...readRules(sheet)])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .join('\n')
}

function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    // Of an extension of the browser: nobody else may read it.
    return []
  }
}

function getSheet({ colour, font, scheme, link, line }: Looks): string {
  return `
    html { color-scheme: ${scheme}; background: transparent; overflow: hidden }
    body { display: flow-root; margin: 0; color: ${colour}; font: ${font}; overflow-wrap: break-word; hyphens: auto }
    a { color: ${link} }
    a:focus-visible, summary:focus-visible { outline: 2px solid ${link}; outline-offset: 2px }
    img { max-width: 100%; height: auto }
    h1, h2 { font-family: Newsreader, Georgia, serif; font-weight: 500; line-height: 1.2 }
    table { border-collapse: collapse; max-width: 100% }
    td, th { padding: 0.5em 0.75em; border-bottom: 1px solid ${line}; text-align: start; vertical-align: top }
    hr { border: 0; border-top: 1px solid ${line} }
    pre { white-space: pre-wrap }
    body > :first-child { margin-top: 0 }
    body > :last-child { margin-bottom: 0 }
  `
}
