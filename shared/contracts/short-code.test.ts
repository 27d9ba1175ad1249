import { expect, it } from 'vitest'
import { readShortCode, SHORT_CODE_ALPHABET, SHORT_CODE_LENGTH, shortCodePath, writeShortCode } from './short-code.ts'

it('TAKE-2 has no characters that look alike, and at least 45 bits', () => {
  expect(SHORT_CODE_ALPHABET).not.toMatch(/[01ILOU]/)
  expect(new Set(SHORT_CODE_ALPHABET).size).toBe(SHORT_CODE_ALPHABET.length)
  expect(SHORT_CODE_LENGTH * Math.log2(SHORT_CODE_ALPHABET.length)).toBeGreaterThan(45)
  for (const character of SHORT_CODE_ALPHABET) expect(readShortCode(character.repeat(10))).toBe(character.repeat(10))
})

it('TAKE-2 reads a code in any case, with dashes and spaces wherever they are, and nothing else', () => {
  for (const typed of ['K7M4Q-X9P2R', 'k7m4qx9p2r', ' K7M4 Q–X9 P2R ', 'k-7-m-4-q-x-9-p-2-r']) {
    expect(readShortCode(typed)).toBe('K7M4QX9P2R')
  }
  for (const typed of ['', 'K7M4QX9P2', 'K7M4QX9P2RR', 'K7M4QX9P2O', 'K7M4QX9P21', 'K7M4Q/X9P2R']) {
    expect(readShortCode(typed)).toBeNull()
  }
  expect(writeShortCode('K7M4QX9P2R')).toBe('K7M4Q-X9P2R')
  expect(shortCodePath('K7M4QX9P2R')).toBe('/s/K7M4Q-X9P2R')
})
