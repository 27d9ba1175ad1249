import { describe, expect, it } from 'vitest'
import { roomState } from '#shared/domain/index.ts'
import { roomSheetDocument } from '#renderer/pdf/room-sheet-document.ts'
import { createTestUnit } from '#renderer/unit/testing/open-unit.tsx'
import { fileName } from './files.ts'
import { sheetLines } from './sheet-rows.ts'

describe('the sheet of a room', () => {
  it('lists what is fitted and the upgrades, and its lines add up to the room’s total', () => {
    const { store } = createTestUnit()
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    store.intents.toggleBundle({ bundleId: 'wellness' })
    const { configuration } = store.state.getState()
    const { lines, total } = sheetLines(configuration, 'bad')
    expect(lines.map((line) => (line.kind === 'item' ? line.productId : line.bundleIds))).toEqual([
      'stein',
      'sockel-holz',
      'wanne',
      ['wellness'],
    ])
    expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(total)
    expect(total).toBe(roomState(configuration, 'bad').total)
    expect(total).toBe(4 * 700_00 - 1_800_00 + 900_00)
  })

  it('CHK-25 CHK-28 is an A4 page with date and page number, without prices where none are shown', () => {
    const sheet = {
      title: 'Bad',
      unitName: 'Wohnung A 12',
      projectName: 'Lindenhof',
      date: '20. November 2026',
      picture: null,
      heads: { item: 'Position', product: 'Gewählt', price: 'Aufpreis' },
      rows: [{ key: 'a', item: 'Boden', product: 'Eiche', detail: '4\u202Fm²', price: '+1.200\u202F€' }],
      total: { label: 'Aufpreis Bad', amount: '+1.200\u202F€', onRequest: null },
      notes: ['Unverbindlich'],
    }
    const document = roomSheetDocument(sheet, null)
    expect(document.pageSize).toBe('A4')
    const text = JSON.stringify(document)
    expect(text).toContain('+1.200\u00A0€')
    expect(text).not.toContain('\u202F')
    const row = sheet.rows.map((entry) => ({ ...entry, price: null }))
    expect(JSON.stringify(roomSheetDocument({ ...sheet, total: null, rows: row }, null))).not.toContain('Aufpreis')
    const footer =
      typeof document.footer === 'function'
        ? document.footer(2, 3, { width: 0, height: 0, orientation: 'portrait' })
        : null
    expect(JSON.stringify(footer)).toContain('2 / 3')
  })
})

describe('file names', () => {
  it('are plain on every system', () => {
    expect(fileName(['Gäste-WC', 'Wohnung A 12 / Süd'], 'pdf')).toBe('Gaste-WC-Wohnung-A-12-Sud.pdf')
    expect(fileName(['…'], 'jpg')).toBe('Raum.jpg')
  })
})
