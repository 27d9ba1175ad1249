import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { SourceFile } from './arrows.ts'

/** What asks and changes nothing. */
const READS = /^(?:find|list|count|is|has)[A-Z]/
/** A package, and the sample, bring rows of several capabilities in one transaction; old rows of all of them go by one clock (ADR 22). */
const WRITES_FOR_OTHERS = /^server\/(?:catalogues\/package\/|sample\/|platform\/db\/)/
const IS_JUDGED = /^server\/(?!cli\/|testing\/)[^/]+\/(?!(?:.*\/)?testing\/)(?!.*\.test\.ts$)/
const REPOSITORY = /^server\/([^/]+)\/.*\.repository\.ts$/
const WRITE = /\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'/g

function getCapability(path: string): string {
  return path.split('/')[1] ?? ''
}

function isJudged({ path }: SourceFile): boolean {
  return IS_JUDGED.test(path) && !WRITES_FOR_OTHERS.test(path)
}

/** Functions of other capabilities' repositories that a file takes and that may change rows, as lines to read. */
export function findForeignWrites(file: SourceFile): string[] {
  if (!isJudged(file)) return []
  return parseSync(file.path, file.text).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const { value } = moduleRequest
    const target = value.startsWith('#') ? value.slice(1) : posix.join(posix.dirname(file.path), value)
    const owner = REPOSITORY.exec(target)?.[1] ?? 'platform'
    if (owner === 'platform' || owner === getCapability(file.path)) return []
    return entries
      .filter(({ isType, importName }) => !isType && !READS.test(importName.name ?? '*'))
      .map(({ importName }) => `${file.path} takes ${importName.name ?? '*'} of ${target}`)
  })
}

/** Tables with the capabilities that write to them. */
export function listWriters(files: readonly SourceFile[]): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>()
  for (const file of files.filter(isJudged))
    for (const [, table = ''] of file.text.matchAll(WRITE)) {
      const known = writers.get(table) ?? new Set()
      writers.set(table, known.add(getCapability(file.path)))
    }
  return writers
}
