import type { Locale } from '#shared/contracts/primitives.ts'

/** What a key does beside writing a character. `page`: letters or symbols; `enter`: the next field, or done. */
export const KEY_ACTIONS = ['shift', 'erase', 'page', 'enter', 'hide'] as const
export type KeyAction = (typeof KEY_ACTIONS)[number]

/** A key: the character that it writes, or what it does. */
export type Key = { readonly text: string } | { readonly action: KeyAction }
export type Rows = readonly (readonly Key[])[]

/** `letters` and `symbols` are two pages of one keyboard; `digits` stands alone, for amounts, PINs and telephone numbers. */
export type Layout = 'letters' | 'symbols' | 'digits' | 'phone'

const DIGITS = '1234567890'
const BELOW = '[page]@-_ .[enter][hide]'
const SYMBOLS = [DIGITS, '!?"&/()=+*#', ",;:'%€§äöüß", '[shift]àáâçèéêñø[erase]', BELOW]
const PAD = ['123', '456', '789']
const PHONE = [...PAD, '+0[erase]', '[enter][hide]']

/** Each row as characters, `[name]` for what is none. */
const BOARDS: Readonly<Record<Locale, Readonly<Record<Layout, readonly string[]>>>> = {
  de: {
    letters: [DIGITS, 'qwertzuiopü', 'asdfghjklöä', '[shift]yxcvbnmß[erase]', BELOW],
    symbols: SYMBOLS,
    digits: [...PAD, ',0[erase]', '[enter][hide]'],
    phone: PHONE,
  },
  en: {
    letters: [DIGITS, 'qwertyuiop', 'asdfghjkl', '[shift]zxcvbnm[erase]', BELOW],
    symbols: SYMBOLS,
    digits: [...PAD, '.0[erase]', '[enter][hide]'],
    phone: PHONE,
  },
}

/** The rows of a keyboard, from top to bottom. Letters lie as on the keyboards of the language. */
export function listRows(layout: Layout, locale: Locale): Rows {
  return BOARDS[locale][layout].map((row) =>
    [...row.matchAll(/\[(\w+)\]|./gu)].map(([whole, name]): Key => {
      const action = KEY_ACTIONS.find((one) => one === name)
      return action === undefined ? { text: whole } : { action }
    }),
  )
}

/** A key's character with shift. The sharp s stays: as two letters it would be another word. */
export function shifted(text: string): string {
  return text === 'ß' ? text : text.toUpperCase()
}
