import * as z from 'zod/mini'
import { ConfigurationSchema } from './entities/configuration.schema.ts'
import { ErrorAnswerSchema } from './errors.ts'

/**
 * 409 of a revisioned write: the one error shape (decision 33), and beside it what is stored now, so
 * that the writer can replay its change without asking (decision 6).
 */
export const ConflictAnswerSchema = z.object({ ...ErrorAnswerSchema.shape, current: ConfigurationSchema })
