import { expect, it } from 'vitest'
import { texts as german } from '#renderer/i18n/de/checkout.ts'
import { texts as english } from '#renderer/i18n/en/checkout.ts'

it.each([
  ['German', german, /gilt .*Designlinie oder die Standardausstattung/],
  ['English', english, /design line or the standard fittings apply/],
])('FOUND-20, CHK-17: overview, question and answer say the same of what is left open, in %s', (_, texts, words) => {
  for (const text of [texts.open.body, texts.dialog.option1, texts.dialog.nextStandard]) expect(text).toMatch(words)
})
