/** One import of a source file: static, type, dynamic, or a re-export; type imports count. */
export interface ImportOf {
  readonly specifier: string
  /** From 1. */
  readonly line: number
}

const PATTERNS = [
  // import x from 'y', import type { x } from 'y', import 'y'
  /\bimport\s+(?:type\s+)?(?:[\w$*{}\s,]*?\bfrom\s*)?(['"])([^'"\n]+)\1/g,
  // export { x } from 'y', export * from 'y', export type { x } from 'y'
  /\bexport\s+(?:type\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from\s*(['"])([^'"\n]+)\1/g,
  // import('y') as a value and as a type, require('y')
  /\b(?:import|require)\s*\(\s*(['"`])([^'"`\n$]+)\1/g,
]

/**
 * Finds every import of a TypeScript source, comments left out.
 * @param source the file's text
 */
export function findImports(source: string): ImportOf[] {
  const code = withoutComments(source)
  return PATTERNS.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => ({
      specifier: match[2] ?? '',
      line: code.slice(0, match.index).split('\n').length,
    })),
  ).sort((a, b) => a.line - b.line)
}

/** Strings first, so that a `//` in an address is not taken for a comment; lines keep their numbers. */
const TOKENS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

function withoutComments(source: string): string {
  return source.replace(TOKENS, (token) => {
    if (token.startsWith('//')) return ''
    if (token.startsWith('/*')) return token.replace(/[^\n]/g, ' ')
    // A text that spells an import is not one.
    return /^['"]/.test(token) && !/\s/.test(token)
      ? token
      : token.replace(/\bimport\b|\bexport\b|\brequire\b/g, 'text')
  })
}
