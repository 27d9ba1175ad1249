import { fileURLToPath } from 'node:url'

/** Absolute path of the project. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
