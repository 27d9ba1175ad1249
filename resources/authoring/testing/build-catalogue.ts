import { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import type { Catalogue } from '#shared/domain/catalogue/catalogue.types.ts'
import { applyVariant } from '#server/catalogues/package/publish-catalogue.ts'

function localized(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((entry) => localized(entry, locale))
  if (value === null || typeof value !== 'object') return value
  if ('de' in value && typeof value.de === 'string') return 'en' in value && locale === 'en' ? value.en : value.de
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, localized(entry, locale)]))
}

/** The catalogue of a package as the engine takes it: one variant (null = as it is), one language. */
export function buildCatalogue(catalog: CatalogFile, variant: string | null, locale: Locale): Catalogue {
  const { rooms, room_book, products, upgrade_bundle_groups, upgrade_bundles, design_line_groups, rules } =
    applyVariant(catalog, variant)
  const content = { rooms, room_book, products, upgrade_bundle_groups, upgrade_bundles, design_line_groups, rules }
  return fromWire(
    CatalogueSchema.parse({
      id: 'sample',
      revision: catalog.revision,
      locale,
      ...Object.fromEntries(Object.entries(content).map(([name, part]) => [name, localized(part, locale)])),
      configurator_backend_url: null,
    }),
  )
}
