import { describe, expect, it } from 'vitest'
import { foldHtml, foldQuotes } from './fold-quotes.ts'
import { countLetters, cutBehind, readText } from './html-text.ts'
import { readMail } from './read-mail.ts'
import { CLIENT_MAILS, QUOTED, WRITTEN, writeClientMail } from './testing/client-mails.ts'

describe('answers as mail programs write them', () => {
  it.each(CLIENT_MAILS)('MSG-10: folds what $client quotes, in its text and its HTML', async (mail) => {
    const { text, html, quoted } = await readMail(writeClientMail(mail))
    const lines = (shown: string) =>
      shown
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    expect(lines(text)).toEqual(WRITTEN)
    expect(quoted).toContain(QUOTED)
    if (mail.html === '') expect(html).toBeNull()
    else expect(lines(readText(html ?? ''))).toEqual(WRITTEN)
  })

  it('MSG-10: keeps what is no quote, and a mail that is nothing but one', () => {
    const letter = 'Von: Hauptbahnhof\nNach: Wiehre\n\nSo fahren wir, um 10:30.\n\nAn: niemanden'
    expect(foldQuotes(letter)).toEqual({ text: letter, quoted: '' })
    const forwarded = 'Von: A <a@b.de>\nGesendet: heute\nAn: B\nBetreff: C\n\nText'
    expect(foldQuotes(forwarded).text).toBe(forwarded)
    expect(foldHtml('<blockquote type="cite">nur Zitat</blockquote>').text).toBe('nur Zitat')
    expect(foldHtml('<p>a &lt;&amp;&gt; b</p>')).toEqual({
      html: '<p>a &lt;&amp;&gt; b</p>',
      text: 'a <&> b',
      quoted: '',
    })
  })

  it('MSG-10, INB-13: HTML in which nothing can be read gives way to the text', async () => {
    const plain = 'Ja, das passt.\n\nViele Grüße\nAnna'
    for (const html of [
      '<style>p{}</style>',
      '<p>&nbsp;</p><img src="https://a.example/p.gif">',
      '<script>x</script>',
      '<!-- x',
    ]) {
      expect(foldHtml(html)).toEqual({ html: null, text: '', quoted: '' })
      const mail = await readMail(writeClientMail({ client: '', plain, html }))
      expect(mail).toMatchObject({ text: plain, html: null })
    }
  })

  it('MSG-10: cuts HTML behind so many letters, entities being one, wherever that is', () => {
    const html = '<p>ab &amp;<b>cd</b></p><p>e&lt;f</p>'
    const whole = 'ab&cde<f'
    for (let letters = 1; letters <= whole.length; letters++) {
      const text = readText(cutBehind(html, letters))
      expect([countLetters(text), text.replaceAll(/\s/g, '')]).toEqual([letters, whole.slice(0, letters)])
    }
    expect(cutBehind(html, 100)).toBe(html)
  })

  it('MSG-10: a letter longer than what is looked at stays whole, wherever the looking stops', () => {
    for (const word of ['a ', 'aa']) {
      const html = `<p>${word.repeat(40_000)}</p>`
      expect(foldHtml(html)).toMatchObject({ html, quoted: '' })
      const quoting = foldHtml(`<p>Ja.</p><p>Am 20.11.2026 um 10:00 schrieb A &lt;a@b.de&gt;:</p>${html}`)
      expect([quoting.html, quoting.text]).toEqual(['<p>Ja.</p>', 'Ja.'])
    }
  })
})
