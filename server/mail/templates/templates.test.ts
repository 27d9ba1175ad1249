import { describe, expect, it } from 'vitest'
import { PORTAL_COLOURS } from '../brand.ts'
import { escapeHtml, html } from '../html.ts'
import { deletionRequestMail } from './deletion-request.ts'
import { type InvitationMailData, invitationMail } from './invitation.ts'
import { passwordResetMail } from './password-reset.ts'
import { prospectNoticeMail } from './prospect-notice.ts'
import { reminderMail } from './reminder.ts'
import { type SavedConfigurationData, savedConfigurationMail } from './saved-configuration.ts'

const HOSTILE = `"><script>alert(1)</script><img src=x onerror='x'>`
const SAVED: SavedConfigurationData = {
  occasion: 'saved' as const,
  colours: PORTAL_COLOURS,
  chosen: [],
  locale: 'de',
  projectName: 'Lindenhof',
  unitName: 'A 12',
  total: 123_456_00,
  onRequestCount: 2,
  url: 'https://portal.example/mp/demo/lindenhof/a/configuration/abc',
  expiresAt: '2027-02-18T23:30:00.000Z',
  rooms: [{ cid: 'room-bath', title: 'Bad' }],
  wishes: [],
  qrCid: 'qr-code',
  seller: { name: 'Jo Sell', email: 'jo@example.com', phone: null },
}

const INVITATION: InvitationMailData = {
  colours: PORTAL_COLOURS,
  locale: 'de',
  projectName: 'Lindenhof',
  kind: 'buyer',
  firstName: 'Nora',
  lastName: 'Neu',
  unitNames: ['A 12', 'Stellplatz 3'],
  url: 'https://portal.example/bp/demo/lindenhof/registration/abc',
  expiresAt: '2026-12-20T23:30:00.000Z',
}

const OPEN = {
  name: 'A 12',
  openCount: 1,
  roomTitles: ['Bad'],
  nextDate: { title: 'Elektro', expiresAt: '2026-12-07T22:59:59.000Z' },
  url: 'https://portal.example/bp/demo/lindenhof/a-12/dashboard',
}

describe('mail templates', () => {
  it('escape everything that is put into them', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;')
    expect(html`<p>${'<b>'}${[html`<i>${'&'}</i>`]}${null}${1}</p>`.safe).toBe('<p>&lt;b&gt;<i>&amp;</i>1</p>')
    const saved = savedConfigurationMail({
      ...SAVED,
      projectName: HOSTILE,
      unitName: HOSTILE,
      url: `https://x/${HOSTILE}`,
      rooms: [{ cid: HOSTILE, title: HOSTILE }],
      wishes: [{ room: HOSTILE, item: HOSTILE, product: HOSTILE }],
      seller: { name: HOSTILE, email: HOSTILE, phone: HOSTILE },
    })
    const notice = prospectNoticeMail({
      colours: PORTAL_COLOURS,
      locale: 'en',
      projectName: HOSTILE,
      unitName: HOSTILE,
      requestsContact: true,
      subject: HOSTILE,
      name: HOSTILE,
      email: HOSTILE,
      phone: HOSTILE,
      comment: HOSTILE,
      total: 0,
      onRequestCount: 0,
      visitorLocale: 'de',
      receivedAt: SAVED.expiresAt,
      url: HOSTILE,
    })
    const invitation = invitationMail({ ...INVITATION, firstName: HOSTILE, unitNames: [HOSTILE], url: HOSTILE })
    const reset = passwordResetMail({ locale: 'de', accountName: HOSTILE, url: HOSTILE, minutes: 60 })
    const deletion = deletionRequestMail({
      locale: 'de',
      accountName: HOSTILE,
      name: HOSTILE,
      email: HOSTILE,
      message: HOSTILE,
    })
    const reminder = reminderMail({
      ...INVITATION,
      name: HOSTILE,
      units: [
        { ...OPEN, name: HOSTILE, roomTitles: [HOSTILE], nextDate: { title: HOSTILE, expiresAt: SAVED.expiresAt } },
      ],
    })
    for (const mail of [saved, notice, invitation, reset, deletion, reminder]) {
      expect(mail.html).not.toMatch(/<script|<img src=x|onerror='/)
      expect(mail.html).toContain('&lt;script&gt;')
    }
  })

  it('PRO-20 say total, link and end of the link in the visitor’s language', () => {
    const german = savedConfigurationMail(SAVED)
    expect(german.subject).toBe('Meine Konfiguration: A 12, Lindenhof')
    expect(german.text).toMatch(/Aufpreis gesamt: \+123\.456\s€ \+ 2 auf Anfrage/)
    // Half past midnight in Berlin.
    expect(german.text).toContain('bis zum 19. Februar 2027')
    expect(german.html).toContain('<html lang="de">')
    const english = savedConfigurationMail({ ...SAVED, locale: 'en' })
    expect(english.text).toContain('Total surcharge: +€123,456 + 2 on request')
    expect(english.text).toContain(SAVED.url)
    expect(english.html).toContain('<html lang="en">')
  })

  it('PRO-20, decision 58: say every amount with cents as soon as one of them has any', () => {
    const line = { item: 'Boden', product: 'Eiche', cents: 625_63, isOnRequest: false, cid: 'product-1' }
    const room = { title: 'Diele', total: 625_63, lines: [line, { ...line, item: null, cents: 0, cid: null }] }
    const { text, html: said } = savedConfigurationMail({ ...SAVED, total: 1_000_00, chosen: [room] })
    expect(text).toMatch(/\+1\.000,00\s€/)
    expect(text).toMatch(/Diele: \+625,63\s€\n- Boden: Eiche \(\+625,63\s€\)\n- Paket: Eiche \(inklusive\)/)
    expect(said).toContain('src="cid:product-1"')
    expect(savedConfigurationMail({ ...SAVED, total: null, chosen: [room] }).text).not.toContain('€')
  })

  it('PRO-20 tell the sellers in their language which unit was saved, when, and what language the visitor speaks', () => {
    const { subject, text } = prospectNoticeMail({
      ...SAVED,
      total: 100_00,
      visitorLocale: 'en',
      requestsContact: false,
      subject: 'Meine Konfiguration',
      name: '',
      email: 'vera@example.com',
      phone: null,
      comment: '',
      receivedAt: '2026-11-22T11:40:00.000Z',
    })
    expect(subject).toBe('Meine Konfiguration: A 12')
    expect(text).toContain('Zur Einheit „A 12“ in „Lindenhof“')
    expect(text).toContain('Eingegangen: 22. November 2026 um 12:40')
    expect(text).toContain('Sprache: Englisch')
  })

  it('AUT-22 invite by name, with units for buyers and none for staff', () => {
    const buyer = invitationMail(INVITATION)
    expect(buyer.subject).toBe('Ihr Zugang zu Lindenhof')
    for (const part of [
      'Guten Tag Nora Neu,',
      'Ihre Einheiten:\nA 12\nStellplatz 3',
      INVITATION.url,
      '21. Dezember 2026',
    ]) {
      expect(buyer.text).toContain(part)
    }
    const staff = invitationMail({ ...INVITATION, locale: 'en', kind: 'user', unitNames: [] })
    expect(staff.text).toContain('help look after “Lindenhof”')
    expect(`${staff.text}${staff.html}`).not.toContain('Your home')
  })

  it('invite a buyer who has an account to accept, one unit or several', () => {
    const one = invitationMail({ ...INVITATION, kind: 'member', unitNames: ['A 12'] })
    expect(one.subject).toBe('Neu für Sie in Lindenhof')
    for (const part of ['eine weitere Einheit', 'Ihre Einheit:\nA 12', 'Ansehen und annehmen', INVITATION.url]) {
      expect(one.text).toContain(part)
    }
    const several = invitationMail({ ...INVITATION, kind: 'member', locale: 'en' })
    expect(several.text).toContain('more homes in “Lindenhof”')
    expect(several.text).not.toContain('Set up access')
  })

  it('UNT-11 remind of what is open until when, in one home or several, or that only the end is missing', () => {
    const one = reminderMail({ ...INVITATION, name: 'Nora Neu', units: [OPEN] })
    expect(one.subject).toBe('Noch offen: Ihre Ausstattung für A 12')
    for (const part of [
      'Offen: 1 Entscheidung\n',
      'Räume: Bad',
      '7. Dezember 2026 (Elektro)',
      `Weiter auswählen:\n${OPEN.url}`,
    ])
      expect(one.text).toContain(part)
    const done = {
      ...OPEN,
      name: 'B 07',
      openCount: 0,
      roomTitles: [],
      nextDate: null,
      url: 'https://portal.example/b',
    }
    const two = reminderMail({ ...INVITATION, locale: 'en', name: 'Nora Neu', units: [OPEN, done] })
    expect(two.text).toContain(
      'Open: Everything is chosen. Only completing it in the overview is missing.\nGo on with B 07',
    )
    expect(two.html).toContain('href="https://portal.example/b"')
  })

  it('AUT-23 lead to a new password without naming anybody', () => {
    const data = { accountName: 'Demo', url: 'https://portal.example/x?token=abc', minutes: 60 }
    const german = passwordResetMail({ ...data, locale: 'de' })
    expect(german.text).toContain(data.url)
    expect(german.text).toContain('60 Minuten')
    expect(passwordResetMail({ ...data, locale: 'en' }).text).toContain('60 minutes')
  })

  it('show no prices where the project shows none', () => {
    const { text, html: shown } = savedConfigurationMail({ ...SAVED, total: null })
    expect(`${text}${shown}`).not.toMatch(/123|Aufpreis/)
  })
})
