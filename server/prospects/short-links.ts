import { randomInt } from 'node:crypto'
import { SHORT_CODE_ALPHABET, SHORT_CODE_LENGTH } from '#shared/contracts/short-code.ts'
import { computeHash } from './prospect-records.ts'

/** ms in which tries and links of a network are counted. */
export const WINDOW_MS = 15 * 60_000
/** A code that is another link's already is drawn anew; twice would be a fault of the machine. */
const DRAWS = 3

/** The code under which it was added. `codeHash`: all that most links store of it; `add` says whether it was free. */
export async function addUnderNewCode(add: (codeHash: string, code: string) => Promise<boolean>): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = drawCode()
    if (await add(computeHash(code), code)) return code
  }
  throw new Error('No short code is free')
}

function drawCode(): string {
  const draw = () => SHORT_CODE_ALPHABET[randomInt(SHORT_CODE_ALPHABET.length)] ?? ''
  return Array.from({ length: SHORT_CODE_LENGTH }, draw).join('')
}
