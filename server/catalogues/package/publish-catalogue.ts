import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import { MappingSchema } from '#shared/contracts/entities/picture.schema.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import type { CatalogueText, PublishedCatalogue } from '../catalogues.repository.ts'
import { compressBrotli, contentHash } from '#server/platform/files/content.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { isFileReference } from './package-documents.ts'

/** Sent where a product has no image (IMG-15). */
const MISSING_KEY = 'missing_01'

/** A catalogue and its texts in every language. */
export interface PublishedVariant {
  readonly catalogue: PublishedCatalogue
  readonly texts: CatalogueText[]
}

/** Where a catalogue belongs, and how its texts and files are resolved. */
export interface PublishContext {
  readonly accountId: string
  /** As the package and every address call it. */
  readonly projectId: string
  /** The database's own id of it. */
  readonly projectRowId: string
  readonly sourceLanguage: Locale
  readonly languages: readonly Locale[]
  /** Public address of a file of the package. */
  readonly makeUrl: (file: string) => string
}

/**
 * One variant of a catalogue (null = as it is), in every language of the project: addressed by the
 * hash of its content, stored compressed (API-21). The revision is that of the file with the start of
 * the hash, so that changed content never hides behind an old revision (decision 5).
 */
export async function publishVariant(
  catalog: CatalogFile,
  variant: string | null,
  context: PublishContext,
  files: FileStore,
): Promise<PublishedVariant> {
  const { rooms, room_book, products, upgrade_bundle_groups, upgrade_bundles, design_line_groups, rules } =
    applyVariant(catalog, variant)
  const content = {
    rooms: rooms.map((room) => withPrefetch(room, catalog, context)),
    room_book,
    products,
    upgrade_bundle_groups,
    upgrade_bundles,
    design_line_groups,
    rules,
  }
  const contents = context.languages.map((locale) =>
    Object.fromEntries(Object.entries(content).map(([name, part]) => [name, resolve(part, locale, context)])),
  )
  const { projectId, projectRowId, accountId } = context
  const id = sha256(JSON.stringify([projectRowId, variant, catalog.revision, context.languages, contents]))
  const catalogue = { id, projectId: projectRowId, variant, revision: `${catalog.revision}.${id.slice(0, 8)}` }
  const backendUrl = catalog.pictures.length > 0 ? `/configurator/v1/${accountId}/${projectId}` : null
  const texts = await Promise.all(
    context.languages.map(async (locale, at): Promise<CatalogueText> => {
      const answer = CatalogueSchema.parse({
        id,
        revision: catalogue.revision,
        locale,
        ...contents[at],
        configurator_backend_url: backendUrl,
      })
      const bytes = Buffer.from(JSON.stringify(answer))
      const [jsonFile, brotliFile] = await Promise.all([
        files.put(bytes, 'json', 'private'),
        compressBrotli(bytes).then((compressed) => files.put(compressed, 'br', 'private')),
      ])
      return { catalogueId: id, locale, jsonFile, brotliFile, etag: makeEtag(bytes) }
    }),
  )
  return { catalogue, texts }
}

/** A room whose views say what to load when one of their items is opened (API-84): the pictures of its options. */
function withPrefetch(
  room: CatalogFile['rooms'][number],
  { pictures }: CatalogFile,
  { makeUrl }: PublishContext,
): CatalogFile['rooms'][number] {
  if (room.configurator_views === undefined) return room
  const configurator_views = room.configurator_views.map((view) => {
    const layers = pictures.find(({ render_id }) => render_id === view.view_id)?.layers ?? []
    const prefetch = layers.map(({ sub_line_item_id, products_by_id }): [string, string[]] => [
      sub_line_item_id,
      Object.values(products_by_id).flatMap((layerImage) => (layerImage === null ? [] : makeUrl(layerImage.image))),
    ])
    return { ...view, prefetch_urls_by_sub_line_item_id: Object.fromEntries(prefetch) }
  })
  return { ...room, configurator_views }
}

/** The picture mapping of a project with public addresses (API-38); null when it has no pictures. */
export function publishMapping(
  catalog: CatalogFile,
  context: PublishContext,
): { mapping: z.infer<typeof MappingSchema>; etag: string } | null {
  if (catalog.pictures.length === 0) return null
  const mapping = MappingSchema.parse({
    merger_url: `/merger/v1/${context.accountId}/${context.projectId}`,
    missing_key: MISSING_KEY,
    rooms: catalog.pictures.map(({ base, preview, layers, ...picture }) => ({
      ...picture,
      base_url: context.makeUrl(base),
      preview_url: context.makeUrl(preview),
      layers: layers.map((layer) => ({
        ...layer,
        products_by_id: Object.fromEntries(
          Object.entries(layer.products_by_id).map(([productId, layerImage]) => {
            if (layerImage === null) return [productId, null]
            const { image, ...place } = layerImage
            return [productId, { ...place, url: context.makeUrl(image) }]
          }),
        ),
      })),
    })),
  })
  return { mapping, etag: makeEtag(Buffer.from(JSON.stringify(mapping))) }
}

/** The variant's quantities in place, its missing rooms and everything that is only in them gone. */
export function applyVariant(catalog: CatalogFile, variantId: string | null): CatalogFile {
  const variant = catalog.variants.find((candidate) => candidate.id === variantId)
  if (!variant) return catalog
  const goneRooms = new Set(variant.without_room_ids)
  const sections = catalog.room_book.sections.map((section) => ({
    ...section,
    sub_sections: section.sub_sections.map((subSection) => ({
      ...subSection,
      line_items: renumber(
        subSection.line_items
          .map((lineItem) => ({
            ...lineItem,
            sub_line_items: renumber(
              lineItem.sub_line_items
                .filter((item) => item.room_id === null || !goneRooms.has(item.room_id))
                .map((item) => ({ ...item, quantity: variant.quantities_by_id[item.id] ?? item.quantity })),
            ),
          }))
          // A line item that was in the missing rooms alone is gone with them.
          .filter((lineItem, at) => lineItem.sub_line_items.length > 0 || isEmpty(subSection.line_items[at])),
      ),
    })),
  }))
  const keptLines = new Set(
    sections.flatMap((section) => section.sub_sections.flatMap((sub) => sub.line_items.map((line) => line.id))),
  )
  return {
    ...catalog,
    rooms: renumber(catalog.rooms.filter((room) => !goneRooms.has(room.id))),
    room_book: { sections: dropReplaced(sections, keptLines) },
    upgrade_bundles: catalog.upgrade_bundles
      .map((bundle) => ({
        ...bundle,
        room_ids: bundle.room_ids.filter((id) => !goneRooms.has(id)),
        line_item_ids: bundle.line_item_ids.filter((id) => keptLines.has(id)),
      }))
      .filter((bundle) => bundle.default || bundle.line_item_ids.length > 0),
  }
}

type Sections = CatalogFile['room_book']['sections']

function dropReplaced(sections: Sections, keptLines: ReadonlySet<string>): Sections {
  return sections.map((section) => ({
    ...section,
    sub_sections: section.sub_sections.map((subSection) => ({
      ...subSection,
      line_items: subSection.line_items.map((lineItem) => ({
        ...lineItem,
        replaces_line_item_ids: lineItem.replaces_line_item_ids.filter((id) => keptLines.has(id)),
      })),
    })),
  }))
}

function isEmpty(lineItem: { readonly sub_line_items: readonly unknown[] } | undefined): boolean {
  return lineItem?.sub_line_items.length === 0
}

/** Positions count from 1 without gaps. */
function renumber<T extends { position: number }>(values: readonly T[]): T[] {
  return values.toSorted((a, b) => a.position - b.position).map((value, at) => ({ ...value, position: at + 1 }))
}

/** The value with texts in one language and public addresses for files; parse the result. */
function resolve(value: unknown, locale: Locale, context: PublishContext, key = ''): unknown {
  if (isFileReference(key, value)) return context.makeUrl(value)
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, locale, context))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
  if ('de' in value && entries.every(([name, text]) => (name === 'de' || name === 'en') && typeof text === 'string')) {
    const texts: Record<string, unknown> = { ...value }
    return texts[locale] ?? texts[context.sourceLanguage] ?? texts['de']
  }
  return Object.fromEntries(entries.map(([name, entry]) => [name, resolve(entry, locale, context, name)]))
}

function makeEtag(bytes: Buffer): string {
  return `"${contentHash(bytes)}"`
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}
