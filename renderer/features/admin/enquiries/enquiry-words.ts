import type { TFunction } from 'i18next'
import type { Locale } from '#shared/contracts/primitives.ts'
import { dayText } from '../day-text.ts'
import type { EnquiryRow } from './use-enquiries.ts'

/** Who has sent it, as far as they said; whoever saved something without a name is known by the address. */
export function sayWho(
  { name, email, isErased }: Pick<EnquiryRow, 'name' | 'email' | 'isErased'>,
  t: TFunction<'admin-enquiries'>,
): string {
  if (isErased) return t('erased')
  return name === '' ? email : name
}

/** What comes next and when: „Besichtigung, 28.11.2026“. */
export function sayNext({ text, day }: NonNullable<EnquiryRow['next']>, locale: Locale): string {
  return [text, day === null ? '' : dayText(`${day}T12:00:00Z`, locale)].filter((part) => part !== '').join(', ')
}
