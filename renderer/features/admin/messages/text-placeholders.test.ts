import { describe, expect, it } from 'vitest'
import { fillPlaceholders, listOpenPlaceholders } from './text-placeholders.ts'

const VALUES = { name: 'Anna Kaltenbach', unit: 'A 12', project: 'Wohnen am Lindenhof' }

describe('text modules', () => {
  it('MSG-6: say name, unit and project where they leave them open', () => {
    expect(fillPlaceholders('Guten Tag {{name}}, zu {{ unit }} ({{project}}): ja.', VALUES)).toBe(
      'Guten Tag Anna Kaltenbach, zu A 12 (Wohnen am Lindenhof): ja.',
    )
  })

  it('MSG-6: leave open what nobody knows, and say what that is', () => {
    const text = fillPlaceholders('{{Anzahl}} Steckdosen kosten {{Preis}}, {{name}}. {{Preis}}!', {
      ...VALUES,
      name: '',
    })
    expect(text).toBe('{{Anzahl}} Steckdosen kosten {{Preis}}, {{name}}. {{Preis}}!')
    expect(listOpenPlaceholders(text)).toEqual(['Anzahl', 'Preis', 'name'])
    expect(listOpenPlaceholders('{{}} {{ }} {x}')).toEqual([])
  })
})
