import { describe, expect, it } from 'vitest'
import { pictureHint } from './picture-hint.ts'

const SIZES = { default: '50vw' }
const pictures = (url: string, variant: 'default' | 'residence' = 'default') => ({
  find: async (accountId: string, project: string) =>
    accountId === 'demo' && project === 'linden hof' ? { url, variant } : null,
})
const LOGIN = '/bp/demo/linden%20hof/login'

describe('the hint at the picture of a project', () => {
  it('names the picture of the project in the address, in every width', async () => {
    const [name, value] = await pictureHint(LOGIN, SIZES, pictures('/files/ab12.webp'))
    expect(name).toBe('Link')
    expect(value).toBe(
      '</files/ab12.webp>; rel="preload"; as="image"; imagesrcset="/files/ab12.webp?width=640 640w, ' +
        '/files/ab12.webp?width=960 960w, /files/ab12.webp?width=1280 1280w, /files/ab12.webp 1920w"; ' +
        'imagesizes="50vw"; fetchpriority="high"',
    )
  })

  it.each([
    ['a page without a large picture', LOGIN, {}, pictures('/files/ab12.webp')],
    ['a variant that shows another one', LOGIN, SIZES, pictures('/files/ab12.webp', 'residence')],
    ['another project', '/bp/demo/other/login', SIZES, pictures('/files/ab12.webp')],
    ['no project', '/bp/demo/login', SIZES, pictures('/files/ab12.webp')],
    ['an address that cannot be read', '/bp/demo/%E0%A4%A/login', SIZES, pictures('/files/ab12.webp')],
    ['a drawing', LOGIN, SIZES, pictures('/files/ab12.svg')],
    ['a picture elsewhere', LOGIN, SIZES, pictures('https://example.com/a.webp')],
    ['what would end the header', LOGIN, SIZES, pictures('/files/a"\r\nX: y.webp')],
  ])('is none for %s', async (_what, path, sizes, source) => {
    expect(await pictureHint(path, sizes, source)).toEqual([])
  })

  it('never keeps the page from coming', async () => {
    const broken = { find: () => Promise.reject(new Error('the database is away')) }
    expect(await pictureHint(LOGIN, SIZES, broken)).toEqual([])
    const hanging = { find: () => new Promise<never>(() => undefined) }
    expect(await pictureHint(LOGIN, SIZES, hanging)).toEqual([])
  })
})
