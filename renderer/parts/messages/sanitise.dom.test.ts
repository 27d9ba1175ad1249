import { expect, it } from 'vitest'
import { sanitise } from './sanitise.ts'

function clean(html: string): string {
  const place = document.createElement('div')
  place.append(sanitise(html))
  return place.innerHTML
}

it('INB-13 leaves words, lists, tables and links, and nothing that runs, fetches, covers or asks', () => {
  expect(
    clean('<p>Guten <b>Tag</b></p><ul><li>eins</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>'),
  ).toBe('<p>Guten <b>Tag</b></p><ul><li>eins</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>')
  const hostile = [
    '<img src="https://track.example/pixel.png" onerror="alert(1)">',
    '<script>alert(1)</script>',
    '<style>* { display: none }</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<object data="x"></object><embed src="x"><video src="x"></video><audio src="x"></audio><base href="//evil.example">',
  ]
  for (const html of hostile) expect(clean(`<p>a${html}</p>`).replace(/<\/?p>/g, ''), html).toMatch(/^a[^<]*$/)
  expect(clean('<form action="https://evil.example"><input name="a"><button>Los</button></form>')).toBe('Los')
  expect(
    clean(
      '<div style="position:fixed;inset:0" class="MuiDialog-root" id="root" data-theme="x" onclick="alert(1)">a</div>',
    ),
  ).toBe('<div>a</div>')
})

it('INB-13 lets links lead to pages, mail programs and phones alone, and tells nobody where they were found', () => {
  const address = (href: string) => sanitise(`<a href="${href}">a</a>`).querySelector('a')?.getAttribute('href') ?? null
  for (const href of [
    'https://a.example/b',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+49761',
    '/bp/demo/lindenhof/a-12/inbox',
  ])
    expect(address(href)).toBe(href)
  for (const href of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'blob:x',
    'file:///etc',
  ])
    expect(address(href), href).toBeNull()
  expect(clean('<a href="https://a.example" target="_top">a</a>')).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
  )
  expect(clean('<a href="/bp/demo">a</a>')).toBe('<a href="/bp/demo">a</a>')
})

it.each([
  ['INB-38', '<p>a</p><p><br></p><p> <br> </p><div><br></div><p>b</p>', '<p>a</p><p>b</p>'],
  ['INB-38', '<div><p><br></p></div><p>b</p>', '<p>b</p>'],
  ['INB-38', '<p>a<br>b</p>', '<p>a<br>b</p>'],
  ['INB-39', 'a<br><br> <br>b<br>c', 'a<br> b<br>c'],
])('%s leaves no empty paragraph and no line break after another: %s', (_id, html, words) => {
  expect(clean(html)).toBe(words)
})

it('INB-13 a page of frames has no words, and breaks none', () => {
  expect(clean('<frameset><frame src="https://evil.example"></frameset>')).toBe('')
})
