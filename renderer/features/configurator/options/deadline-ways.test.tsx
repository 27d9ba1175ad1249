import { cleanup, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useSession } from '#renderer/session/index.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DeadlineWays } from './DeadlineWays.tsx'

const HOLD = { kind: 'deadline', title: 'Böden', expiresAt: '2026-10-31T22:59:59.000Z' } as const

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces(['locks'])
})
afterEach(() => {
  cleanup()
  useSession.setState({ user: null })
})

it.each([
  [{ ...HOLD, deadlineId: 'd 2' }, 'd%202'],
  [HOLD, '2026-10-31T22%3A59%3A59.000Z'],
])(
  'DDL-24 leads to a question about the very deadline, or about its day where that is all that is known',
  (lock, asked) => {
    const { unit } = createTestUnit()
    const person = { firstName: 'Ben', lastName: 'Berg', email: 'b@example.com', mobile: null, role: '' }
    useSession.setState({ user: { id: 'ben', ...person, group: 'buyer' } })
    renderInUnit({ ...unit, portal: 'bp', isLocal: false }, <DeadlineWays lock={lock} />)
    const address = screen.getByRole('link', { name: 'Projektteam fragen' }).getAttribute('href')
    expect(address?.split('?ask=')[1]).toBe(asked)
  },
)
