import { describe, expect, it } from 'vitest'
import { LoginLimits, type LoginAttempt } from './login-limits.ts'

const MINUTE = 60_000

describe('login limits', () => {
  const begin = (limits: LoginLimits, email: string, address = 'here'): LoginAttempt => {
    const permission = limits.begin(email, address)
    if (!permission.ok) throw new Error(`wait ${permission.waitSeconds} s`)
    return permission.attempt
  }

  it('API-42 count an attempt from its beginning, and drop it when it was right or never looked at', () => {
    const limits = new LoginLimits(() => 0)
    const attempts = Array.from({ length: 10 }, () => begin(limits, 'Anna@example.com'))
    expect(limits.begin('anna@example.com', 'there')).toEqual({ ok: false, waitSeconds: 900 })
    attempts[0]?.abandon()
    begin(limits, 'anna@example.com').succeed()
    for (let count = 0; count < 10; count++) begin(limits, 'anna@example.com').fail()
    expect(limits.begin('anna@example.com', 'there').ok).toBe(false)
  })

  it('API-42 count per address as well, and give right ones back to it', () => {
    let time = 0
    const limits = new LoginLimits(() => time)
    for (let count = 0; count < 150; count++) begin(limits, `right-${count}@example.com`).succeed()
    for (let count = 0; count < 100; count++) begin(limits, `${count}@example.com`).fail()
    expect(limits.begin('other@example.com', 'here').ok).toBe(false)
    begin(limits, 'other@example.com', 'there').succeed()
    time = 15 * MINUTE
    begin(limits, 'other@example.com').succeed()
  })

  it('let only so many passwords be verified at the same time, whoever asks', () => {
    const limits = new LoginLimits(() => 0)
    const attempts = Array.from({ length: 32 }, (_, at) => begin(limits, `${at}@example.com`, `address-${at}`))
    expect(limits.begin('anna@example.com', 'here')).toEqual({ ok: false, waitSeconds: 2 })
    attempts[0]?.fail()
    begin(limits, 'anna@example.com').succeed()
  })
})
