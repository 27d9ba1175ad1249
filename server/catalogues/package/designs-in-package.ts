import * as z from 'zod/mini'
import { LineSchema, type Portal, PORTALS, TextSchema } from '#shared/contracts/primitives.ts'
import { toWire } from '#shared/contracts/wire.ts'
import type { PackageDashboard, ProjectFile } from '#shared/contracts/project-package.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import { listFiles, mapFiles } from '#shared/domain/designs/list-files.ts'
import { type FileStore, keyOfFileName, urlOfFile } from '#server/platform/files/file-store.ts'

export type PublishedDesigns = Readonly<Partial<Record<Portal, ProjectDesign>>>

/** Where pictures of the media library lie in a package. */
const FOLDER = 'designs'
const STORED = /^\/files\/([\w.-]+)$/

/**
 * Paths in the package of what designs show, by public address, and those of them that it does not have yet by path:
 * pictures of the media library. What the file store does not have keeps its address.
 */
export async function findDesignFiles(
  designs: PublishedDesigns,
  ofPackage: Readonly<Record<string, string>>,
  files: FileStore,
): Promise<{ readonly paths: ReadonlyMap<string, string>; readonly added: Readonly<Record<string, string>> }> {
  const paths = new Map(Object.entries(ofPackage).map(([path, key]) => [urlOfFile(key), path]))
  const added: Record<string, string> = {}
  const named = PORTALS.flatMap((portal) => listFiles(designs[portal]?.dashboardConfig ?? []))
  for (const address of new Set(named)) {
    const [, name] = STORED.exec(address) ?? []
    const key = name === undefined ? null : keyOfFileName(name)
    if (name === undefined || key === null || paths.has(address) || !(await files.has(key))) continue
    paths.set(address, `${FOLDER}/${name}`)
    added[`${FOLDER}/${name}`] = key
  }
  return { paths, added }
}

/** The project's document with what staff have published in the place of what it said of that portal. */
export function withDesigns(
  project: ProjectFile,
  designs: PublishedDesigns,
  paths: ReadonlyMap<string, string>,
): ProjectFile {
  const own = PORTALS.flatMap((portal) => {
    const design = designs[portal]
    return design === undefined ? [] : [[portal, writeDashboard(design, paths)] as const]
  })
  return { ...project, dashboards: { ...project.dashboards, ...Object.fromEntries(own) } }
}

/** All that is in a design; of texts and colours what a package may have. */
function writeDashboard(design: ProjectDesign, paths: ReadonlyMap<string, string>): PackageDashboard {
  const simple = Object.entries(design.stylingSimple).filter(([, value]) => z.safeParse(LineSchema, value).success)
  const texts = { de: new Map<string, string>(), en: new Map<string, string>() }
  for (const { locale, key, text } of design.translations) {
    if (z.safeParse(TextSchema, text).success) texts[locale].set(key, text)
  }
  return {
    version: design.dashboardVersion,
    dashboard_config: [...mapFiles(design.dashboardConfig, (address) => paths.get(address) ?? address)],
    theme: design.theme,
    dashboard_menu: design.dashboardMenu,
    styling_simple: z.parse(z.record(z.string(), LineSchema), toWire(Object.fromEntries(simple))),
    styling_advanced: design.stylingAdvanced,
    translations: { de: Object.fromEntries(texts.de), en: Object.fromEntries(texts.en) },
  }
}
