import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  answerProposal,
  createProposal,
  listProposals,
  noteProposalSeen,
} from '#shared/contracts/http/proposals.contract.ts'
import { NO_CHANGE, NO_SELECTIONS, type SelectionsChange } from '#shared/domain/selections/selections.types.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, ofProxy, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { getChoosing } from '#renderer/unit/acting/acting.store.ts'
import { beginProposing, noteProposalBase, stopProposing } from '#renderer/unit/proposing/proposing.store.ts'
import { createTestUnit, renderInUnit, startTexts, type TestUnitOptions } from '#renderer/unit/testing/open-unit.tsx'
import { unitData } from '#renderer/unit/testing/unit-data.ts'
import { ProposalNotices } from './ProposalNotices.tsx'
import { ProposingBar } from './ProposingBar.tsx'

const server = answeringServer()
const NOTHING = { itemIds: [], lineItemIds: [], takesStyle: false }

const choose = (entries: Readonly<Record<string, string>>): SelectionsChange => ({
  ...NO_CHANGE,
  buyerSelections: Object.fromEntries(
    Object.entries(entries).map(([id, productId]) => [id, { productId, quantity: null }]),
  ),
})

function propose(change: SelectionsChange) {
  const undo = { ...NO_CHANGE, buyerSelections: { bodenbelag: null, fronten: null } }
  const { buyerSelections, buyerLineItemActivations } = change
  const copied = {
    buyerSelections: { ...buyerSelections },
    buyerLineItemActivations: { ...buyerLineItemActivations },
    buyerDesignLineSelections: null,
  }
  server.answer(listProposals, [
    {
      id: 'p1',
      authorName: 'Miriam Vogt',
      note: 'Passt zur Küche.',
      state: 'open',
      sentAt: '2026-11-20T10:00:00.000Z',
      seenAt: null,
      closedAt: null,
      answererName: '',
      change: copied,
      undo: { ...undo, buyerLineItemActivations: {}, buyerDesignLineSelections: null },
      lines: [],
    },
  ])
}

describe('proposals', () => {
  beforeEach(async () => {
    await startTexts()
    stopProposing(unitData.id)
    useNotifications.setState({ notices: [] })
    server.answer(noteProposalSeen, { id: 'p1' })
    server.answer(answerProposal, { id: 'p1' })
    server.answer(createProposal, { id: 'p1' })
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ user: null })
  })

  async function openProposal(options: TestUnitOptions = {}) {
    const opened = createTestUnit(options)
    renderInUnit(
      opened.unit,
      <AppTheme>
        <ProposalNotices />
      </AppTheme>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Vorschlag ansehen' }))
    return { ...opened, dialog: within(await screen.findByRole('dialog')) }
  }
  const row = (name: string) => screen.getByRole('checkbox', { name: `${name} übernehmen` })

  it('PRP-3, PRP-6: shows who proposes what beside what is chosen, with the price, and that it was seen', async () => {
    propose(choose({ bodenbelag: 'terrazzo', fronten: 'grau' }))
    const { dialog } = await openProposal()
    expect(screen.getByText(/Miriam Vogt/)).toBeTruthy()
    expect(server.asked(noteProposalSeen)).toHaveLength(1)
    const texts = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts[0]).toMatch(/BodenbelagEiche geölt.*Terrazzo.*[-−]300\s€/)
    expect(texts[1]).toMatch(/Fronten.*\+300\s€/)
  })

  it('PRP-3: says in which room, how much where that alone differs, and what stays as it is', async () => {
    const buyerSelections = { bodenbelag: { productId: 'stein', quantity: 4 } }
    propose({
      ...NO_CHANGE,
      buyerSelections: {
        bodenbelag: { productId: 'stein', quantity: 6 },
        fronten: { productId: 'weiss', quantity: null },
      },
    })
    const { dialog } = await openProposal({ selections: { ...NO_SELECTIONS, buyerSelections } })
    const [floor, front] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(floor).toMatch(/Badezimmer: BodenbelagFeinsteinzeug, 4\sm².*Feinsteinzeug, 6\sm²/)
    expect(front).toMatch(/Küche: Fronten.*bleibt, wie es ist, und ist damit entschieden/)
  })

  it('PRP-5: takes what is ticked as one own choice after the answer, and it can be undone', async () => {
    propose(choose({ bodenbelag: 'terrazzo', fronten: 'grau' }))
    const { dialog, selections, store } = await openProposal()
    await userEvent.click(row('Fronten'))
    await userEvent.click(dialog.getByRole('button', { name: '1 Position übernehmen' }))
    await waitFor(() => expect(Object.keys(selections().buyerSelections)).toEqual(['bodenbelag']))
    expect(server.asked(answerProposal)[0]?.body).toEqual({ ...NOTHING, itemIds: ['bodenbelag'] })
    await store.settled()
    useNotifications.getState().notices[0]?.action?.run()
    expect(selections().buyerSelections).toEqual({})
  })

  it('PRP-5: changes nothing where another buyer has answered before, and where it is declined', async () => {
    propose(choose({ fronten: 'grau' }))
    server.answer(answerProposal, refusal('PROPOSAL_CLOSED'))
    const { dialog, selections } = await openProposal()
    await userEvent.click(dialog.getByRole('button', { name: '1 Position übernehmen' }))
    await waitFor(() => expect(useNotifications.getState().notices).toHaveLength(1))
    expect(selections().buyerSelections).toEqual({})
    cleanup()
    server.answer(answerProposal, { id: 'p1' })
    const again = await openProposal()
    await userEvent.click(again.dialog.getByRole('button', { name: 'Nichts übernehmen' }))
    await waitFor(() => expect(server.asked(answerProposal).at(-1)?.body).toEqual(NOTHING))
    expect(again.selections().buyerSelections).toEqual({})
  })

  it('PRP-5: puts aside once what is all so already, however often it is pressed', async () => {
    propose(choose({ fronten: 'grau' }))
    const { unit } = createTestUnit({ selections: selections({ choices: { fronten: 'grau' } }) })
    renderInUnit(
      unit,
      <AppTheme>
        <ProposalNotices />
      </AppTheme>,
    )
    const answers: (() => void)[] = []
    server.answer(answerProposal, () => new Promise((resolve) => answers.push(() => resolve({ id: 'p1' }))))
    const button = await screen.findByRole('button', { name: 'Ausblenden' })
    await userEvent.dblClick(button)
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.()
    await waitFor(() => expect(useNotifications.getState().notices).toHaveLength(1))
    expect(server.asked(answerProposal)).toHaveLength(1)
  })

  it('PRP-4: says what cannot be taken any more and why, and lets nobody tick it', async () => {
    propose(choose({ fronten: 'grau', sockel: 'sockel-stein', teppich: 'rot' }))
    const { dialog } = await openProposal()
    expect(dialog.getByText('Das gibt es nicht mehr.')).toBeTruthy()
    expect(dialog.getByText('Das passt nicht zu Ihrer übrigen Auswahl.')).toBeTruthy()
    expect(row('Sockelleiste')).toHaveProperty('disabled', true)
    expect(row('Fronten')).toHaveProperty('disabled', false)
    expect(dialog.getByText('1 von 1 übernehmen')).toBeTruthy()
  })

  async function proposeFronts() {
    const person = { firstName: 'Miriam', lastName: 'Vogt', email: 'm@example.com', mobile: null, role: '' }
    useSession.setState({
      user: { id: 'miriam', ...person, group: 'user', roles: [{ role: 'lead', projectId: null }] },
    })
    const opened = createTestUnit({ choosing: () => getChoosing(opened.unit.unit.id, false) })
    expect(getChoosing(opened.unit.unit.id, false).kind).toBe('looking')
    beginProposing(opened.unit.unit.id)
    expect(getChoosing(opened.unit.unit.id, false).kind).toBe('own')
    noteProposalBase({ unitId: opened.unit.unit.id, selections: NO_SELECTIONS })
    renderInUnit(
      opened.unit,
      <AppTheme>
        <ProposingBar />
      </AppTheme>,
    )
    expect(await screen.findByRole('button', { name: 'Vorschlag senden …' })).toHaveProperty('disabled', true)
    opened.store.intents.chooseOption({ itemId: 'fronten', productId: 'grau' })
    expect(await screen.findByText('+300 €')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Vorschlag senden …' }))
    return opened
  }

  it('PRP-2, PRP-1: staff put it together in the unit, and send the difference with a note', async () => {
    const opened = await proposeFronts()
    await userEvent.type(screen.getByRole('textbox', { name: 'Notiz an die Käufer' }), ' Passt dazu. ')
    await userEvent.click(screen.getByRole('button', { name: 'Vorschlag senden' }))
    await waitFor(() => expect(server.asked(createProposal)).toHaveLength(1))
    expect(server.asked(createProposal)[0]?.body).toMatchObject({
      note: 'Passt dazu.',
      change: { buyerSelections: { fronten: { productId: 'grau', quantity: null } } },
    })
    await waitFor(() => expect(getChoosing(opened.unit.unit.id, false).kind).toBe('looking'))
  })

  it('PRP-2: sends it under the same key while a proxy answers for the server, and says when an earlier one has arrived', async () => {
    await proposeFronts()
    server.answer(createProposal, ofProxy(504))
    await userEvent.click(screen.getByRole('button', { name: 'Vorschlag senden' }))
    server.answer(createProposal, refusal('IDEMPOTENCY_KEY_REUSED'))
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut senden' }))
    expect(await screen.findByText(/^Eine frühere Fassung ist doch angekommen/)).toBeTruthy()
    server.answer(createProposal, { id: 'p1' })
    await userEvent.click(screen.getByRole('button', { name: 'Erneut senden' }))
    await waitFor(() => expect(server.asked(createProposal)).toHaveLength(3))
    const [first, second, third] = server.asked(createProposal).map(({ idempotencyKey }) => idempotencyKey)
    expect([first, third === first]).toEqual([second, false])
  })
})
