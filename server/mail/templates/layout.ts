import type { Locale } from '#shared/contracts/primitives.ts'
import { LOGO_CID, type MailColours } from '../brand.ts'
import { html, type SafeHtml } from '../html.ts'

/** What a template makes of its data. */
export interface MailContent {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const FONT = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const SERIF = "font-family:Newsreader,Georgia,'Times New Roman',serif"

interface Layout {
  readonly colours: MailColours
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
 * The frame of every mail, in the project's colours: tables and inline styles, since mail programs know little else.
 * It names nothing outside of itself, so opening it tells nobody.
 */
export function layout({ colours, locale, subject, preview, projectName, title, body, footer }: Layout): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background-color:${colours.page};color:${colours.text};${safe(FONT)}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:${colours.page}">
<tr><td align="center" style="padding:24px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 18px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="padding-right:12px"><img src="cid:${LOGO_CID}" height="44" alt="" style="display:block;height:44px;width:auto;border:0"></td>
<td style="font-size:16px;font-weight:600;color:${colours.accent}">${projectName}</td>
</tr></table>
</td></tr>
<tr><td style="background-color:${colours.paper};border:1px solid ${colours.line};border-radius:16px;padding:32px 28px;font-size:16px;line-height:1.55">
<h1 style="margin:0 0 14px;font-size:26px;line-height:1.2;font-weight:500;${safe(SERIF)}">${title}</h1>
${body}
</td></tr>
<tr><td style="padding:20px 8px 0;font-size:13px;line-height:1.5;color:${colours.muted}">${footer}</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`.safe
}

/** A button that is a link. */
export function button(colours: MailColours, url: string, label: string): SafeHtml {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="border-radius:10px;background-color:${colours.accent}"><a href="${url}" style="display:inline-block;padding:14px 26px;font-size:16px;font-weight:600;color:${colours.onAccent};text-decoration:none">${label}</a></td></tr></table>`
}

/** A paragraph. */
export function paragraph(text: string): SafeHtml {
  return html`<p style="margin:0 0 14px">${text}</p>`
}

/** What is said by the way. */
export function remark(colours: MailColours, text: string): SafeHtml {
  return html`<p style="margin:0 0 14px;font-size:14px;color:${colours.muted}">${text}</p>`
}

/** Names and values below each other; a value may have several lines. */
export function facts(colours: MailColours, rows: readonly (readonly [name: string, value: string])[]): SafeHtml {
  const lines = rows.map(
    ([name, value]) =>
      html`<tr><td style="padding:8px 16px 8px 0;color:${colours.muted};vertical-align:top;white-space:nowrap">${name}</td><td style="padding:8px 0;font-weight:600;white-space:pre-line;overflow-wrap:anywhere">${value}</td></tr>`,
  )
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 14px;font-size:15px">${lines}</table>`
}

interface Total {
  readonly label: string
  readonly total: string
  /** What is not in it; null = nothing. */
  readonly beside: string | null
  readonly hint: string
}

/** What it comes to. */
export function totalBlock(colours: MailColours, { label, total, beside, hint }: Total): SafeHtml {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:18px 0;background-color:${colours.sunken};border-radius:12px"><tr><td style="padding:16px 20px"><span style="font-size:14px;color:${colours.muted}">${label}</span><br><strong style="font-size:28px;line-height:1.3;white-space:nowrap">${total}</strong>${beside === null ? null : html` <span style="font-size:15px;white-space:nowrap">${beside}</span>`}<br><span style="font-size:13px;color:${colours.muted}">${hint}</span></td></tr></table>`
}

interface RoomShotWords {
  readonly cid: string
  readonly title: string
  readonly alt: string
}

/** A room as chosen. */
export function roomBlock(colours: MailColours, { cid, title, alt }: RoomShotWords): SafeHtml {
  return html`<p style="margin:0 0 18px"><img src="cid:${cid}" alt="${alt}" width="542" style="display:block;width:100%;max-width:542px;height:auto;border:0;border-radius:12px"><span style="display:block;margin-top:6px;font-size:14px;color:${colours.muted}">${title}</span></p>`
}

/** Constant styles, which have quotes of their own kind. */
function safe(style: string): SafeHtml {
  return { safe: style }
}
