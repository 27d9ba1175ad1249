import { expect, it } from 'vitest'
import { PersonNameSchema } from './identity.schema.ts'
import { accountOfLoginToken, LinkTokenSchema, LoginTokenSchema } from './login.schema.ts'

const SECRET = 'A-_'.repeat(14)

it.each([
  [`demo.${SECRET}`, 'demo'],
  [`with.dots-in.it.${SECRET}`, 'with.dots-in.it'],
  [SECRET, null],
  [`.${SECRET}`, null],
  [`<script>.${SECRET}`, null],
  ['', null],
])('AUT-12 reads the account of %s', (token, accountId) => {
  expect(accountOfLoginToken(token)).toBe(accountId)
})

it('takes tokens as they are made, and nothing that means something in an address', () => {
  expect(LinkTokenSchema.safeParse(SECRET).success).toBe(true)
  expect(LoginTokenSchema.safeParse(`demo.${SECRET}`).success).toBe(true)
  for (const token of ['', 'a/b', 'a?b', 'a b', 'a%20', 'ä', 'a'.repeat(301)]) {
    expect(LinkTokenSchema.safeParse(token).success).toBe(false)
    expect(LoginTokenSchema.safeParse(token).success).toBe(false)
  }
})

it('AUT-13 AUT-14 takes names of one line that are not empty', () => {
  for (const name of ['Ünal', 'de la Cruz', "O'Neil", '李']) expect(PersonNameSchema.safeParse(name).success).toBe(true)
  for (const name of ['', '   ', 'a\nb', 'a'.repeat(101)]) expect(PersonNameSchema.safeParse(name).success).toBe(false)
})
