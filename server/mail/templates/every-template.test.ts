import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type Locale, LOCALES } from '#shared/contracts/primitives.ts'
import { ORDER_EVENTS } from '#shared/domain/orders/order-states.ts'
import { PORTAL_COLOURS } from '../brand.ts'
import type { ChosenRoom } from './chosen.ts'
import { deadlineMail } from './deadline.ts'
import { deletionRequestMail } from './deletion-request.ts'
import { documentMail } from './document.ts'
import { emailChangedMail } from './email-changed.ts'
import { enquiryAssignedMail } from './enquiry-assigned.ts'
import { invitationMail } from './invitation.ts'
import type { MailContent } from './layout.ts'
import { loginLockedMail } from './login-locked.ts'
import { mailTestMail } from './mail-test.ts'
import { messageMail } from './message.ts'
import { orderPlacedMail } from './order-placed.ts'
import { orderStepMail } from './order-step.ts'
import { passwordResetMail } from './password-reset.ts'
import { proposalMail } from './proposal.ts'
import { prospectNoticeMail } from './prospect-notice.ts'
import { reminderMail } from './reminder.ts'
import { savedConfigurationMail } from './saved-configuration.ts'

/** What is put in wherever a template takes somebody's words. */
const HOSTILE = `X"><script>1</script><img src=x onerror='x'>&`
const URL = 'https://portal.example/bp/demo/x?a=1&b=2'
const TIME = '2026-12-07T22:59:59.000Z'
const PRICES = [null, 123_456_00] as const
const BOTH = [true, false] as const

const SENDER = { subject: HOSTILE, name: HOSTILE, email: HOSTILE, phone: HOSTILE, comment: HOSTILE }
const rooms = [{ cid: 'room-x', title: HOSTILE }]
const line = { item: HOSTILE, product: HOSTILE, cents: 625_63, isOnRequest: false, cid: 'product-x' }
const chosen: readonly ChosenRoom[] = [
  { title: HOSTILE, total: 625_63, lines: [line, { ...line, item: null, cents: 0, isOnRequest: true, cid: null }] },
]

/** Every template with everything that it says differently; what leads nowhere has no address. */
const SAMPLES: Readonly<Record<string, (locale: Locale) => readonly MailContent[]>> = {
  deadlineMail: (locale) =>
    (['set', 'due'] as const).flatMap((occasion) =>
      [TIME, null].map((expiresAt) => deadlineMail({ ...pointing(locale), occasion, expiresAt })),
    ),
  deletionRequestMail: (locale) => [
    deletionRequestMail({ locale, accountName: HOSTILE, name: HOSTILE, email: HOSTILE, message: HOSTILE }),
  ],
  documentMail: (locale) => [documentMail(pointing(locale))],
  emailChangedMail: (locale) =>
    BOTH.map((isNewAddress) => emailChangedMail({ locale, accountName: HOSTILE, isNewAddress, url: URL })),
  enquiryAssignedMail: (locale) => [enquiryAssignedMail(pointing(locale))],
  invitationMail: (locale) =>
    (['buyer', 'user', 'member'] as const).flatMap((kind) =>
      [[HOSTILE], [HOSTILE, HOSTILE]].map((unitNames) =>
        invitationMail({ ...pointing(locale), kind, firstName: HOSTILE, lastName: '', unitNames, expiresAt: TIME }),
      ),
    ),
  loginLockedMail: (locale) => [loginLockedMail({ locale, accountName: HOSTILE, url: URL, minutes: 15 })],
  mailTestMail: (locale) => [mailTestMail(locale)],
  messageMail: (locale) =>
    (['toBuyer', 'toTeam', 'assigned'] as const).flatMap((occasion) =>
      BOTH.map((takesAnswers) => messageMail({ ...pointing(locale), occasion, takesAnswers })),
    ),
  orderPlacedMail: (locale) =>
    PRICES.flatMap((total) =>
      BOTH.map((canReopen) =>
        orderPlacedMail({
          ...order(locale),
          total,
          canReopen,
          message: HOSTILE,
          orderedAt: TIME,
          sha256: 'ab',
          chosen,
          rooms,
        }),
      ),
    ),
  orderStepMail: (locale) =>
    ORDER_EVENTS.flatMap((step) =>
      BOTH.flatMap((isTeam) =>
        BOTH.map((leadsToItems) => orderStepMail({ ...order(locale), step, isTeam, leadsToItems })),
      ),
    ),
  passwordResetMail: (locale) => [passwordResetMail({ locale, accountName: HOSTILE, url: URL, minutes: 60 })],
  proposalMail: (locale) =>
    (['sent', 'answered'] as const).map((occasion) => proposalMail({ ...pointing(locale), occasion })),
  prospectNoticeMail: (locale) =>
    PRICES.flatMap((total) =>
      BOTH.map((requestsContact) =>
        prospectNoticeMail({
          ...pointing(locale),
          ...SENDER,
          visitorLocale: locale,
          requestsContact,
          total,
          onRequestCount: 2,
          receivedAt: TIME,
        }),
      ),
    ),
  reminderMail: (locale) =>
    [0, 1, 2].map((openCount) => {
      const unit = { name: HOSTILE, roomTitles: [HOSTILE], nextDate: { title: HOSTILE, expiresAt: TIME }, url: URL }
      const units = [{ ...unit, openCount }, ...(openCount === 2 ? [{ ...unit, openCount, nextDate: null }] : [])]
      return reminderMail({ ...pointing(locale), name: HOSTILE, units })
    }),
  savedConfigurationMail: (locale) =>
    (['saved', 'presentation'] as const).flatMap((occasion) =>
      PRICES.map((total) =>
        savedConfigurationMail({
          ...pointing(locale),
          occasion,
          total,
          onRequestCount: 2,
          expiresAt: TIME,
          qrCid: 'qr',
          chosen,
          rooms,
          wishes: [{ room: HOSTILE, item: HOSTILE, product: HOSTILE }],
          seller: { name: HOSTILE, email: HOSTILE, phone: HOSTILE },
        }),
      ),
    ),
}
/** What several templates share, and none of them is. */
const PARTS = ['pointingMail']
const LEADS_NOWHERE = ['deletionRequestMail', 'mailTestMail']
/** Takes nobody's words. */
const SAYS_ITS_OWN = ['mailTestMail']

function pointing(locale: Locale) {
  return { locale, colours: PORTAL_COLOURS, projectName: HOSTILE, unitName: HOSTILE, url: URL }
}

function order(locale: Locale) {
  return { ...pointing(locale), number: 'LH-2026-0001', onRequestCount: 2 }
}

/** Words that are of one language alone. */
const WORDS: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:Sie|Ihr|Ihre[nmrs]?|und|nicht|diese[nmrs]?|wird|haben|ist|der|dem)\b/,
  en: /\b(?:you|your|the|this|and|have|from|with|is|are|of)\b/i,
}

/** The text of an HTML mail as it is read. */
function readHtml(html: string): string {
  const text = html.replace(/^[^]*<body/, '<body').replaceAll(/<[^>]*>/g, ' ')
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

function readWords(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

describe('every template of a mail', () => {
  it('SHL-26: has samples here', async () => {
    const files = (await readdir(import.meta.dirname)).filter(
      (name) => name.endsWith('.ts') && !name.includes('.test.'),
    )
    const names: string[] = []
    for (const file of files) {
      const module: unknown = await import(`./${file}`)
      const exported = typeof module === 'object' && module !== null ? Object.keys(module) : []
      names.push(...exported.filter((name) => name.endsWith('Mail') && !PARTS.includes(name)))
    }
    expect(names.toSorted()).toEqual(Object.keys(SAMPLES).toSorted())
  })

  for (const [name, make] of Object.entries(SAMPLES))
    for (const locale of LOCALES)
      it(`SHL-26: ${name} in ${locale} says the same as text and as HTML, in one language, and runs nothing`, () => {
        const other = locale === 'de' ? 'en' : 'de'
        for (const mail of make(locale)) {
          const own = { subject: mail.subject, text: mail.text, html: readHtml(mail.html) }
          expect(own.subject).toMatch(/^\S.*\S$/)
          expect(mail.html).toContain(`<html lang="${locale}">`)
          for (const [part, said] of Object.entries(own)) {
            const words = said.replaceAll(HOSTILE, '').replaceAll(URL, '')
            expect([part, words]).not.toEqual([
              part,
              expect.stringMatching(/undefined|null|NaN|\[object|\{\{|&lt;|&amp;/),
            ])
            expect([part, WORDS[other].exec(words)?.[0]]).toEqual([part, undefined])
            if (part !== 'subject') expect([part, WORDS[locale].test(words)]).toEqual([part, true])
          }
          expect(mail.html).not.toMatch(/<script|<img src=x|onerror='/)
          if (!SAYS_ITS_OWN.includes(name)) expect(own.html).toContain(HOSTILE)
          if (LEADS_NOWHERE.includes(name)) continue
          expect(own.text).toContain(URL)
          expect(mail.html).toContain(`href="${URL.replace('&', '&amp;')}"`)
          // Each line of the text stands in the HTML, too, in whichever cells.
          const shown = readWords(own.html)
          for (const line of own.text.split('\n').filter((one) => !one.includes(URL)))
            expect(shown).toContain(readWords(line))
        }
      })
})
