import * as z from 'zod/mini'
import { IdSchema, UrlSchema } from '../primitives.ts'

/** The project's own words in the selection of design lines (DSL-17). Texts in one language, '' = none. */
export const DesignLinesContentSchema = z.object({
  content: z.object({ title: z.string(), subtitle: z.string(), description: z.string() }),
  /** Words for lines, by their id or name, in the place of the catalogue's. */
  design_lines: z.array(z.object({ id: IdSchema, title: z.string(), subtitle: z.string(), summary: z.string() })),
  /** What stands below the lines, such as an offer of advice. */
  design_lines_extra: z.array(
    z.object({ id: IdSchema, title: z.string(), description: z.string(), image_url: z.nullable(UrlSchema) }),
  ),
})
