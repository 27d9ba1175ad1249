import { resolve } from 'node:path'

/** Absolute path of the project. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, '../..')
