import { posix } from 'node:path'
import type { SourceFile } from './arrows.ts'
import { findImports } from './import-scanner.ts'

/** What each file imports of the others, by path. */
type Imports = Map<string, readonly string[]>

/**
 * Circles among files, each as the way round: every file imports the one after it, the last one the first. Of circles
 * that share a file only one is told. Types and `import()` count like any other import, since a reader has to follow
 * them just the same.
 * @param files everything that takes part; an import of anything else leads out
 */
export function findCircles(files: readonly SourceFile[]): string[][] {
  const paths = new Set(files.map(({ path }) => path))
  const imports: Imports = new Map(
    files.map(({ path, text }) => [
      path,
      findImports(text).flatMap(({ specifier }) => getTarget(path, specifier, paths)),
    ]),
  )
  const circles: string[][] = []
  for (dropEnds(imports); imports.size > 0; dropEnds(imports)) {
    const circle = walkRound(imports)
    for (const path of circle) imports.delete(path)
    circles.push(circle)
  }
  return circles
}

/** The file that a specifier names, if it is one of these. */
function getTarget(from: string, specifier: string, paths: ReadonlySet<string>): string[] {
  const path = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier)
  return (specifier.startsWith('#') || specifier.startsWith('.')) && paths.has(path) ? [path] : []
}

/** Leaves out files that import none of those left, again and again: what is left leads into a circle. */
function dropEnds(imports: Imports): void {
  for (let before = -1; before !== imports.size; ) {
    before = imports.size
    for (const [path, targets] of imports) if (!targets.some((target) => imports.has(target))) imports.delete(path)
  }
}

/** Follows the first import of each file until one comes back. Every file has an import among these. */
function walkRound(imports: Imports): string[] {
  const way: string[] = []
  let [path] = imports.keys()
  while (path !== undefined && !way.includes(path)) {
    way.push(path)
    path = imports.get(path)?.find((target) => imports.has(target))
  }
  return path === undefined ? way : way.slice(way.indexOf(path))
}
