import { escapeHtml } from '#server/mail/html.ts'

const LINK = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/g

/**
 * What somebody has typed, as HTML: paragraphs where lines are empty, line breaks, and links of addresses (INB-13). Several
 * empty lines are one (INB-38, INB-39).
 */
export function renderText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${renderLines(paragraph)}</p>`)
    .join('')
}

function renderLines(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: url, index } of text.matchAll(LINK)) {
    const shown = escapeHtml(url)
    html += `${escapeHtml(text.slice(end, index))}<a href="${shown}" rel="noopener noreferrer nofollow" target="_blank">${shown}</a>`
    end = index + url.length
  }
  return (html + escapeHtml(text.slice(end))).replaceAll('\n', '<br>')
}
