import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { onFailure } from '#renderer/api/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { retryRefused } from '#shared/contracts/kiosk/host.contract.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { RefusedEntries } from './RefusedEntries.tsx'
import { describeReason } from './refusal-reason.ts'

const server = answeringServer()

const REFUSALS = [
  { status: 404, codes: ['UNIT_UNKNOWN'], count: 2, lastAt: '2026-11-19T08:00:00.000Z' },
  { status: 422, codes: [], count: 1, lastAt: null },
]

const onExpired = vi.fn()
const show = (refusals = REFUSALS) => render(<RefusedEntries token="t" refusals={refusals} onExpired={onExpired} />)

describe('what the portal refused', () => {
  beforeAll(async () => {
    await startI18n(['kiosk'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
    vi.clearAllMocks()
  })

  it('decision 36 is listed for staff with number and reason in words', () => {
    show()
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toMatch(/2 Sendungen.*gibt es im Portal nicht mehr.*19\.11\.2026.*404 UNIT_UNKNOWN/)
    expect(rows[1]).toMatch(/1 Sendung.*nimmt die Angaben nicht an.*422/)
  })

  it('decision 36 can be sent again, and says how much is on its way', async () => {
    server.answer(retryRefused, { count: 3 })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Erneut senden' }))
    expect(server.names()).toEqual(['retryRefused'])
    expect(server.asked(retryRefused)[0]?.body).toEqual({ token: 't' })
    expect(await screen.findByText('3 Sendungen sind wieder unterwegs.')).toBeDefined()
  })

  it('decision 37 asks for the PIN again when the door has closed meanwhile, and says when it did not work', async () => {
    const told = vi.fn<() => void>()
    onTestFinished(onFailure(told))
    show()
    server.answer(retryRefused, refusal('INTERNAL_ERROR'))
    await userEvent.click(screen.getByRole('button', { name: 'Erneut senden' }))
    expect(await screen.findByText(/nicht geklappt/)).toBeDefined()
    expect(onExpired).not.toHaveBeenCalled()
    server.answer(retryRefused, refusal('UNAUTHORIZED'))
    await userEvent.click(screen.getByRole('button', { name: 'Erneut senden' }))
    await waitFor(() => expect(onExpired).toHaveBeenCalledOnce())
    expect(told).not.toHaveBeenCalled()
  })

  it('shows nothing where nothing was refused', () => {
    const { container } = show([])
    expect(container.textContent).toBe('')
  })

  it('has a reason for every answer', () => {
    expect([400, 403, 410, 409, 413, 500, 0, 418].map(describeReason)).toEqual([
      'content',
      'notAllowed',
      'gone',
      'changed',
      'tooLarge',
      'failed',
      'unknown',
      'unknown',
    ])
  })
})
