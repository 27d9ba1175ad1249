/** Characters; a word of three letters is in every other sentence. */
const MIN_WORD_LENGTH = 4
/** Different characters that a password has at least, spaces aside. */
const MIN_DIFFERENT = 4
/** Characters that have to be left of a password without the words that anybody would try first. */
const MIN_LEFT = 8
/** What the program's own papers show. */
const PUBLISHED = ['lindenhof-demo']
/** A short piece, over and over. */
const REPETITION = /^(.{1,8}?)\1+$/su

/** Rows of keyboards and what is learnt by heart; the list leaves most of their pieces out. */
const ROWS = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
]
const RUNS = ROWS.flatMap((row) => [row, Array.from(row).toReversed().join('')])

let commonPasswords: Promise<ReadonlySet<string>> | null = null

/**
 * Whether somebody who guesses would be through soon: a password that many people have (some 50,000 that were seen
 * most often in leaks, zxcvbn's list), one character or a short piece over and over, a row of
 * keys, nothing but spaces, or little
 * more than words that stand for its owner.
 *
 * @param ownWords names, e-mails and the like, as they are written
 */
export async function isGuessable(password: string, ownWords: readonly string[]): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords()
  const common = await commonPasswords
  const isWeak = (text: string) =>
    new Set(text.replaceAll(/\s/gu, '')).size < MIN_DIFFERENT ||
    REPETITION.test(text) ||
    RUNS.some((run) => run.includes(text)) ||
    common.has(text.trim())
  const text = plain(password)
  if (isWeak(text)) return true
  const left = without(text, wordsIn(ownWords))
  return left !== text && (Array.from(left).length < MIN_LEFT || isWeak(left))
}

/** Loaded with the first new password: the server starts without it. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...PUBLISHED, ...dictionary['passwords-common']])
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The longest first, so that none is taken apart by a shorter one. */
function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u))
  const long = new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH))
  return [...long].toSorted((a, b) => b.length - a.length)
}

function without(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ''), text)
}
