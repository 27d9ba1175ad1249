import type { SourceFile } from './arrows.ts'
import { getCode, getTokens } from './source-tokens.ts'

interface Banned {
  /** Of an identifier as a whole. */
  readonly word: RegExp
  /** Where it may not stand. */
  readonly where: RegExp
  /** What is said in its place, see `docs/glossary.md`. */
  readonly instead: string
}

const EVERYWHERE = /^(shared|server|renderer|electron|resources|scripts|tests)\//

/** Words that have had their day: each has another one in the glossary. */
const BANNED: readonly Banned[] = [
  {
    word: /^(lineIndex(es)?|LineField|lineTable|standingLines|PriceLine)$/,
    where: EVERYWHERE,
    instead: 'line item, explanation row',
  },
  { word: /^lineOption$/, where: /^shared\//, instead: 'design line option' },
  {
    word: /^(Freshness|narrowPermit|isPermitted|ValidityRegistry)$/,
    where: /^server\//,
    instead: 'change clock, cache lease',
  },
  { word: /^(keeper|Keeper|believed|askTwice)$/, where: EVERYWHERE, instead: 'window supervisor, storage, confirmed' },
  {
    word: /^(StandIn|StandLayout|StandMenu|StandActions|preloadStand|StandingConfiguration)$/,
    where: EVERYWHERE,
    instead: 'placeholder, kiosk layout, catalogue in force',
  },
  { word: /^Upgrade[A-Z]\w*$/, where: /^renderer\/(?!i18n\/|.*\.contract)/, instead: 'bundle' },
  {
    word: /^(hurry|ground|StorageNews|useCalm|Calm)$/,
    where: /^(renderer|shared|server)\//,
    instead: 'retryNow, base, remote update, deferred',
  },
]

const IDENTIFIER = /(?<![\w$.'-])[A-Za-z_$][\w$]*/g
/** A function is called by what it does; a verb may say whose. */
const NOUN_FUNCTION =
  /\bfunction\*?\s+((?!(?:list|delete|revoke|keep|end|is|has|use|with|for|needs)[A-Z])[a-z]\w*Of)\s*[<(]|\bconst\s+((?!(?:list|delete|revoke|keep|end|is|has|use|with|for|needs)[A-Z])[a-z]\w*Of)\s*(?::[^=\n]*)?=\s*(?:async\s*)?(?:\([^()]*\)\s*(?::[^=\n]*)?=>|[a-z]\w*\s*=>)/g

/** Words in the code of a file that may not come back, as lines to read. */
export function findWords({ path, text }: SourceFile): string[] {
  const code = getCode(text, getTokens(text))
  const lineAt = (at: number) => code.slice(0, at).split('\n').length
  const found = BANNED.filter(({ where }) => where.test(path)).flatMap(({ word, instead }) =>
    [...code.matchAll(IDENTIFIER)]
      .filter(([name]) => word.test(name))
      .map((match) => `${path}:${lineAt(match.index)} "${match[0]}": say ${instead}`),
  )
  const nouns = [...code.matchAll(NOUN_FUNCTION)].map(
    (match) => `${path}:${lineAt(match.index)} "${match[1] ?? match[2]}": a function is called by a verb`,
  )
  return [...found, ...nouns]
}
