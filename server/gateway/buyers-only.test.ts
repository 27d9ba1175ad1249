import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '#shared/contracts/http/index.ts'
import { startTestPortal, type TestPortal, valueAt } from '#server/testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.remove())

const OWN = Object.values(ENDPOINTS).filter((endpoint) => 'isBuyersOnly' in endpoint)

it('ROL-2: what is the buyers’ own affair is refused to the team, whatever they send', async () => {
  const headers = await portal.logIn('admin@example.com')
  const refused = []
  for (const { name, method, path, body, ...more } of OWN) {
    const query = 'accepts' in more ? '?file_name=a.txt' : ''
    const address = `${path.replace(':unit_id', 't-01').replaceAll(/:\w+/g, 'x')}${query}`
    const answer = await portal.call(method, address, { headers, ...(body === null ? {} : { body: { odd: true } }) })
    refused.push([name, answer.status, valueAt(answer.json, 'errors', '0', 'code')])
  }
  expect(refused).toEqual(OWN.map(({ name }) => [name, 403, 'FORBIDDEN']))
  expect(OWN.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['answerProposal', 'noteProposalSeen', 'putActedAside', 'reopenDeadline', 'saveDeadline']),
  )
})
