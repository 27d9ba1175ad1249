import { cleanup, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listDeadlines } from '#shared/contracts/http/deadlines.contract.ts'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { aDeadline } from '#renderer/parts/deadlines/testing/a-deadline.ts'
import { showAsking } from '#renderer/parts/deadlines/testing/show-asking.tsx'
import type { Deadline } from '#renderer/parts/deadlines/use-deadlines.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import { createTestUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DeadlineCard } from './DeadlineCard.tsx'
import { PageMenu } from '#renderer/features/page-menu/index.ts'

const ADDRESS = '/bp/demo/lindenhof/a-12/deadlines'
const server = answeringServer()

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces(['deadlines', 'dashboard'])
}, 60_000)
beforeEach(() => {
  const person = { firstName: 'Ben', lastName: 'Kaltenbach', email: 'b@example.com', mobile: null, role: '' }
  useSession.setState({ user: { id: 'ben', ...person, group: 'buyer' } })
  // Of the menu around it.
  server.answer(listUnits, noAnswer())
})
afterEach(() => {
  cleanup()
  useSession.setState({ user: null })
})

describe('deadlines on the dashboard', () => {
  async function look(deadlines: readonly Deadline[], more: { portal?: 'mp'; flags?: Record<string, boolean> } = {}) {
    server.answer(listDeadlines, deadlines)
    const { unit } = createTestUnit()
    const featureFlags = { ...unit.project.featureFlags, ...more.flags }
    const shown = { ...unit, portal: more.portal ?? unit.portal, project: { ...unit.project, featureFlags } }
    const page = (
      <>
        <PageMenu />
        <DeadlineCard />
      </>
    )
    showAsking(shown, page, '/bp/demo/lindenhof/a-12/dashboard')
    if (deadlines.length > 0) await screen.findByText(deadlines[0]?.title ?? '')
  }
  const icon = () => screen.getByTestId('next-deadline').querySelector('svg')?.dataset['testid']
  const next = () => screen.getByTestId('next-deadline')

  it('DDL-4: each status has a sign and a colour of its own', async () => {
    const seen = new Map<unknown, unknown>()
    for (const status of ['overdue', 'upcoming', 'pending', 'completed'] as const) {
      await look([aDeadline({ status })])
      expect(next().dataset['status']).toBe(status)
      seen.set(icon(), status)
      cleanup()
    }
    expect(seen.size).toBe(4)
  })

  async function lookIn(remainingDays: number): Promise<string | null> {
    await look([aDeadline({ remainingDays, status: remainingDays < 0 ? 'overdue' : 'upcoming' })])
    return next().textContent
  }
  it('DDL-5: says in how many days the next one is', async () => {
    expect(await lookIn(5)).toContain('in 5 Tagen')
  })
  it('DDL-6: says that the next one is tomorrow', async () => {
    expect(await lookIn(1)).toContain('morgen')
  })
  it('DDL-7: says that the next one is today', async () => {
    expect(await lookIn(0)).toContain('heute')
  })
  it('DDL-8: says that it was yesterday', async () => {
    expect(await lookIn(-1)).toContain('gestern')
  })
  it('DDL-9: says how many days ago it was', async () => {
    expect(await lookIn(-2)).toContain('vor 2 Tagen')
  })

  it('DDL-10 DSH-52: without any says so, and leads to the page all the same', async () => {
    await look([])
    expect(await screen.findByText('Kein Termin steht an.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Alle Termine' }).getAttribute('href')).toBe(ADDRESS)
  })

  it('DSH-10 SHL-45 SHL-68: is not there in the marketing portal, nor where the project hides deadlines', async () => {
    for (const more of [{ portal: 'mp' }, { flags: { hideDeadlines: true } }] as const) {
      await look([], more)
      expect(screen.queryByRole('link', { name: /Termine/ })).toBeNull()
      cleanup()
    }
  })
})
