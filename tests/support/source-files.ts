import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { PROJECT_FOLDER } from './project-folder.ts'

const PROGRAM_FOLDERS = ['shared', 'renderer', 'server', 'electron', 'tests', 'resources']

/** A file with its path within the project. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Every TypeScript source of the project, with its text. */
export function sourceFiles(): SourceFile[] {
  return textFiles(PROGRAM_FOLDERS, /\.tsx?$/)
}

/** Everything that people write and read: sources, styles, scripts and documents. */
export function writtenFiles(): SourceFile[] {
  const ownSettings = readdirSync(PROJECT_FOLDER).filter((name) => /\.(ts|md)$/.test(name))
  return [
    ...textFiles([...PROGRAM_FOLDERS, 'scripts', 'docs', 'build'], /\.(tsx?|mjs|css|md)$/),
    ...ownSettings.map(readSourceFile),
  ]
}

function textFiles(folders: readonly string[], name: RegExp): SourceFile[] {
  return folders
    .flatMap((folder) => filesBelow(join(PROJECT_FOLDER, folder)))
    .filter((path) => name.test(path))
    .map((path) => readSourceFile(relative(PROJECT_FOLDER, path)))
}

function readSourceFile(path: string): SourceFile {
  return { path: path.split(sep).join('/'), text: readFileSync(join(PROJECT_FOLDER, path), 'utf8') }
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
