import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ErrorCode } from '#shared/contracts/errors.ts'
import { LOCALES } from '#shared/contracts/primitives.ts'
import type { ApiError } from '#renderer/api/index.ts'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { useRefusalWords } from './use-fault-words.ts'

function refuse(status: number, code: ErrorCode): ApiError {
  return { kind: 'http', status, errors: [{ field: null, code, message: 'x' }], revision: null }
}

it('INB-41, INB-42: says that a letter was not sent, and that its files were too large where that is why', async () => {
  await startTexts()
  const said = []
  for (const locale of LOCALES) {
    await changeLocale(locale)
    const { result } = renderHook(useRefusalWords)
    await waitFor(() => expect(result.current).not.toBeNull())
    said.push(result.current(refuse(500, 'INTERNAL_ERROR')), result.current(refuse(413, 'PAYLOAD_TOO_LARGE')))
  }
  expect(said).toEqual([
    'Ihre Nachricht ist nicht gesendet. Bitte versuchen Sie es noch einmal.',
    'Ihre Nachricht ist nicht gesendet: Die Dateien sind zu groß.',
    'Your message has not been sent. Please try again.',
    'Your message has not been sent: the files are too large.',
  ])
})
