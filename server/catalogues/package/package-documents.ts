import { join } from 'node:path'
import type * as z from 'zod/mini'
import {
  type CatalogFile,
  CatalogFileSchema,
  type ProjectFile,
  ProjectFileSchema,
} from '#shared/contracts/project-package.ts'
import { PORTALS } from '#shared/contracts/primitives.ts'
import { isJsonObject } from '#shared/domain/designs/json.types.ts'
import { listFiles } from '#shared/domain/designs/list-files.ts'
import { faultSink, jsonPath, type PackageFault } from './package-faults.ts'
import { DOCUMENT_LIMITS, parseDocument } from './parse-document.ts'
import { inMegabytes, readUpTo } from './read-up-to.ts'

export const PROJECT_FILE = 'project.json'
export const CATALOG_FILE = 'catalog.json'

/** A package as read from a folder: well-formed, but its content not checked yet. */
export interface ProjectPackage {
  readonly folder: string
  readonly project: ProjectFile
  readonly catalog: CatalogFile
  /** The two documents as they are on the disk. */
  readonly projectBytes: Buffer
  readonly catalogBytes: Buffer
}

/** Reads and parses both documents; null with faults when one is missing or malformed. */
export async function readPackage(folder: string): Promise<{ pack: ProjectPackage | null; faults: PackageFault[] }> {
  const faults: PackageFault[] = []
  const project = await readDocument(folder, PROJECT_FILE, ProjectFileSchema, faults)
  const catalog = await readDocument(folder, CATALOG_FILE, CatalogFileSchema, faults)
  if (!project || !catalog) return { pack: null, faults }
  const pack: ProjectPackage = {
    folder,
    project: project.value,
    catalog: catalog.value,
    projectBytes: project.bytes,
    catalogBytes: catalog.bytes,
  }
  return { pack, faults }
}

async function readDocument<Schema extends z.ZodMiniType>(
  folder: string,
  file: string,
  schema: Schema,
  faults: PackageFault[],
): Promise<{ value: z.infer<Schema>; bytes: Buffer } | null> {
  const sink = faultSink(faults, file)
  const bytes = await readUpTo(join(folder, file), DOCUMENT_LIMITS.bytes).catch(() => null)
  if (bytes === null) sink.error('', 'unreadable')
  else if (bytes === 'too large') sink.error('', 'fileTooLarge', { megabytes: inMegabytes(DOCUMENT_LIMITS.bytes) })
  if (!Buffer.isBuffer(bytes)) return null
  const parsed = parseDocument(bytes, schema)
  if (parsed.ok) return { value: parsed.value, bytes }
  for (const { path, found } of parsed.findings)
    faults.push({ severity: 'error', file, path: jsonPath(path), ...found })
  return null
}

/** Properties whose value is a file of the package. */
const FILE_PROPERTIES = new Set([
  'thumb_url',
  'preview_url',
  'panorama_url',
  'image_url',
  'url',
  'base',
  'preview',
  'image',
  'project_logo_wide',
  'project_logo',
  'logo',
  'project_image',
  'project_video',
  'mobile_image',
  'file',
  'floor_svg',
  'building_model',
  'map_source',
])

/** Whether a property names a file: not an external address, which films and documents may have. */
export function isFileReference(key: string, value: unknown): value is string {
  return typeof value === 'string' && FILE_PROPERTIES.has(key) && !value.startsWith('https://')
}

/** Calls `visit` for every string, object and array below `value`, with its place. */
export function walkDocument(
  value: unknown,
  visit: (value: unknown, path: readonly PropertyKey[]) => void,
  path: readonly PropertyKey[] = [],
): void {
  visit(value, path)
  if (Array.isArray(value)) value.forEach((entry, index) => walkDocument(entry, visit, [...path, index]))
  else if (value !== null && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) walkDocument(entry, visit, [...path, key])
  }
}

/** Every file that a document names, with the place where it does. */
export function fileReferences(document: unknown): { file: string; path: string }[] {
  const references: { file: string; path: string }[] = []
  walkDocument(document, (value, path) => {
    const key = path.at(-1)
    // Outlines have names of their own.
    if (path.includes(OUTLINE)) return
    if (typeof key === 'string' && isFileReference(key, value)) references.push({ file: value, path: jsonPath(path) })
  })
  return [...references, ...filesOfOutlines(document)]
}

const OUTLINE = 'dashboard_config'
/** As `PathSchema` has it. */
const PACKAGE_PATH = /^(?!\/)(?!.*\.\.)[A-Za-z0-9._/-]{1,300}$/

/** Whether what an outline names as a picture or film is a file of the package; everything else stays as it is. */
export function isPackagePath(address: string): boolean {
  return PACKAGE_PATH.test(address)
}

/** What `dashboards` of `project.json` name as pictures and films; nothing in any other document. */
function filesOfOutlines(document: unknown): { file: string; path: string }[] {
  const dashboards = isJsonObject(document) ? document['dashboards'] : undefined
  if (!isJsonObject(dashboards)) return []
  return PORTALS.flatMap((portal) => {
    const dashboard = dashboards[portal]
    const outline = isJsonObject(dashboard) ? dashboard[OUTLINE] : undefined
    const path = `dashboards.${portal}.${OUTLINE}`
    return Array.isArray(outline)
      ? listFiles(outline)
          .filter(isPackagePath)
          .map((file) => ({ file, path }))
      : []
  })
}
