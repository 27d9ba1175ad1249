import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import * as z from 'zod/mini'
import { decideContentType } from '#shared/contracts/http/content-types.ts'
import { pickLocale } from '#shared/contracts/pick-locale.ts'
import { ProjectVariantSchema } from '#shared/contracts/entities/project.schema.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { compressBrotli, compressGzip } from '#server/platform/files/content.ts'
import { type HttpContent, type PreparedAnswer, prepareAnswer } from './prepared-answer.ts'

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.webmanifest',
  '.map',
  '.svg',
  '.txt',
  '.wasm',
  '.glb',
])
/** A name that holds a hash of the content, as the build writes it: `index-D4f8s_1a.js`. */
const HASHED_NAME = /[-.][A-Za-z0-9_-]{8,40}\.[a-z0-9]{1,10}$/

const PAGES_FILE = 'pages.json'
/** What a page hints at depends on the language. */
const PAGE_VARIES = ['Accept-Language'] as const

/** Headers that every answer carries. */
export type Security = readonly (readonly [string, string])[]

/** The built pages in memory, ready to send. */
export interface StaticSite {
  /** The file at a path of the address, null when there is none. */
  file(path: string): PreparedAnswer | null
  /**
   * The page that an address of the app answers with: one and the same app, with hints at what that address needs
   * first (ADR 13). null = nothing has been built.
   *
   * @param acceptLanguage as the browser sends it
   */
  page(path: string, acceptLanguage: string): SitePage | null
  /** Whether the app has a page at this path: everywhere else its page says that nothing is there. */
  hasPage(path: string): boolean
}

export interface SitePage {
  /** Tells it from the others. */
  readonly name: string
  readonly answer: PreparedAnswer
  /** What the answer was made of. */
  readonly content: HttpContent
  /** The largest thing to see, where that is a picture that is known before the app runs (ADR 13). */
  readonly picture: PagePicture | null
}

/** `place`: where the app will show it; the first style sheet knows where that is. */
const PagePictureSchema = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('project'),
    place: z.enum(['stage', 'hero']),
    /** How wide it is shown, by the project's variant. */
    sizes: z.partialRecord(ProjectVariantSchema, z.string()),
  }),
  z.strictObject({ of: z.literal('room'), place: z.literal('room') }),
])
type PagePicture = z.infer<typeof PagePictureSchema>

/** Which addresses have a page, and which page; the first that fits holds. The build writes it. */
const PagesSchema = z.strictObject({
  pages: z.array(z.strictObject({ path: z.string(), page: z.string(), picture: z.optional(PagePictureSchema) })),
})

/**
 * Reads the built pages. Variants that lie beside a file (`x.js.br`, `x.js.gz`) are taken as they
 * are; others are compressed in the background, uncompressed until then.
 *
 * @param directory where the build is; a missing one gives an empty site
 */
export async function loadStaticSite(directory: string, security: Security): Promise<StaticSite> {
  const answers = new Map<string, PreparedAnswer>()
  const pageContents = new Map<string, HttpContent>()
  const names = await listFiles(directory)
  const waiting: (() => Promise<void>)[] = []
  for (const name of names) {
    const isVariantOf = /\.(br|gz)$/.exec(name)
    if (isVariantOf !== null && names.includes(name.slice(0, -isVariantOf[0].length))) continue
    const identity = await readFile(join(directory, name))
    const path = `/${name.split(sep).join('/')}`
    const base = {
      contentType: decideContentType(name),
      cacheControl: getCacheControl(path),
      identity,
      vary: path.endsWith('.html') ? PAGE_VARIES : [],
    }
    if (path.endsWith('.html')) pageContents.set(path, base)
    const br = names.includes(`${name}.br`) ? await readFile(join(directory, `${name}.br`)) : undefined
    const gzip = names.includes(`${name}.gz`) ? await readFile(join(directory, `${name}.gz`)) : undefined
    answers.set(path, prepareAnswer({ ...base, br, gzip }, security))
    const isWorthIt = COMPRESSIBLE.has(extname(name)) && identity.byteLength > 1_000
    if (isWorthIt && (br === undefined || gzip === undefined)) {
      waiting.push(async () => {
        const smaller = { br: br ?? (await compressBrotli(identity)), gzip: gzip ?? (await compressGzip(identity)) }
        answers.set(path, prepareAnswer({ ...base, ...smaller }, security))
      })
    }
  }
  void compressInTurn(waiting)
  const pages = await readPages(directory, names)
  return {
    file: (path) => answers.get(path) ?? null,
    page: (path, acceptLanguage) => {
      const known = pages.find(({ pattern }) => pattern.test(path))
      const hinted = `/pages/${known?.page}.${getLanguage(acceptLanguage)}.html`
      const name = answers.has(hinted) ? hinted : '/index.html'
      const answer = answers.get(name)
      const content = pageContents.get(name)
      if (answer === undefined || content === undefined) return null
      return { name, answer, content, picture: known?.picture ?? null }
    },
    hasPage: (path) => pages.some(({ pattern }) => pattern.test(path)),
  }
}

interface AddressedPage extends Pick<SitePage, 'picture'> {
  readonly pattern: RegExp
  readonly page: string
}

/** None where the build wrote none. Errors: rejects when the build's table cannot be read. */
async function readPages(directory: string, names: readonly string[]): Promise<readonly AddressedPage[]> {
  if (!names.includes(PAGES_FILE)) return []
  const { pages } = z.parse(PagesSchema, JSON.parse(await readFile(join(directory, PAGES_FILE), 'utf8')))
  // Case aside, as the router of the pages takes them.
  return pages.map(({ path, page, picture = null }) => ({ pattern: new RegExp(path, 'i'), page, picture }))
}

/** The language that the page itself will begin with, as far as the server can know: what it has stored decides there. */
function getLanguage(acceptLanguage: string): Locale {
  const tags = acceptLanguage.split(',').map((tag) => tag.split(';', 1)[0]?.trim() ?? '')
  return pickLocale(null, tags)
}

/** One after the other, so that the first visitors are not slowed down. */
async function compressInTurn(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  for (const task of tasks) await task().catch(() => undefined)
}

function getCacheControl(path: string): string {
  const isImmutable = path.startsWith('/assets/') && HASHED_NAME.test(path)
  return isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache'
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
}
