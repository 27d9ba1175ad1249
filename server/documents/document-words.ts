import type { DocumentRole } from '#shared/domain/index.ts'
import { DOCUMENT_ROLES } from '#shared/domain/index.ts'
import type { Locale } from '#shared/contracts/primitives.ts'

const LABELS: Readonly<Record<Locale, Readonly<Record<DocumentRole, string>>>> = {
  de: {
    estimate_buyer: 'Angebot',
    floor_plan: 'Grundriss',
    elektro_plan: 'Elektroplan',
    kitchen_plan: 'Küchenplan',
    plan: 'Plan',
    contract: 'Vertragsunterlage',
    terms: 'Bedingungen und Preise',
    other: 'Sonstiges',
  },
  en: {
    estimate_buyer: 'Quote',
    floor_plan: 'Floor plan',
    elektro_plan: 'Electrical plan',
    kitchen_plan: 'Kitchen plan',
    plan: 'Plan',
    contract: 'Contract paper',
    terms: 'Terms and prices',
    other: 'Other',
  },
}

/** What a role is called (API-117). */
export function labelRole(role: DocumentRole, locale: Locale): string {
  return LABELS[locale][role]
}

/** Every type there is, in the order of pages. */
export function listTypes(locale: Locale): { id: DocumentRole; label: string }[] {
  return DOCUMENT_ROLES.map((id) => ({ id, label: labelRole(id, locale) }))
}

/** What the file with all of them is called, before the unit's name. */
export const ARCHIVE_WORD: Readonly<Record<Locale, string>> = { de: 'Dokumente', en: 'Documents' }
