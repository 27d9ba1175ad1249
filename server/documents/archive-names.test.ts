import { describe, expect, it } from 'vitest'
import { safeFileName, uniqueFileNames } from './archive-names.ts'

describe('DOC-9 names in the ZIP of all documents', () => {
  it.each([
    ['Grundriss A 12.pdf', 'Grundriss A 12.pdf'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['C:\\temp\\plan.pdf', 'C--temp-plan.pdf'],
    ['.hidden', 'Dokument.hidden'],
    ['a\u0000b\u202Egpj.exe', 'abgpj.exe'],
    ['CON.pdf', 'CON_.pdf'],
    ['', 'Dokument'],
    ['...', 'Dokument'],
    ['Plan  1 .pdf', 'Plan 1.pdf'],
    ['Ku\u0308che.pdf', 'Küche.pdf'],
  ])('are safe on every system: %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  it('are short enough', () => {
    expect(safeFileName(`${'ä'.repeat(300)}.pdf`)).toBe(`${'ä'.repeat(120)}.pdf`)
  })

  it('are there once each, whatever the case', () => {
    expect(uniqueFileNames(['Plan.pdf', 'plan.pdf', 'Plan (2).pdf', 'Plan.pdf'])).toEqual([
      'Plan.pdf',
      'plan (2).pdf',
      'Plan (2) (2).pdf',
      'Plan (3).pdf',
    ])
  })
})
