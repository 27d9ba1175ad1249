import { normaliseSelections } from '#shared/domain/index.ts'
import * as z from 'zod/mini'
import { MAX_VARIANTS, VariantListSchema } from '#shared/contracts/entities/variant.schema.ts'
import { fromWire, toWire } from '#shared/contracts/wire.ts'
import { browserKeep, type Keep } from '#renderer/platform/storage.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import type { SavedVariant, VariantsOutcome, VariantsStorage } from './variant.types.ts'

/** Key in local storage. */
export function localVariantsKey(unitId: string): string {
  return `variants_${unitId}`
}

interface LocalVariantsPorts {
  /** The catalogue on screen. */
  readonly catalogueRevision: string
  readonly keep?: Keep
  readonly newId?: () => string
  /** ISO time. */
  readonly now?: () => string
}

/** A sample unit's variants, kept in this browser as they would be on the wire. What cannot be read counts as none. */
export function createLocalVariants(
  unitId: string,
  {
    catalogueRevision,
    keep = browserKeep,
    newId = randomKey,
    now = () => new Date().toISOString(),
  }: LocalVariantsPorts,
): VariantsStorage {
  const key = localVariantsKey(unitId)

  /** Reads what is there now, so that another window's variants are not lost. */
  function write(change: (variants: readonly SavedVariant[]) => readonly SavedVariant[] | null): VariantsOutcome {
    const variants = change(read(keep.getItem(key)))
    if (variants === null) return { ok: false, code: 'VARIANT_LIMIT' }
    keep.setItem(key, serialise(variants))
    return { ok: true, variants }
  }
  function update(id: string, change: Partial<SavedVariant>): VariantsOutcome {
    return write((variants) =>
      variants.map((variant) => (variant.id === id ? { ...variant, ...change, updatedAt: now() } : variant)),
    )
  }

  return {
    list: async () => ({ ok: true, variants: read(keep.getItem(key)) }),
    create: async (name, selections) =>
      write((variants) =>
        variants.length >= MAX_VARIANTS
          ? null
          : [...variants, { id: newId(), name: name.trim(), catalogueRevision, updatedAt: now(), selections }],
      ),
    rename: async (id, name) => update(id, { name: name.trim() }),
    overwrite: async (id, selections) => update(id, { selections, catalogueRevision }),
    remove: async (id) => write((variants) => variants.filter((variant) => variant.id !== id)),
  }
}

function read(text: string | null): readonly SavedVariant[] {
  if (text === null) return []
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return []
  }
  const parsed = z.safeParse(VariantListSchema, json)
  if (!parsed.success) return []
  return fromWire(parsed.data).configurationVariants.map(({ id, name, catalogueRevision, updatedAt, ...wire }) => ({
    id,
    name,
    catalogueRevision,
    updatedAt,
    selections: normaliseSelections(wire),
  }))
}

function serialise(variants: readonly SavedVariant[]): string {
  const configurationVariants = variants.map(({ selections, ...variant }) => ({ ...variant, ...selections }))
  return JSON.stringify(toWire({ configurationVariants }))
}
