import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'

/** What is read of the descriptors of pages outside of the app (ADR 21). */
const PageSchema = z.object({
  name: z.string(),
  addresses: z.record(z.string(), z.string()),
  audience: z._default(z.enum(['loggedOut', 'loggedIn', 'either', 'staff']), 'loggedIn'),
  layout: z.optional(z.enum(['data', 'unit'])),
  texts: z.array(z.string()),
  title: z.optional(z.string()),
  picture: z.optional(z.unknown()),
  load: z.optional(z.unknown()),
})
export type ReadPage = z.infer<typeof PageSchema>
const ListSchema = z.object({ PAGES: z.array(PageSchema) })

/**
 * The list of pages as the app has it. Not by a plain import, which would make all of the app, with the browser's
 * types and styles, part of whoever reads it.
 *
 * @param sources folder of the renderer
 */
export async function readPages(sources: string): Promise<readonly ReadPage[]> {
  const list: unknown = await import(pathToFileURL(join(sources, 'app/page-list.ts')).href)
  return z.parse(ListSchema, list).PAGES
}
