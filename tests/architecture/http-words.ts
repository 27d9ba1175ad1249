import type { SourceFile } from './arrows.ts'
import { KNOWS_NO_HTTP } from './arrows.ts'
import { getTokens } from './source-tokens.ts'

/** Names of headers, and of what is put into them or into the first line of an answer. */
const WORDS =
  /\b(?:If-(?:None-)?Match|Idempotency-Key|Authorization|Bearer|WWW-Authenticate|Retry-After|ETag|Cache-Control|cacheControl|Content-(?:Type|Language|Encoding|Disposition)|X-[A-Z][A-Za-z-]+|CATALOGUE_REVISION_HEADER|statusCode|(?:private|public), no-(?:store|cache))\b/

/** Places where a service, a repository or what they stand on says something in HTTP, as lines to read; comments may. */
export function httpWordsIn({ path, text }: SourceFile): string[] {
  if (!KNOWS_NO_HTTP.test(path)) return []
  const comments = getTokens(text).filter(({ kind }) => kind === 'comment')
  const lines = comments.reduce(blanked, text).split('\n')
  return lines.flatMap((line, index) => {
    const word = WORDS.exec(line)?.[0]
    return word === undefined ? [] : [`${path}:${index + 1} says ${word}`]
  })
}

/** Every line keeps its number. */
function blanked(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end)
}
