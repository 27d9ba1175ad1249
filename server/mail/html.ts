/** HTML that may go out as it is; made by `html` alone. */
export interface SafeHtml {
  readonly safe: string
}

type Part = string | number | SafeHtml | readonly SafeHtml[] | null

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Template of HTML: everything put in is escaped unless it came out of here itself. null is nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): SafeHtml {
  return { safe: strings.reduce((all, text, index) => `${all}${getText(parts[index - 1] ?? null)}${text}`) }
}

function getText(part: Part): string {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  if ('safe' in part) return part.safe
  return part.map(({ safe }) => safe).join('')
}
