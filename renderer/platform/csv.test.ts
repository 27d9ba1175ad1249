import { describe, expect, it } from 'vitest'
import { csvAmount, formatCsv } from './csv.ts'

describe('spreadsheets', () => {
  it('UNT-9: writes amounts to the cent, and never a formula of somebody else’s', () => {
    const rows = [
      ['=HYPERLINK("x")', '+49 761', '-1', '@a', 'A;B', 'he said "no"'],
      [csvAmount(123_456, 'de'), csvAmount(-5, 'de'), csvAmount(0, 'en'), csvAmount(-123_40, 'en')],
    ]
    expect(formatCsv(rows)).toBe(
      '\ufeff"\'=HYPERLINK(""x"")";\'+49 761;\'-1;\'@a;"A;B";"he said ""no"""\r\n1234,56;-0,05;0.00;-123.40\r\n',
    )
  })
})
