import { describe, expect, it } from 'vitest'
import type { ProjectPictures } from '#server/pictures/project-pictures.ts'
import { createFirstPictures } from './first-picture.ts'
import { prepareAnswer } from '#server/platform/http/prepared-answer.ts'
import type { SitePage } from '#server/platform/http/static-site.ts'

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
  picture: { of: 'project', place: 'hero', sizes: { default: '50vw' } },
}
const pictures = (url: string, variant: 'default' | 'residence' = 'default'): ProjectPictures => ({
  find: async (accountId, project) => (accountId === 'demo' && project === 'linden hof' ? { url, variant } : null),
  findRoom: async (accountId, project, room) =>
    accountId === 'demo' && project === 'linden hof' && room === 'bath room' ? url : null,
})

async function loadHtml(path: string, source: ProjectPictures, page = PAGE): Promise<string> {
  const answer = await createFirstPictures({ pictures: source, security: [] }).answer(path, page)
  return answer.identity.bytes.toString('utf8')
}

describe('the picture in a page', () => {
  it('stands before the app, in every width that there is', async () => {
    expect(await loadHtml(LOGIN, pictures('/files/ab12.webp'))).toBe(
      '<body><img class="first-picture" data-place="hero" src="/files/ab12.webp" srcset="/files/ab12.webp?width=640 640w, ' +
        '/files/ab12.webp?width=768 768w, /files/ab12.webp?width=960 960w, /files/ab12.webp?width=1280 1280w, /files/ab12.webp 1920w" ' +
        'sizes="50vw" alt="" fetchpriority="high" decoding="sync"><div id="root"></div></body>',
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
    expect(await loadHtml(path, source, page)).toBe('<body><div id="root"></div></body>')
  })

  it('is asked for before anything else', async () => {
    const html = '<head><meta charset="utf-8" /><script></script></head><body><div id="root"></div></body>'
    const page = { ...PAGE, content: { ...content, identity: Buffer.from(html) } }
    expect(await loadHtml(LOGIN, pictures('/files/ab12.webp'), page)).toContain(
      '<meta charset="utf-8" /><link rel="preload" as="image" href="/files/ab12.webp" imagesrcset="/files/ab12.webp?width=640 640w, ',
    )
  })

  const ROOM_PAGE: SitePage = { ...PAGE, name: '/pages/12.de.html', picture: { of: 'room', place: 'room' } }

  it('IMG-4 is the preview of the room that the address names', async () => {
    const path = '/bp/demo/linden%20hof/a-12/configurator/bath%20room'
    expect(await loadHtml(path, pictures('/files/ab12.webp'), ROOM_PAGE)).toBe(
      '<body><img class="first-picture" data-place="room" src="/files/ab12.webp" alt="" fetchpriority="high" ' +
        'decoding="sync"><div id="root"></div></body>',
    )
  })

  it.each([
    ['another room', '/bp/demo/linden%20hof/a-12/configurator/attic', '/files/ab12.webp'],
    ['no room', '/bp/demo/linden%20hof/a-12/configurator', '/files/ab12.webp'],
    ['a name that cannot be read', '/bp/demo/linden%20hof/a-12/configurator/%E0%A4%A', '/files/ab12.webp'],
    ['a picture from elsewhere', '/bp/demo/linden%20hof/a-12/configurator/bath%20room', 'https://example.com/a.webp'],
    ['what would end the attribute', '/bp/demo/linden%20hof/a-12/configurator/bath%20room', '/files/a" onload="x'],
  ])('has no room for %s', async (_what, path, url) => {
    expect(await loadHtml(path, pictures(url), ROOM_PAGE)).toBe('<body><div id="root"></div></body>')
  })

  it('never keeps the page from coming', async () => {
    const fail = () => Promise.reject(new Error('the database is away'))
    const hang = () => new Promise<never>(() => undefined)
    const broken = { find: fail, findRoom: fail }
    const hanging = { find: hang, findRoom: hang }
    for (const source of [broken, hanging]) expect(await loadHtml(LOGIN, source)).not.toContain('<img')
  })
})
