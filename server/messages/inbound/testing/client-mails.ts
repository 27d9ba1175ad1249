/** A mail as one program writes it, by which one answers in German. */
export interface ClientMail {
  readonly client: string
  /** Of `text/plain`; '' = it writes none. */
  readonly plain: string
  /** Of `text/html`; '' = it writes none. */
  readonly html: string
}

/** What the person has written in each of them. */
export const WRITTEN = ['Ja, das passt.', 'Viele Grüße', 'Anna']
/** What was quoted in each of them. */
export const QUOTED = 'Passt Ihnen der Termin'

const LETTER = '<div>Ja, das passt.</div><div><br></div><div>Viele Grüße</div><div>Anna</div>'
const QUESTION = 'Guten Tag, Passt Ihnen der Termin am Montag?'
const PLAIN = 'Ja, das passt.\n\nViele Grüße\nAnna\n'
const HEADERS = [
  'Von: Wohnwahl <post@portal.example>',
  'Gesendet: Freitag, 20. November 2026 10:00',
  'An: Anna Bergmann <anna@example.com>',
  'Betreff: Neue Nachricht',
]
const QUOTE_LINES = `> ${QUESTION}\n>\n> Ihr Team\n`
const word = (text: string, inner = '') =>
  `<p class="MsoNormal"><span style="font-family:&quot;Calibri&quot;,sans-serif">${text}${inner}<o:p></o:p></span></p>`
const WORD_LETTER = ['Ja, das passt.', '&nbsp;', 'Viele Grüße', 'Anna', '&nbsp;'].map((line) => word(line)).join('\r\n')
const WORD_HEADERS = HEADERS.map((line) =>
  line
    .replace('<', '&lt;')
    .replace('>', '&gt;')
    .replace(/^(\w+:)/, '<b>$1</b>'),
).join('<br>')

/**
 * How mail programs quote what they answer, each in its own structure: the elements, ids and words are theirs, the letters
 * ours.
 */
export const CLIENT_MAILS: readonly ClientMail[] = [
  {
    client: 'Outlook on a desktop',
    plain: `${PLAIN}\n${HEADERS.join('\n')}\n\n${QUESTION}\n`,
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"><!--[if !mso]><style>v\\:* {behavior:url(#default#VML);}</style><![endif]--><style>p.MsoNormal{margin:0}</style></head><body lang="DE"><div class="WordSection1">${WORD_LETTER}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${WORD_HEADERS}</p></div></div>${word('&nbsp;')}${word(QUESTION)}</div></body></html>`,
  },
  {
    client: 'Outlook on a desktop, HTML alone',
    plain: '',
    html: `<body><div class="WordSection1">${WORD_LETTER}<div><div style="border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal">${WORD_HEADERS}</p></div></div>${word(QUESTION)}</div></body>`,
  },
  {
    client: 'Outlook 2003',
    plain: '',
    html: `<div class=Section1>${WORD_LETTER}<div class=MsoNormal align=center style='text-align:center'><hr size=2 width="100%" align=center tabindex=-1></div><p class=MsoNormal>${HEADERS.map((line) => line.replace(/ </, ' [mailto:').replace('>', ']')).join('<br>\r\n')}</p>${word(QUESTION)}</div>`,
  },
  {
    client: 'Outlook on the web',
    plain: `${PLAIN}________________________________\n${HEADERS.join('\n')}\n\n${QUESTION}\n`,
    html: `<div class="elementToProof" style="font-size:12pt">${LETTER}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri">${WORD_HEADERS}</font></div><div>${QUESTION}</div>`,
  },
  {
    client: 'Outlook on a telephone',
    plain: `${PLAIN}\nOutlook für iOS<https://aka.ms/o0ukef> beziehen\n________________________________\n${HEADERS.join('\n')}\n\n${QUESTION}`,
    html: `${LETTER}<div id="ms-outlook-mobile-signature"><div><br></div></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg">${WORD_HEADERS}</div><div>${QUESTION}</div>`,
  },
  {
    client: 'Gmail',
    plain: `${PLAIN}\nAm Fr., 20. Nov. 2026 um 10:00 Uhr schrieb Wohnwahl <post@portal.example>:\n\n${QUOTE_LINES}`,
    html: `<div dir="ltr">${LETTER}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Am Fr., 20. Nov. 2026 um 10:00&nbsp;Uhr schrieb Wohnwahl &lt;<a href="mailto:post@portal.example">post@portal.example</a>&gt;:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204)">${QUESTION}</blockquote></div>`,
  },
  {
    client: 'Apple Mail',
    plain: `${PLAIN}\n> Am 20.11.2026 um 10:00 schrieb Wohnwahl <post@portal.example>:\n> \n${QUOTE_LINES}`,
    html: `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space;">${LETTER}<div><br><blockquote type="cite"><div>Am 20.11.2026 um 10:00 schrieb Wohnwahl &lt;post@portal.example&gt;:</div><br class="Apple-interchange-newline"><div>${QUESTION}</div></blockquote></div></body></html>`,
  },
  {
    client: 'iPhone',
    plain: `${PLAIN}\nVon meinem iPhone gesendet\n\n> Am 20.11.2026 um 10:00 schrieb Wohnwahl <post@portal.example>:\n> \n${QUOTE_LINES}`,
    html: `<html><body dir="auto">${LETTER}<div dir="ltr"><br></div><div dir="ltr"><blockquote type="cite">Am 20.11.2026 um 10:00 schrieb Wohnwahl &lt;post@portal.example&gt;:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${QUESTION}</div></blockquote></body></html>`,
  },
  {
    client: 'Thunderbird',
    plain: `${PLAIN}\nAm 20.11.26 um 10:00 schrieb Wohnwahl:\n${QUOTE_LINES}`,
    html: `<html><body text="#000000"><p>Ja, das passt.</p><p>Viele Grüße<br>Anna</p><div class="moz-cite-prefix">Am 20.11.26 um 10:00 schrieb Wohnwahl:<br></div><blockquote type="cite" cite="mid:1@portal.example"><p>${QUESTION}</p></blockquote></body></html>`,
  },
  {
    client: 'GMX and WEB.DE',
    plain: '',
    html: `<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;">${LETTER}<div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;"><div style="margin:0 0 10px 0;"><b>Gesendet:</b>&nbsp;Freitag, 20. November 2026 um 10:00 Uhr<br/><b>Von:</b>&nbsp;Wohnwahl &lt;post@portal.example&gt;<br/><b>An:</b>&nbsp;anna@example.com<br/><b>Betreff:</b>&nbsp;Neue Nachricht</div><div name="quoted-content">${QUESTION}</div></div></div></div></body></html>`,
  },
  {
    client: 'Yahoo',
    plain: '',
    html: `<div class="yahoo-style-wrap">${LETTER}</div><div id="ydp1yahoo_quoted_1" class="yahoo_quoted"><div>Am Freitag, 20. November 2026 um 10:00:00 MEZ hat Wohnwahl &lt;post@portal.example&gt; Folgendes geschrieben: </div><div>${QUESTION}</div></div>`,
  },
  {
    client: 'Proton',
    plain: `${PLAIN}\nAm Freitag, 20. November 2026 um 10:00, Wohnwahl <post@portal.example> schrieb:\n\n${QUOTE_LINES}`,
    html: `<div style="font-family: Arial">${LETTER}</div><div class="protonmail_quote">Am Freitag, 20. November 2026 um 10:00, Wohnwahl schrieb:<br><blockquote class="protonmail_quote" type="cite">${QUESTION}</blockquote></div>`,
  },
  {
    client: 'Samsung',
    plain: `${PLAIN}\n-------- Ursprüngliche Nachricht --------\nVon: Wohnwahl <post@portal.example>\nDatum: 20.11.26 10:00 (GMT+01:00)\nAn: anna@example.com\nBetreff: Neue Nachricht\n\n${QUESTION}`,
    html: `<html><body dir="auto">${LETTER}<div><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000"><div>-------- Ursprüngliche Nachricht --------</div><div>Von: Wohnwahl &lt;post@portal.example&gt; </div><div>Datum: 20.11.26  10:00  (GMT+01:00) </div><div>An: anna@example.com </div><div>Betreff: Neue Nachricht </div></div>${QUESTION}</body></html>`,
  },
  {
    client: 'Hotmail as it was',
    plain: '',
    html: `<div dir="ltr">${LETTER}<div><hr id="stopSpelling">Date: Fri, 20 Nov 2026 10:00:00 +0100<br>Subject: Neue Nachricht<br>From: post@portal.example<br>To: anna@example.com<br><br>${QUESTION}</div></div>`,
  },
  {
    client: 'a program of the command line, signed',
    plain: `${PLAIN}\n-- \nAnna Bergmann\nTel. 0761 123\n\nOn Fri, Nov 20, 2026 at 10:00:00AM +0100, Wohnwahl wrote:\n${QUOTE_LINES}`,
    html: '',
  },
  {
    client: 'a program that signs in HTML',
    plain: '',
    html: `${LETTER}<div>-- <br>Anna Bergmann<br>Tel. 0761 123</div><p>Am Freitag, 20. November 2026 um 10:00 schrieb Wohnwahl:</p><blockquote><div>${QUESTION}</div></blockquote>`,
  },
  {
    client: 'a program that names no writing',
    plain: '',
    html: `<p>Ja, das passt.</p><p>Viele Grüße<br>Anna</p><p>20.11.2026, 10:00, &quot;Wohnwahl&quot; &lt;<a href="mailto:post@portal.example">post@portal.example</a>&gt;:</p><blockquote>${QUESTION}</blockquote>`,
  },
]

/** It as it comes in. */
export function writeClientMail({ plain, html }: ClientMail): Buffer {
  const part = (type: string, text: string) =>
    `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`
  const head = 'From: Anna <anna@example.com>\r\nTo: reply@portal.example\r\nMessage-ID: <1@example.com>\r\n'
  if (plain === '' || html === '') return Buffer.from(head + (plain === '' ? part('html', html) : part('plain', plain)))
  const parts = [part('plain', plain), part('html', html)].map((one) => `--b\r\n${one}`).join('')
  return Buffer.from(`${head}Content-Type: multipart/alternative; boundary=b\r\n\r\n${parts}--b--\r\n`)
}
