import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import { NO_CHANGE } from '#shared/domain/selections/selections.types.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { beginActing, getChoosing } from '../acting/acting.store.ts'
import { untouched } from '../testing/unit-data.ts'
import { createProposalStorage } from './proposal-storage.ts'
import { beginProposing, isProposing, stopProposing } from './proposing.store.ts'

const server = answeringServer()
const PERSON = { firstName: 'Miriam', lastName: 'Vogt', email: 'm@example.com', mobile: null, role: '' }
const LATER = new Date(Date.now() + 3_600_000).toISOString()

function logIn(id: string) {
  useSession.setState({ user: { id, ...PERSON, group: 'user', roles: [{ role: 'lead', projectId: null }] } })
}

/** What is put together for a unit, as its pages would show it. */
async function readChosen(unitId: string): Promise<readonly string[]> {
  return Object.keys((await createProposalStorage(unitId).load()).selections.buyerSelections)
}

async function propose(unitId: string, itemId: string) {
  beginProposing(unitId)
  const storage = createProposalStorage(unitId)
  const { revision, catalogueRevision } = await storage.load()
  const change = { ...NO_CHANGE, buyerSelections: { [itemId]: { productId: 'grau', quantity: null } } }
  await storage.write({ change, basedOnRevision: revision, catalogueRevision, key: 'k', actingId: null })
}

describe('proposals that are put together in a tab', () => {
  beforeEach(() => {
    server.answer(getConfiguration, untouched)
    logIn('miriam')
  })
  afterEach(() => {
    for (const unitId of ['a-12', 'b-07']) stopProposing(unitId)
    useSession.setState({ user: null })
  })

  it('PRP-9: stay each for its unit when another is begun, sent or given up', async () => {
    await propose('a-12', 'fronten')
    await propose('b-07', 'boden')
    expect([isProposing('a-12'), isProposing('b-07')]).toEqual([true, true])
    expect([await readChosen('a-12'), await readChosen('b-07')]).toEqual([['fronten'], ['boden']])
    stopProposing('b-07')
    expect([await readChosen('a-12'), await readChosen('b-07')]).toEqual([['fronten'], []])
  })

  it('PRP-9: wait while staff choose in a buyer’s name, and are gone on with', async () => {
    await propose('a-12', 'fronten')
    beginActing({ unitId: 'a-12', id: 'p1', buyerName: 'Ben Berg', reason: 'Am Telefon', endsAt: LATER })
    expect(getChoosing('a-12', false).kind).toBe('acting')
    beginProposing('a-12')
    expect(isProposing('a-12')).toBe(true)
    expect(await readChosen('a-12')).toEqual(['fronten'])
  })

  it('PRP-2: are nothing to whoever logs in next', async () => {
    await propose('a-12', 'fronten')
    logIn('jonas')
    expect(isProposing('a-12')).toBe(false)
    expect(await readChosen('a-12')).toEqual([])
  })
})
