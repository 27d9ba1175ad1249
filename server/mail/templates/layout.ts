import type { Locale } from '#shared/contracts/primitives.ts'
import { html, type SafeHtml } from '../html.ts'

/** What a template makes of its data. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Name of the logo among the mail's pictures. */
export const LOGO_CID = 'logo'

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const SERIF = "font-family:Newsreader,Georgia,'Times New Roman',serif"

interface Layout {
  readonly locale: Locale
  readonly subject: string
  /** The line that mail programs show beside the subject. */
  readonly preview: string
  readonly projectName: string
  readonly title: string
  readonly body: SafeHtml
  readonly footer: string
}

/**
 * The frame of every mail, in the brand's colours: tables and inline styles, since mail programs know little else.
 * It names nothing outside of itself, so opening it tells nobody.
 */
export function layout({ locale, subject, preview, projectName, title, body, footer }: Layout): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background-color:#faf7f2;color:#1c2530;${safe(FONT)}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:#faf7f2">
<tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 18px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding-right:12px"><img src="cid:${LOGO_CID}" width="44" height="44" alt="" style="display:block;border:0"></td>
<td style="font-size:16px;font-weight:600;color:#00456f">${projectName}</td>
</tr></table>
</td></tr>
<tr><td style="background-color:#ffffff;border:1px solid #e6dfd4;border-radius:16px;padding:32px 28px;font-size:16px;line-height:1.55">
<h1 style="margin:0 0 14px;font-size:26px;line-height:1.2;font-weight:500;${safe(SERIF)}">${title}</h1>
${body}
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;line-height:1.5;color:#56606b">${footer}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`.safe
}

/** A button that is a link. */
export function button(url: string, label: string): SafeHtml {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="border-radius:10px;background-color:#00456f"><a href="${url}" style="display:inline-block;padding:14px 26px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${label}</a></td></tr></table>`
}

/** A paragraph. */
export function paragraph(text: string): SafeHtml {
  return html`<p style="margin:0 0 14px">${text}</p>`
}

/** Names and values below each other; a value may have several lines. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): SafeHtml {
  const lines = rows.map(
    ([name, value]) =>
      html`<tr><td style="padding:8px 16px 8px 0;color:#56606b;vertical-align:top;white-space:nowrap">${name}</td><td style="padding:8px 0;font-weight:600;white-space:pre-line;overflow-wrap:anywhere">${value}</td></tr>`,
  )
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 14px;font-size:15px">${lines}</table>`
}

/** Constant styles, which have quotes of their own kind. */
function safe(style: string): SafeHtml {
  return { safe: style }
}
