import { describe, expect, it } from 'vitest'
import { readSmtpFailure } from './smtp-failure.ts'

const URL_WITH_LOGIN = 'smtps://portal%40example.com:s3cret%2F%C3%A4@mail.example:465'
const fail = (fields: object) => readSmtpFailure(Object.assign(new Error('from nodemailer'), fields), URL_WITH_LOGIN)

describe('what a mail server says against a mail', () => {
  it.each([
    ['unreachable', { code: 'ECONNECTION', message: 'connect ECONNREFUSED 192.0.2.1:465' }],
    ['unreachable', { code: 'ETIMEDOUT', message: 'Connection timeout' }],
    ['unreachable', { code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.example' }],
    ['encryption', { code: 'ETLS', message: 'Upgrading the connection failed' }],
    ['encryption', { code: 'ESOCKET', message: 'self-signed certificate' }],
    ['login', { code: 'EAUTH', response: '535 5.7.8 no', responseCode: 535, command: 'AUTH PLAIN' }],
    ['sender', { code: 'EENVELOPE', response: '550 not from you', responseCode: 550, command: 'MAIL FROM' }],
    ['recipient', { code: 'EENVELOPE', response: '550 unknown', responseCode: 550, command: 'RCPT TO' }],
    ['content', { code: 'EMESSAGE', response: '552 too large', responseCode: 552, command: 'DATA' }],
    ['other', {}],
  ] as const)('MLG-3: is a case of %s: %o', (kind, error) => {
    expect(fail(error).kind).toBe(kind)
  })

  it('MLG-3: is final only where the server has refused the mail or its recipient for good', () => {
    const recipient = { code: 'EENVELOPE', command: 'RCPT TO' }
    expect(fail({ ...recipient, responseCode: 550 }).isFinal).toBe(true)
    expect(fail({ ...recipient, responseCode: 450 }).isFinal).toBe(false)
    expect(fail({ code: 'EAUTH', responseCode: 535 }).isFinal).toBe(false)
    expect(fail({ code: 'ECONNECTION' }).isFinal).toBe(false)
  })

  it('MLG-3: tells nothing of the login, whichever way a server repeats it', () => {
    const plain = Buffer.from('\0portal@example.com\0s3cret/ä').toString('base64')
    const secret = Buffer.from('s3cret/ä').toString('base64')
    const response = `535 bad login ${plain} ${secret} s3cret/ä s3cret%2F%C3%A4 portal@example.com`
    const { message } = fail({ code: 'EAUTH', response })
    expect(message).toBe('535 bad login … … … … …')
    expect(fail({ code: 'EAUTH', message: 'Invalid login: user portal@example.com' }).message).toBe('')
  })
})
