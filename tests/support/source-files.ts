import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { PROJECT_FOLDER } from './project-folder.ts'

const PROGRAM_FOLDERS = ['shared', 'renderer', 'server', 'electron', 'tests', 'resources']

/** Every TypeScript source of the project, with its text. */
export function sourceFiles(): { path: string; text: string }[] {
  return PROGRAM_FOLDERS.flatMap((folder) => filesBelow(join(PROJECT_FOLDER, folder)))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({
      path: relative(PROJECT_FOLDER, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }))
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    // A program that does not exist yet.
    return []
  }
}
