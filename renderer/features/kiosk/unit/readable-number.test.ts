import { describe, expect, it } from 'vitest'
import { readableNumber } from './readable-number.ts'

describe('KSK-13 a telephone number to dial by hand', () => {
  it.each([
    ['+49 761 123456', '+49761123456'],
    [' 0761 / 12 34 56 ', '+49761123456'],
    ['+49 (0) 761 123456', '+49761123456'],
    ['0049 761 123456', '+49761123456'],
    ['Tel. 0761 123456', '0761123456'],
    ['0800 123', '0800123;phone-context=+49'],
  ])('is shown as it is written: %s', (text, called) => {
    expect(readableNumber(text, called)).toBe(text.trim())
  })

  it.each([
    ['Service 24h', '+49761123456'],
    ['Service 56', '+49761123456'],
    ['0761 654321', '+49761123456'],
    ['0761 123456 (24 h)', '+49761123456'],
    ['Rufen Sie uns an', '+49761123456'],
  ])('is shown as it is called where the text says something else: %s', (text, called) => {
    expect(readableNumber(text, called)).toBe(called)
  })
})
