import type * as z from 'zod/mini'
import type { ProjectConfigSchema } from '#shared/contracts/entities/project.schema.ts'
import type { FromWire } from '#shared/contracts/wire.ts'

/** What a portal knows of a project before anyone is logged in (API-109). */
export type ProjectConfig = FromWire<z.infer<typeof ProjectConfigSchema>>
