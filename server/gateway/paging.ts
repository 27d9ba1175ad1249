import type { Page } from '#server/platform/db/page.types.ts'

/** The page that a list's query asks for (decision 34), 50 entries where it does not say. */
export function getPage(query: { readonly page?: string | undefined; readonly perPage?: string | undefined }): Page {
  const limit = Number(query.perPage ?? 50)
  return { limit, offset: (Number(query.page ?? '1') - 1) * limit }
}
