import type { Section } from '#shared/domain/catalogue/catalogue.types.ts'

/** Positions from 1 and dotted display numbers on all four levels. */
export function numbered(sections: readonly Section[]): Section[] {
  return sections.map((section, s) => ({
    ...section,
    position: s + 1,
    subSections: section.subSections.map((subSection, u) => ({
      ...subSection,
      position: u + 1,
      lineItems: subSection.lineItems.map((lineItem, l) => ({
        ...lineItem,
        position: l + 1,
        displayNumber: `${s + 1}.${u + 1}.${l + 1}`,
        subLineItems: lineItem.subLineItems.map((item, i) => ({
          ...item,
          position: i + 1,
          displayNumber: `${s + 1}.${u + 1}.${l + 1}.${i + 1}`,
        })),
      })),
    })),
  }))
}

/** The given entries, and one made for each id that is mentioned beside them. */
export function completed<T extends { readonly id: string }>(
  given: readonly T[],
  mentionedIds: readonly string[],
  make: (id: string) => T,
): T[] {
  const known = new Set(given.map((entry) => entry.id))
  const missing = [...new Set(mentionedIds)].filter((id) => !known.has(id))
  return [...given, ...missing.map((id) => make(id))]
}
