/** What a text module may leave open. */
export const PLACEHOLDERS = ['name', 'unit', 'project'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

const PATTERN = /\{\{([^{}]{1,80})\}\}/g

/** Puts in what is known; what is not stays as it is, to be filled in by who writes. */
export function fillPlaceholders(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(PATTERN, (whole, name: string) => {
    const known = PLACEHOLDERS.find((placeholder) => placeholder === name.trim())
    return known === undefined || values[known] === '' ? whole : values[known]
  })
}

/** What is still open in a text, each once. */
export function listOpenPlaceholders(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PATTERN)].flatMap(([, name = '']) => name.trim() || []))]
}
