import { describe, expect, it } from 'vitest'
import { listHostileHtml } from '#shared/testing/hostile/hostile-html.ts'
import { readOthersPayloads } from '#shared/testing/hostile/others-payloads.ts'
import { listTechniques } from '#shared/testing/hostile/techniques.ts'
import { cleanHtml } from './clean-html.ts'
import { cleanStyles } from './clean-styles.ts'

/** What it is in a page, with its styles as the page sets them. */
function clean(html: string): HTMLElement {
  const place = document.createElement('div')
  const { content, styles } = cleanHtml(html)
  place.append(content)
  for (const { element, rules } of styles) for (const [name, value] of rules) element.style.setProperty(name, value)
  return place
}

/** ms; the collections of others are large. */
const TIME = { own: 30_000, others: 900_000 } as const
const OTHERS = readOthersPayloads()
const ATTRIBUTES =
  /^(?:href|target|rel|src|alt|loading|title|lang|dir|colspan|rowspan|scope|start|reversed|datetime|open|style)$/
const LINK = /^(?:https:\/\/[^/]|mailto:|tel:|\/(?![/\\]))/i
const FETCHING =
  /script|iframe|frame|object|embed|applet|link|style|base|meta|form|input|button|select|textarea|svg|math|video|audio|source|track|template|portal|noscript/

/** Everything in it that could run, fetch from another host, or cover. */
function listDanger(place: HTMLElement): string[] {
  return [...place.querySelectorAll('*')].flatMap((element) => [
    ...(FETCHING.test(element.localName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml'
      ? [element.localName]
      : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!ATTRIBUTES.test(name)) return [`${element.localName} ${name}`]
      if (name === 'href' && !LINK.test(value)) return [`href ${value}`]
      if (name === 'src' && !/^\/(?![/\\])/.test(value)) return [`src ${value}`]
      if (
        name === 'style' &&
        /url|image|expression|@|\\|position|z-index|behavior|binding|animation|transform/i.test(value)
      )
        return [`style ${value}`]
      return []
    }),
  ])
}

describe('HTML of a project’s own', () => {
  it('DSH-31: words, tables, links and pictures of this host stay, with looks that are no more than looks', () => {
    const html =
      '<h2 style="color: rgb(1, 2, 3); position: fixed">Team</h2><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>' +
      '<img src="/files/a.webp"><a href="/bp/demo">hier</a><a href="https://a.example/b">dort</a>'
    expect(clean(html).innerHTML).toBe(
      '<h2 style="color: rgb(1, 2, 3);">Team</h2><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>' +
        '<img src="/files/a.webp" alt="" loading="lazy">' +
        '<a href="/bp/demo" target="_top" rel="noopener noreferrer">hier</a>' +
        '<a href="https://a.example/b" target="_blank" rel="noopener noreferrer">dort</a>',
    )
  })

  it('DSH-31: words that speak of styles are words', () => {
    expect(clean('<p>style = "rot" <b>a < style=1</b></p>').textContent).toBe('style = "rot" a < style=1')
  })

  it(
    'DSH-31: nothing that is known of attackers runs, fetches from elsewhere, or covers',
    () => {
      const own = [...listHostileHtml(1), ...listTechniques(), ...HOSTILE_PLACES]
      expect(own.length).toBeGreaterThan(300)
      const found = [...own, ...OTHERS].flatMap((html) => {
        const danger = listDanger(clean(html))
        return danger.length === 0 ? [] : [{ html, danger }]
      })
      expect(found).toEqual([])
    },
    OTHERS.length > 0 ? TIME.others : TIME.own,
  )
})

/** Pictures and links that pose as this host’s. */
const HOSTILE_PLACES = [
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\x',
  '/\t/evil.example',
  'https:evil.example',
  'https://good.example@evil.example/',
  'HTTPS://evil.example/x',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/x',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'jav&#x09;ascript:alert(1)',
  '&#106;avascript:alert(1)',
  'vbscript:msgbox(1)',
  'x-shell:calc',
].flatMap((address) => [`<img src="${address}">`, `<a href="${address}">x</a>`, `<a style="x" href='${address}'>x</a>`])

describe('styles of a project’s own', () => {
  it.each([
    [
      'color: red; margin: 1rem 2rem',
      [
        ['color', 'red'],
        ['margin', '1rem 2rem'],
      ],
    ],
    ['width: calc(100% - 2rem)', [['width', 'calc(100% - 2rem)']]],
    ['font-family: "Newsreader", serif', [['font-family', '"Newsreader", serif']]],
  ])('DSH-31: %s', (text, rules) => {
    expect(cleanStyles(text)).toEqual(rules)
  })

  it.each([
    'background: url(https://evil.example/1)',
    'background-color: url(https://evil.example/1)',
    'background-color: u\\72l(//evil.example)',
    'font: 12px/1 url(https://evil.example)',
    'color: red/**/url(x)',
    'width: expression(alert(1))',
    'width: var(--x)',
    'color: attr(data-x)',
    'list-style: url(/x)',
    'border-image-source: url(x)',
    'content: "x"',
    'position: fixed',
    'z-index: 9',
    'inset: 0',
    'transform: scale(9)',
    'animation: x 1s',
    'filter: url(#x)',
    'cursor: url(x), auto',
    '-moz-binding: url(x)',
    'behavior: url(x)',
    'color: red}*{x:y',
    'color: &#114;ed',
    'width: image-set("https://evil.example/1" 1x)',
    '--x: 1',
    'margin: -webkit-calc(1px)',
  ])('DSH-31: not %s', (text) => {
    expect(cleanStyles(text)).toEqual([])
  })

  it('DSH-31: not what is longer than a style', () => {
    expect(cleanStyles(`color: ${'a'.repeat(300)}`)).toEqual([])
    expect(cleanStyles('color: red;'.repeat(500))).toEqual([])
  })
})
