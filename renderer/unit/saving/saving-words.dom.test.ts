import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useNotifications } from '#renderer/notifications/index.ts'
import { createTestUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { sayTakenBack } from './saving-words.ts'

const { prepared } = createTestUnit({})
const said = () => useNotifications.getState().notices.map(({ severity, title, body }) => ({ severity, title, body }))

describe('what is said of choices that were taken back', () => {
  beforeAll(startTexts)
  beforeEach(() => useNotifications.getState().dismissAll())

  it('FOUND-16 API-100: a lock of the server names the item, the deadline of its trade and its day', async () => {
    const hold = { kind: 'deadline' as const, title: 'Küche', expiresAt: '2026-10-31T22:59:59.000Z' }
    await sayTakenBack(prepared, ['Grau'], 'refused', [{ itemId: 'fronten', hold }])
    const [{ severity, title, body } = { severity: '', title: '', body: '' }] = said()
    expect(severity).toBe('error')
    expect(title).toMatch(/^„Fronten.*“ ist festgelegt$/)
    expect(body).toMatch(/^„Grau“ wurde nicht angenommen\..* Der Termin „Küche“ ist seit dem 31\.10\.2026 vorbei\.$/)
  })

  it('FOUND-16: what went because its user took another choice back was no failure', async () => {
    await sayTakenBack(prepared, ['Grau'], 'withdrawn', [])
    expect(said()).toMatchObject([{ severity: 'info', title: 'Eine weitere Wahl wurde zurückgenommen' }])
    await sayTakenBack(prepared, ['Eiche'], 'refused', [])
    expect(said()[1]).toMatchObject({ severity: 'error', title: 'Die Auswahl konnte nicht gespeichert werden' })
  })
})
