/** A string, template or comment of a TypeScript source, with its place in the text. */
export interface Token {
  readonly kind: 'string' | 'template' | 'comment' | 'regex'
  readonly start: number
  /** After its last character. */
  readonly end: number
}

/** A slash after one of these begins a pattern, not a division. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+>]|\breturn)\s*$/
const STARTS = /['"`/]/g

/** Everything of a TypeScript source that is not code, in order. Good enough for sources that compile; JSX included. */
export function getTokens(source: string): Token[] {
  const tokens: Token[] = []
  const starts = new RegExp(STARTS)
  for (let match = starts.exec(source); match; match = starts.exec(source)) {
    const token = tokenAt(source, match.index)
    if (!token) continue
    tokens.push(token)
    starts.lastIndex = token.end
  }
  return tokens
}

/** The source with blanks for everything that is not code; every character keeps its place. */
export function getCode(source: string, tokens: readonly Token[]): string {
  let code = ''
  let at = 0
  for (const { start, end } of tokens) {
    code += source.slice(at, start) + source.slice(start, end).replace(/[^\n]/g, ' ')
    at = end
  }
  return code + source.slice(at)
}

function tokenAt(source: string, start: number): Token | null {
  const first = source[start]
  if (first === '`') return { kind: 'template', start, end: templateEnd(source, start) }
  if (first !== '/')
    return matchAt(first === "'" ? /'(?:[^'\\\n]|\\.)*'/y : /"(?:[^"\\\n]|\\.)*"/y, 'string', source, start)
  if (source[start + 1] === '/') return matchAt(/\/\/[^\n]*/y, 'comment', source, start)
  if (source[start + 1] === '*') return matchAt(/\/\*[\s\S]*?\*\//y, 'comment', source, start)
  // `/>` closes an element.
  if (source[start + 1] === '>' || !BEFORE_REGEX.test(source.slice(Math.max(0, start - 20), start))) return null
  return matchAt(/\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//y, 'regex', source, start)
}

function matchAt(pattern: RegExp, kind: Token['kind'], source: string, start: number): Token | null {
  pattern.lastIndex = start
  const match = pattern.exec(source)
  return match && { kind, start, end: start + match[0].length }
}

/** A template may hold further ones within `${}`. */
function templateEnd(source: string, start: number): number {
  let depth = 0
  for (let at = start + 1; at < source.length; at++) {
    const char = source[at]
    if (char === '\\') at++
    else if (depth === 0 && char === '`') return at + 1
    else if (depth === 0 && char === '$' && source[at + 1] === '{') depth = 1
    else if (depth > 0 && char === '`') at = templateEnd(source, at) - 1
    else if (depth > 0 && char === '{' && source[at - 1] !== '$') depth++
    else if (depth > 0 && char === '}') depth--
  }
  return source.length
}
