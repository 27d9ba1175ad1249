import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('settings', () => {
  const read = (environment: Record<string, string>) => {
    const result = readConfig(environment)
    return result.ok ? result.config : result.message
  }

  it('UPDATES_DIR is a folder, none at first', () => {
    expect(read({})).toMatchObject({ updatesDir: null })
    expect(read({ UPDATES_DIR: '/srv/kiosk' })).toMatchObject({ updatesDir: '/srv/kiosk' })
  })

  it('TRUST_PROXY is a number of proxies', () => {
    expect(read({})).toMatchObject({ trustProxy: 0 })
    expect(read({ TRUST_PROXY: '2' })).toMatchObject({ trustProxy: 2 })
    for (const wrong of ['yes', '-1', '1.5']) expect(read({ TRUST_PROXY: wrong })).toMatch(/^TRUST_PROXY is /)
  })

  it('SMTP_URL is the address of a mail server, and its password is not repeated', () => {
    expect(read({})).toMatchObject({ smtpUrl: null, mailFrom: null })
    const smtpUrl = 'smtps://me:secret@mail.example:465'
    expect(read({ SMTP_URL: smtpUrl })).toMatchObject({ smtpUrl })
    const wrong = read({ SMTP_URL: 'me:secret@mail.example' })
    expect(wrong).toMatch(/^SMTP_URL has to be/)
    expect(wrong).not.toContain('secret')
  })

  it('FILE-8 CLAMAV_URL is the address of a scanner, none at first', () => {
    expect(read({})).toMatchObject({ clamavUrl: null })
    for (const clamavUrl of ['tcp://clamav:3310', 'tcp://10.0.0.7:3310', 'tcp://[::1]:3310']) {
      expect(read({ CLAMAV_URL: clamavUrl })).toMatchObject({ clamavUrl })
    }
    for (const wrong of ['clamav:3310', 'http://clamav:3310', 'tcp://clamav', 'tcp://clamav:3310/x'])
      expect(read({ CLAMAV_URL: wrong })).toMatch(/^CLAMAV_URL is /)
  })

  it('INBOX_IMAP_URL and INBOX_ADDRESS go together, and the password is not repeated', () => {
    expect(read({})).toMatchObject({ inbox: null })
    const both = { INBOX_IMAP_URL: 'imaps://me:secret@mail.example:993', INBOX_ADDRESS: 'reply@portal.example' }
    expect(read(both)).toMatchObject({ inbox: { imapUrl: both.INBOX_IMAP_URL, address: 'reply@portal.example' } })
    expect(read({ INBOX_ADDRESS: both.INBOX_ADDRESS })).toMatch(/set together/)
    const wrong = read({ ...both, INBOX_IMAP_URL: 'https://me:secret@mail.example' })
    expect(wrong).toMatch(/^INBOX_IMAP_URL has to be/)
    expect(wrong).not.toContain('secret')
    for (const address of ['reply', `${'a'.repeat(22)}@x.example`, 'a+b@x.example'])
      expect(read({ ...both, INBOX_ADDRESS: address })).toMatch(/^INBOX_ADDRESS is /)
  })

  it('IMG-14 MERGER_HOST_V1 and MERGER_HOST_V2 are origins that compose pictures, none at first', () => {
    expect(read({})).toMatchObject({ mergerHosts: { v1: null, v2: null } })
    const host = 'https://pictures.example:8443'
    expect(read({ MERGER_HOST_V2: host })).toMatchObject({ mergerHosts: { v1: null, v2: host } })
    for (const wrong of ['pictures.example', `${host}/path`, `${host}; script-src *`, 'ftp://x'])
      expect(read({ MERGER_HOST_V1: wrong })).toMatch(/^MERGER_HOST_V1 is /)
  })

  it('AUDIT_HASH_KEY is long enough not to be guessed, and not repeated', () => {
    expect(read({})).toMatchObject({ auditHashKey: null })
    expect(read({ AUDIT_HASH_KEY: 'k'.repeat(32) })).toMatchObject({ auditHashKey: 'k'.repeat(32) })
    expect(read({ AUDIT_HASH_KEY: 'secret' })).toBe('AUDIT_HASH_KEY has to have at least 32 characters.')
  })

  it('FOUND-14 HSTS_SUBDOMAINS is off unless it is switched on', () => {
    expect(read({})).toMatchObject({ hstsSubdomains: false })
    expect(read({ HSTS_SUBDOMAINS: '1' })).toMatchObject({ hstsSubdomains: true })
    expect(read({ HSTS_SUBDOMAINS: 'yes' })).toBe('HSTS_SUBDOMAINS is "yes", but has to be 0 or 1.')
  })

  it('brings sample data, whose passwords everybody knows, into a public portal only when asked to', () => {
    expect(read({})).toMatchObject({ seedSample: true })
    expect(read({ SEED_SAMPLE: '0' })).toMatchObject({ seedSample: false })
    expect(read({ PUBLIC_URL: 'https://portal.example' })).toMatchObject({ seedSample: false })
    expect(read({ PUBLIC_URL: 'https://portal.example', SEED_SAMPLE: '1' })).toMatchObject({ seedSample: true })
    expect(read({ SEED_SAMPLE: 'no' })).toMatch(/^SEED_SAMPLE is /)
  })
})
