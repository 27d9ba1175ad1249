import { sql } from 'kysely'
import { PORTALS, type Portal } from '#shared/contracts/primitives.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { namesInAddresses } from '#server/platform/files/file-store.ts'

/** What a design of a portal names. */
export interface DesignFiles {
  readonly portal: Portal
  /** Addresses of stored files, `/files/<name>`, each once. */
  readonly files: readonly string[]
}

/**
 * The stored files that a project's designs name, published or as a draft. Looked for in the whole of what is stored, so
 * that none is overlooked that stands in own HTML, or in an item that only a later version understands.
 *
 * @param projectId the database's own
 */
export async function listDesignFiles(db: Db, projectId: string): Promise<readonly DesignFiles[]> {
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select * from configurator_designs where project_id = ${projectId}`.execute(db)
  return PORTALS.map((portal) => {
    const texts = rows.filter((row) => row['portal'] === portal).flatMap(({ design, draft }) => [design, draft])
    const names = texts.flatMap((text) => (typeof text === 'string' ? namesInAddresses(text) : []))
    return { portal, files: [...new Set(names)].map((name) => `/files/${name}`) }
  })
}
