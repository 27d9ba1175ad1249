import { describe, expect, it } from 'vitest'
import type { ProjectPictures } from '../services/project-pictures.ts'
import { createFirstPictures } from './first-picture.ts'
import { prepareAnswer } from './prepared-answer.ts'
import type { SitePage } from './static-site.ts'

const LOGIN = '/bp/demo/linden%20hof/login'
const content = {
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  identity: Buffer.from('<body><div id="root"></div></body>'),
}
const PAGE: SitePage = {
  name: '/pages/0.de.html',
  content,
  answer: prepareAnswer(content, []),
  picture: { place: 'hero', sizes: { default: '50vw' } },
}
const pictures = (url: string, variant: 'default' | 'residence' = 'default'): ProjectPictures => ({
  find: async (accountId, project) => (accountId === 'demo' && project === 'linden hof' ? { url, variant } : null),
})

async function htmlOf(path: string, source: ProjectPictures, page = PAGE): Promise<string> {
  const answer = await createFirstPictures({ pictures: source, security: [] }).answer(path, page)
  return answer.identity.bytes.toString('utf8')
}

describe('the picture in a page', () => {
  it('stands before the app, in every width that there is', async () => {
    expect(await htmlOf(LOGIN, pictures('/files/ab12.webp'))).toBe(
      '<body><img class="first-picture" data-place="hero" src="/files/ab12.webp" srcset="/files/ab12.webp?width=640 640w, ' +
        '/files/ab12.webp?width=960 960w, /files/ab12.webp?width=1280 1280w, /files/ab12.webp 1920w" ' +
        'sizes="50vw" alt="" fetchpriority="high"><div id="root"></div></body>',
    )
  })

  it.each([
    ['on a page without a large picture', LOGIN, pictures('/files/ab12.webp'), { ...PAGE, picture: null }],
    ['for a variant that shows another one', LOGIN, pictures('/files/ab12.webp', 'residence'), PAGE],
    ['for another project', '/bp/demo/other/login', pictures('/files/ab12.webp'), PAGE],
    ['without a project', '/bp/demo/login', pictures('/files/ab12.webp'), PAGE],
    ['at an address that cannot be read', '/bp/demo/%E0%A4%A/login', pictures('/files/ab12.webp'), PAGE],
    ['for a drawing', LOGIN, pictures('/files/ab12.svg'), PAGE],
    ['from elsewhere', LOGIN, pictures('https://example.com/a.webp'), PAGE],
    ['whose address would end the attribute', LOGIN, pictures('/files/a" onload="x.webp'), PAGE],
  ])('is left out %s', async (_what, path, source, page) => {
    expect(await htmlOf(path, source, page)).toBe('<body><div id="root"></div></body>')
  })

  it('never keeps the page from coming', async () => {
    const broken = { find: () => Promise.reject(new Error('the database is away')) }
    const hanging = { find: () => new Promise<never>(() => undefined) }
    for (const source of [broken, hanging]) expect(await htmlOf(LOGIN, source)).not.toContain('<img')
  })
})
