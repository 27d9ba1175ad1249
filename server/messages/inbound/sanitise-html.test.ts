import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { foldLineBreaks, sanitiseHtml } from './sanitise-html.ts'
import { listHostileHtml } from '#shared/testing/hostile/hostile-html.ts'
import { readOthersPayloads } from '#shared/testing/hostile/others-payloads.ts'
import { listTechniques } from '#shared/testing/hostile/techniques.ts'

const ELEMENTS =
  /^(?:P|DIV|SPAN|BR|HR|BLOCKQUOTE|PRE|CODE|H[1-6]|B|STRONG|I|EM|U|S|DEL|INS|SUB|SUP|SMALL|UL|OL|LI|TABLE|THEAD|TBODY|TFOOT|TR|TH|TD|A)$/
const ATTRIBUTES = /^(?:href|rel|target|colspan|rowspan|style)$/
const STYLE =
  /^(?:(?:color:(?:#[0-9a-f]{3,6}|[a-z]+)|font-weight:(?:bold|normal|\d00)|font-style:(?:italic|normal)|text-decoration:(?:underline|line-through|none)|text-align:(?:left|right|center));?)*$/i

const { document } = new JSDOM('').window

/** Ours in every wrapping, one of each technique, and others' as they are. */
const HOSTILE = [...listHostileHtml(), ...listTechniques(), ...readOthersPayloads().map((html) => `Guten Tag ${html}`)]

/** What of HTML may not be there once a browser has read it, be it again after it was written out by one. */
function findFaults(html: string): string[] {
  const faults: string[] = []
  let text = html
  for (let round = 0; round < 2; round++) {
    const body = document.createElement('div')
    body.innerHTML = text
    for (const element of body.querySelectorAll('*')) {
      if (!ELEMENTS.test(element.tagName)) faults.push(`<${element.tagName}>`)
      for (const { name, value } of element.attributes) {
        if (!ATTRIBUTES.test(name)) faults.push(`${name}="${value}"`)
        if (name === 'style' && !STYLE.test(value)) faults.push(`style="${value}"`)
        if (name === 'href' && !/^(?:https?:\/\/|mailto:|tel:)/i.test(value)) faults.push(`href="${value}"`)
      }
    }
    text = body.innerHTML
  }
  return faults
}

describe('HTML of mails', () => {
  it('INB-13: nothing of hostile HTML runs, fetches, covers or leads astray, and the text around it stays', () => {
    expect(listTechniques().length).toBeGreaterThan(300)
    const faults = HOSTILE.flatMap((html) => {
      const clean = sanitiseHtml(html)
      const left = findFaults(clean)
      if (!clean.startsWith('Guten Tag')) left.push('the text is gone')
      return left.length === 0 ? [] : [{ html, clean, left }]
    })
    expect(faults).toEqual([])
    // Able to fail: as it came, nearly all of it is at fault.
    expect(HOSTILE.filter((html) => findFaults(html).length > 0).length).toBeGreaterThan(HOSTILE.length / 2)
  })

  it('INB-13: cleaning twice changes nothing any more', () => {
    for (const html of HOSTILE) {
      const once = sanitiseHtml(html)
      expect(sanitiseHtml(once)).toBe(once)
    }
  })

  it('INB-13: keeps what a letter looks like, and links that one has to press', () => {
    const html =
      '<div style="color:#333;font-family:x">Guten Tag<br>Frau <b>Vogt</b></div><ul><li>eins</li></ul><a href="https://example.com/a?b=1&amp;c=2">hier</a> <img src="https://t.example/p.gif" alt="">'
    expect(sanitiseHtml(html)).toBe(
      '<div style="color:#333">Guten Tag<br />Frau <b>Vogt</b></div><ul><li>eins</li></ul><a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer nofollow" target="_blank">hier</a>',
    )
  })

  it('INB-38, INB-39: takes out blocks with nothing in them, and makes one line break of several', () => {
    expect(foldLineBreaks('<p>a</p><p><br></p><div><div>&nbsp;<br/></div></div><p>b<br><br> <br>c</p>')).toBe(
      '<p>a</p><p>b<br>c</p>',
    )
    expect(sanitiseHtml('<p>a</p><p style="color:red"><br></p><p>b</p>')).toBe('<p>a</p><p>b</p>')
  })

  it('INB-13: keeps the text of what is not allowed, and what stands behind what nobody has closed', () => {
    for (const tag of [
      'form',
      'svg',
      'math',
      'object',
      'button',
      'canvas',
      'video',
      'head',
      'font',
      'center',
      'o:p',
      'article',
    ])
      expect([tag, sanitiseHtml(`<${tag}><p>Ja, gern.</p>`)]).toEqual([tag, '<p>Ja, gern.</p>'])
    for (const tag of ['meta', 'link', 'base', 'input', 'frame', 'embed', 'img'])
      expect([tag, sanitiseHtml(`<${tag}><p>Ja, gern.</p>`)]).toEqual([tag, '<p>Ja, gern.</p>'])
  })

  it('FOUND-2: reads deep and endless nesting no further than letters go', () => {
    const deep = ['<div><b>', '<table><tr><td>', '<a href="https://a.example/">', '<ul><li>', '<p>x<div>', '<font>']
    for (const tags of deep) {
      const clean = sanitiseHtml(`Guten Tag ${tags.repeat(400_000 / tags.length)}x`)
      expect(clean.startsWith('Guten Tag')).toBe(true)
      expect(clean.length).toBeLessThan(200_000)
    }
    const long = ['<p>', '<br>', '<b>x</b>', '<', '<a', '&amp;', '<p style="color:red">', '<!--', '&', '</p>']
    for (const tags of long) sanitiseHtml(`${tags.repeat(400_000 / tags.length)}x`)
    sanitiseHtml(`<p style="${'a:b;'.repeat(50_000)}">x</p>`)
  })
})
