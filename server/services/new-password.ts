import { MIN_PASSWORD_LENGTH } from '#shared/contracts/entities/identity.schema.ts'
import type { Fault } from './answers.ts'

/** What is wrong with a new password and its repetition (AUT-15, AUT-27, AUT-28). No repetition is none that differs. */
export function passwordFaults(password: string, confirmation: string | undefined): Fault[] {
  const faults: Fault[] = []
  // Characters as people count them, not UTF-16 units.
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) {
    const message = `At least ${MIN_PASSWORD_LENGTH} characters are needed.`
    faults.push({ field: 'password', code: 'PASSWORD_TOO_SHORT', message })
  }
  if (confirmation !== undefined && confirmation !== password) {
    const message = 'It is not the same as the password.'
    faults.push({ field: 'password_confirmation', code: 'PASSWORD_MISMATCH', message })
  }
  return faults
}
