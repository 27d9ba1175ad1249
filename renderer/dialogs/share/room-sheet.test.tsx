import { cleanup, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { showerCatalogue } from '#shared/testing/shower-catalogue.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { useRoomSheet } from './use-room-sheet.ts'

function Rows({ room }: { room: Room }) {
  const { rows } = useRoomSheet(room, null)
  return (
    <ul>
      {rows.map(({ key, item, product, detail, price }) => (
        <li key={key}>{[item, product, detail, price].join(' | ')}</li>
      ))}
    </ul>
  )
}

function listRows(showPricing: boolean): string[] {
  const { unit, store, prepared } = createTestUnit({ catalogue: showerCatalogue(), flags: { showPricing } })
  const room = prepared.room('bad')
  if (room === undefined) throw new Error('no bathroom')
  store.intents.toggleBundle({ bundleId: 'wellness' })
  renderInUnit(unit, <Rows room={room} />)
  return screen.getAllByRole('listitem').map((row) => row.textContent)
}

describe('the prices on the sheet of a room', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces('share')
  })
  afterEach(cleanup)

  it('CHK-9 tell the base price of an upgrade from what its products cost more', () => {
    const rows = listRows(true)
    expect(rows[0]).toMatch(/^Dusche \| Rauchglas .*\+2\.000/)
    // The standard of something optional is paid with the upgrade, not with the purchase price.
    expect(rows.find((row) => row.startsWith('Sitzbank'))).toMatch(/inklusive$/)
    expect(rows.at(-1)).toMatch(/^Pakete \| Wellness(, [^|]+)? \| Grundpreis.* \| \+1\.600/)
  })

  it('SHL-36 are not spoken of where none are shown', () => {
    expect(listRows(false).join()).not.toMatch(/preis|€|inklusive/i)
  })
})
