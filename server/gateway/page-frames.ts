import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import { type CacheLease, isLeaseValid } from '#server/platform/cache/cache-lease.ts'
import type { PreparedAnswer, Representation } from '#server/platform/http/prepared-answer.ts'

/** Hosts whose pages a project's dashboard may show inside of it. */
export interface FrameHosts {
  readonly accountId: string
  readonly hosts: readonly string[]
}

interface Parts {
  readonly readHosts: () => Promise<readonly FrameHosts[]>
  readonly changeClock: Pick<ChangeClock, 'lease'>
  /** The policy of pages that may show these origins as well. */
  readonly makePolicy: (origins: readonly string[]) => string
  /** ms since epoch. */
  readonly now: () => number
}

/** Pages that may show what projects have named. */
export interface PageFrames {
  /**
   * The page with a policy that lets it show the hosts that the account's projects name: of all of them, since one gets
   * from a project to another without loading a page. Addresses without an account have those of all. Never rejects: a
   * page without frames is better than none.
   *
   * @param path of the address, still encoded
   */
  open(path: string, answer: PreparedAnswer): Promise<PreparedAnswer>
}

const ACCOUNT = /^\/(?:bp|mp)\/([^/]+)/
const POLICY = 'Content-Security-Policy'
/** What is written down goes over the wire with every page. */
const MAX_HOSTS = 200

export function createPageFrames({ readHosts, changeClock, makePolicy, now }: Parts): PageFrames {
  let known: { readonly lease: CacheLease; readonly hosts: readonly FrameHosts[] } | null = null
  const opened = new WeakMap<PreparedAnswer, { readonly policy: string; readonly answer: PreparedAnswer }>()

  async function listHosts(): Promise<readonly FrameHosts[]> {
    if (known !== null && isLeaseValid(known.lease, now())) return known.hosts
    const lease = changeClock.lease()
    const hosts = await readHosts()
    known = { lease, hosts }
    return hosts
  }

  return {
    async open(path, answer) {
      try {
        const all = await listHosts()
        if (all.length === 0) return answer
        const account = getAccount(path)
        const shown = all.filter(({ accountId }) => account === null || accountId === account)
        const hosts = [...new Set(shown.flatMap((project) => project.hosts))].slice(0, MAX_HOSTS)
        if (hosts.length === 0) return answer
        const policy = makePolicy(hosts.map((host) => `https://${host}`))
        const before = opened.get(answer)
        if (before?.policy === policy) return before.answer
        const changed = withPolicy(answer, policy)
        opened.set(answer, { policy, answer: changed })
        return changed
      } catch {
        return answer
      }
    },
  }
}

function getAccount(path: string): string | null {
  const [, account] = ACCOUNT.exec(path) ?? []
  return account === undefined ? null : decodeURIComponent(account)
}

function withPolicy({ identity, gzip, br }: PreparedAnswer, policy: string): PreparedAnswer {
  const change = (one: Representation): Representation => ({
    ...one,
    headers: replaceIn(one.headers, policy),
    notModifiedHeaders: replaceIn(one.notModifiedHeaders, policy),
  })
  return { identity: change(identity), gzip: gzip && change(gzip), br: br && change(br) }
}

/** Names and values in turn. */
function replaceIn(headers: readonly string[], policy: string): string[] {
  return headers.map((text, at) => (at % 2 === 1 && headers[at - 1] === POLICY ? policy : text))
}
