import { describe, expect, it } from 'vitest'
import { saveProject } from '#server/projects/projects.repository.ts'
import { prepareAnswer } from '#server/platform/http/prepared-answer.ts'
import { portalPolicy } from '#server/platform/http/security-headers.ts'
import { listFrameHosts } from '#server/projects/frame-hosts.repository.ts'
import { aProject, NOW } from '#server/testing/records.ts'
import { describeOnDatabases, startTestPortal } from '#server/testing/test-portal.ts'
import { saveAccount } from '#server/projects/accounts.repository.ts'
import { createPageFrames, type FrameHosts } from './page-frames.ts'

const POLICY = portalPolicy([])
const PAGE = prepareAnswer(
  { contentType: 'text/html', cacheControl: 'no-cache', identity: Buffer.from('a'), br: Buffer.from('b') },
  [
    ['X-Content-Type-Options', 'nosniff'],
    ['Content-Security-Policy', POLICY],
  ],
)
const HOSTS: readonly FrameHosts[] = [
  { accountId: 'demo', hosts: ['tour.example.com', 'shop.example.com'] },
  { accountId: 'demo', hosts: ['tour.example.com'] },
  { accountId: 'partner', hosts: ['other.example.com:8443'] },
]

function open(path: string, readHosts: () => Promise<readonly FrameHosts[]> = async () => HOSTS) {
  const changeClock = { lease: () => ({ marks: [], validUntil: 0 }) }
  const makePolicy = (origins: readonly string[]) => portalPolicy([], origins)
  return createPageFrames({ readHosts, changeClock, makePolicy, now: () => 1 }).open(path, PAGE)
}

const framesIn = (headers: readonly string[]) => /frame-src ([^;]*)/.exec(headers.join('\n'))?.[1]
const FILMS = "'self' https://www.youtube-nocookie.com https://player.vimeo.com"

describe('frames in pages', () => {
  it('DSH-16: are of films alone where no project names a host', async () => {
    expect(await open('/bp/demo/tiny/dashboard', async () => [])).toBe(PAGE)
    expect(framesIn(PAGE.identity.headers)).toBe(FILMS)
  })

  it.each([
    ['/bp/demo/tiny/dashboard', `${FILMS} https://tour.example.com https://shop.example.com`],
    ['/mp/demo', `${FILMS} https://tour.example.com https://shop.example.com`],
    ['/bp/partner/login', `${FILMS} https://other.example.com:8443`],
    ['/bp/nobody/login', FILMS],
    ['/bp/%E0%A4%A/login', FILMS],
  ])('DSH-18: are of the hosts of the account’s projects, whichever page is opened first: %s', async (path, frames) => {
    const { identity, br } = await open(path)
    for (const one of [identity, br]) {
      expect(framesIn(one?.headers ?? [])).toBe(frames)
      expect(framesIn(one?.notModifiedHeaders ?? [])).toBe(frames)
    }
    expect(identity.headers).toContain('nosniff')
    expect(identity.headers.filter((name) => name === 'Content-Security-Policy')).toHaveLength(1)
  })

  it('DSH-18: leave the page as it is when nobody can say', async () => {
    expect(await open('/bp/demo/tiny', () => Promise.reject(new Error('gone')))).toBe(PAGE)
  })
})

describeOnDatabases('hosts of frames', () => {
  it('DSH-18: are those that projects name', async () => {
    const portal = await startTestPortal({
      prepare: async ({ kysely }) => {
        await saveAccount(kysely, { id: 'demo', name: 'Demo' }, NOW)
        await saveProject(kysely, { ...aProject({ id: 'p1', position: 0 }), frameHosts: ['a.example.com'] }, NOW)
        await saveProject(kysely, aProject({ id: 'p2', slug: 'p-two', position: 1 }), NOW)
      },
    })
    try {
      expect(await listFrameHosts(portal.database.kysely)).toEqual([{ accountId: 'demo', hosts: ['a.example.com'] }])
    } finally {
      await portal.remove()
    }
  })
})
