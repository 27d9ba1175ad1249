import { expect, it } from 'vitest'
import { isGuessable } from './guessable-password.ts'

const OWN_WORDS = ['anna.bergmann@example.com', 'Anna', 'Bergmann', 'demo', 'Lindenhof Projektbau GmbH', 'Müllerhöfe']

it.each([
  ['password', 'that everybody has'],
  ['PassWord', 'in other cases'],
  ['ｐａｓｓｗｏｒｄ', 'in other widths'],
  ['12345678', 'that everybody has'],
  ['87654321', 'of a row of keys'],
  ['qwertzui', 'of a row of keys'],
  ['abcdefgh', 'of a row of letters'],
  [' sunshine ', 'with spaces around'],
  ['aaaaaaaa', 'of one character'],
  ['ababababab', 'of a piece over and over'],
  ['abc1abc1abc1', 'of a piece over and over'],
  ['aab bcabacba', 'of three different characters'],
  ['        ', 'of spaces'],
  ['\u00a0\u2003 \u00a0\u2003 \u00a0\u2003', 'of other spaces'],
  ['lindenhof', 'of the project’s name'],
  ['Lindenhof-2026', 'of the project’s name and a year'],
  ['lindenhof12345678', 'of the project’s name and what everybody adds'],
  ['anna.bergmann', 'of the person’s name'],
  ['anna.bergmann@example.com', 'of the e-mail'],
  ['MÜLLERHÖFE!!', 'of a name with umlauts'],
  ['lindenhof-demo', 'of the sample data'],
])('FOUND-5: finds “%s” easy to guess: one %s', async (password) => {
  expect(await isGuessable(password, OWN_WORDS)).toBe(true)
})

it('FOUND-5: finds the sample’s password easy to guess wherever it is typed', async () => {
  expect(await isGuessable('lindenhof-demo', [])).toBe(true)
})

it.each([
  'a good password',
  'anna isst gern Quitten',
  'kürbis-8',
  'otto toll mot',
  'Xk7!pq2v',
  'lindenhof hinter sieben Bergen',
  'größter Öltank',
])('FOUND-5: lets “%s” be', async (password) => {
  expect(await isGuessable(password, OWN_WORDS)).toBe(false)
})
