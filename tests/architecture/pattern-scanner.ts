import { parseSync, Visitor } from 'oxc-parser'

/** A regular expression in a source. */
export interface PatternOf {
  readonly source: string
  readonly flags: string
  /** From 1. */
  readonly line: number
}

export interface Patterns {
  readonly literals: readonly PatternOf[]
  /** Lines, from 1, where one is put together while the program runs: `new RegExp(…)`. */
  readonly builtAt: readonly number[]
}

/** Every regular expression of a TypeScript source. */
export function getPatterns(path: string, text: string): Patterns {
  const literals: PatternOf[] = []
  const builtAt: number[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const { program } = parseSync(path, text)
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        literals.push({ source: node.regex.pattern, flags: node.regex.flags, line: lineAt(node.start) })
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') builtAt.push(lineAt(node.start))
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') builtAt.push(lineAt(node.start))
    },
  }).visit(program)
  return { literals, builtAt }
}
