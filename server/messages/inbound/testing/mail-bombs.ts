interface Bomb {
  readonly name: string
  readonly raw: Buffer
}

const HEAD = 'From: a@b.de\r\nTo: c@d.de\r\n'

/** What is made of a text again and again, until it is large. */
function fill(text: string | ((place: number) => string), size: number): string {
  const parts: string[] = []
  let length = 0
  for (let place = 0; length < size; place++) {
    const part = typeof text === 'string' ? text : text(place)
    parts.push(part)
    length += part.length
  }
  return parts.join('')
}

function mixed(body: string): string {
  return `Content-Type: multipart/mixed; boundary=b\r\n\r\n${body}`
}

/**
 * Mails that cost a reader more than they cost their sender, or that break what they promise.
 * @param size bytes of each, about
 */
export function listMailBombs(size: number): readonly Bomb[] {
  const html = (text: string) => `Content-Type: text/html; charset=utf-8\r\n\r\n${text}`
  const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`
  const texts: Readonly<Record<string, string>> = {
    'parts in parts': fill((depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`, size),
    'mails in mails': fill('Content-Type: message/rfc822\r\n\r\n', size),
    'parts beside parts': mixed(`${fill('--b\r\nContent-Type: text/plain\r\n\r\nx\r\n', size)}--b--`),
    'HTML parts beside each other': mixed(`${fill('--b\r\nContent-Type: text/html\r\n\r\n<b>x\r\n', size)}--b--`),
    'files beside files': mixed(
      `${fill('--b\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nx\r\n', size)}--b--`,
    ),
    'boundaries that end nothing': mixed(fill('--b--\r\n--b-\r\n--bb\r\n-- b\r\n', size)),
    'no boundary': `Content-Type: multipart/mixed\r\n\r\n${fill('--\r\nx\r\n', size)}`,
    'an empty boundary': `Content-Type: multipart/mixed; boundary=""\r\n\r\n${fill('--\r\n\r\nx\r\n', size)}`,
    'a boundary of many letters': `Content-Type: multipart/mixed; boundary="${'b'.repeat(100_000)}"\r\n\r\n${fill(`--${'b'.repeat(1_000)}\r\n`, size)}`,
    headers: fill('X-Filler: y\r\n', size),
    'one header without end': `Subject: ${fill('x', size)}\r\n\r\nx`,
    'one header in many lines': `Subject: x\r\n${fill(' x\r\n', size)}\r\nx`,
    'words in code': `Subject: ${fill('=?utf-8?B?eA==?= ', size)}\r\n\r\nx`,
    'words in no code': `Subject: ${fill('=?x?Q?=?=', size)}\r\n\r\nx`,
    addresses: `To: ${fill('"a" <a@b.de>, ', size)}\r\n\r\nx`,
    'groups of addresses': `To: ${fill('a:b:', size)};\r\n\r\nx`,
    'quotes that stay open': `To: ${fill('"(\\', size)}\r\n\r\nx`,
    'a name in pieces': mixed(
      `--b\r\nContent-Disposition: attachment${fill((place) => `; filename*${place}*=utf-8''%41`, size)}\r\n\r\nx\r\n--b--`,
    ),
    'base64 that is none': `Content-Transfer-Encoding: base64\r\n${plain(fill('!=\u0000=', size))}`,
    'quoted-printable that is none': `Content-Transfer-Encoding: quoted-printable\r\n${plain(fill('==3=ZZ=\r\n', size))}`,
    'a charset that nobody knows': `Content-Type: text/plain; charset="${'x'.repeat(5_000)}"\r\n\r\nJa`,
    'UTF-7': `Content-Type: text/html; charset=utf-7\r\n\r\n+ADw-script+AD4-alert(1)+ADw-/script+AD4-`,
    'lines that are flowed': `Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n${fill('> > > x \r\n', size)}`,
    'quotes in quotes': plain(fill((place) => `${'>'.repeat(place % 500)} x\r\n`, size)),
    attributions: plain(fill('Am 20.11.2026 um 10:00 schrieb A <a@b.de>:\r\n> x\r\n', size)),
    'headers of letters': plain(`x\r\n${fill('Von: a\r\nVon: b\r\n', size)}`),
    'almost attributions': plain(fill('On 10:00 <On 10:00 <', size)),
    signatures: plain(fill('-- \r\nx\r\n__\r\n', size)),
    'a line without end': plain(fill('On wrote ', size)),
    spaces: plain(`x${' '.repeat(size / 2)}\r\n${'\r\n'.repeat(size / 4)}y`),
    'nested HTML': html(fill('<div><b><table><tr><td>', size)),
    'quotes in HTML': html(fill('<blockquote type="cite"><div class="gmail_quote">x', size)),
    'begun tags': html(fill('<div class="', size)),
    entities: html(fill('&amp;&#x41;&notin;', size)),
    comments: html(fill('<!--[if mso]><![endif]-->', size)),
    zeros: '\u0000'.repeat(size),
  }
  return Object.entries(texts).map(([name, text]) => ({ name, raw: Buffer.from(HEAD + text, 'latin1') }))
}
