import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { type ReadPage, readPages } from '../../scripts/lib/read-pages.ts'
import { PROJECT_FOLDER } from './project-folder.ts'

const SOURCES = join(PROJECT_FOLDER, 'renderer')
/** What stands for the parameters that every address may have; in the marketing portal a unit is a sample. */
const SAMPLES: Readonly<Record<string, string>> = { ':accountId': 'demo', ':projectId': 'lindenhof' }
const UNITS: Readonly<Record<string, string>> = { '/bp/': '{unit}', '/mp/': 'musterwohnung-3z' }

/** An address of a page that no row of the table is about. */
export interface UncoveredPage {
  readonly path: string
  readonly audience: ReadPage['audience']
  /** What the German tab calls it; null = it has no content yet. */
  readonly title: string | null
}

/**
 * The addresses that the list of pages has and the table has not. Rejects where a descriptor does not say enough to
 * know how the page is told from others, or what stands for a parameter: such a page needs a row of its own.
 *
 * @param covered paths of the rows of the table
 */
export async function uncoveredPages(covered: readonly string[]): Promise<readonly UncoveredPage[]> {
  const uncovered: UncoveredPage[] = []
  for (const page of await readPages(SOURCES))
    for (const path of Object.values(page.addresses).flatMap(inPortals)) {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(\\?|$)`)
      if (covered.some((each) => pattern.test(each))) continue
      const { audience, load } = page
      uncovered.push({ path: getSample(path), audience, title: load === undefined ? null : await getTitle(page) })
    }
  return uncovered
}

function inPortals(path: string): string[] {
  return path.startsWith('/:portalId/') ? ['bp', 'mp'].map((portal) => path.replace(':portalId', portal)) : [path]
}

function getSample(path: string): string {
  return path.replace(/:\w+/g, (name) => {
    const sample = name === ':unitId' ? UNITS[path.slice(0, 4)] : SAMPLES[name]
    if (sample === undefined) throw new Error(`The route table needs a row for ${path}`)
    return sample
  })
}

/** As the German texts have it, where the descriptor names it. */
async function getTitle({ name, title }: ReadPage): Promise<string> {
  const [namespace, ...keys] = (title ?? '').split(/[:.]/)
  if (title === undefined) throw new Error(`The route table needs rows for the page "${name}", which has no title`)
  const file: unknown = await import(pathToFileURL(join(SOURCES, `i18n/de/${namespace}.ts`)).href)
  const Record = z.record(z.string(), z.unknown())
  return z.parse(
    z.string(),
    ['texts', ...keys].reduce<unknown>((texts, key) => z.parse(Record, texts)[key], { ...z.parse(Record, file) }),
  )
}
