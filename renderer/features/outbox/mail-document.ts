/** Nothing is fetched, nothing runs; pictures are in the mail itself, links open beside. */
const HEAD =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'">' +
  '<base target="_blank">'

/** The mail as a document for a frame without any rights. */
export function mailDocument(html: string): string {
  return html.includes('<head>') ? html.replace('<head>', `<head>${HEAD}`) : `${HEAD}${html}`
}

/** Addresses named in the text of a mail, each once, in their order. */
export function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]
}
