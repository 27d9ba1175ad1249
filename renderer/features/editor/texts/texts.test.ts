import { describe, expect, it } from 'vitest'
import { createFinder, searchTexts } from './find-texts.ts'
import { judgeText } from './judge-text.ts'
import { indexOwn, listTexts, missingKeys } from './text-list.ts'

const DE = {
  greeting: { evening: 'Guten Abend, {{name}}', morning: 'Guten Morgen' },
  left_one: 'Noch {{count}} Tag',
  left_other: 'Noch {{count}} Tage',
  left_zero: 'Heute',
  area: '{{count}} m²',
  rich: 'Mehr <b>Licht</b>',
  only: 'Nur deutsch',
  step_one: 'Schritt eins',
}
const EN = {
  greeting: { evening: 'Good evening, {{name}}', morning: 'Good morning' },
  left_one: '{{count}} day left',
  left_other: '{{count}} days left',
  left_zero: 'Today',
  area: '{{count}} m²',
  rich: 'More <b>light</b>',
  step_one: 'Step one',
}
const TEXTS = listTexts('dashboard', { de: DE, en: EN })
const OWN = indexOwn([{ locale: 'de', key: 'dashboard:greeting.morning', text: 'Moin' }])
const finder = createFinder(TEXTS, OWN, 'de')

describe('the texts of a portal', () => {
  it('decision 65: are listed by place, forms of a number together, and only where both languages have them', () => {
    expect(TEXTS.map(({ id }) => id)).toEqual([
      'dashboard:greeting.evening',
      'dashboard:greeting.morning',
      'dashboard:left',
      'dashboard:area',
      'dashboard:rich',
      'dashboard:step_one',
    ])
    const left = TEXTS.find(({ id }) => id === 'dashboard:left')
    expect(left?.forms.map(({ key, plural }) => [key, plural])).toEqual([
      ['dashboard:left_zero', 'zero'],
      ['dashboard:left_one', 'one'],
      ['dashboard:left_other', 'other'],
    ])
    expect(TEXTS.at(-1)?.forms[0]?.plural).toBeNull()
  })

  it('decision 65: are found by what has become of them on the page, the surest first', () => {
    expect(finder.find('Guten Abend, Familie Sommer')).toEqual(['dashboard:greeting.evening'])
    expect(finder.find('  noch\u00a021 Tage ')).toEqual(['dashboard:left'])
    expect(finder.find('Mehr Licht')).toEqual(['dashboard:rich'])
    expect(finder.find('Etwas anderes')).toEqual([])
  })

  it('decision 65: are found by one’s own words too, as the page shows them', () => {
    expect(finder.find('Moin')).toEqual(['dashboard:greeting.morning'])
    expect(searchTexts(TEXTS, OWN, 'moi', finder).map(({ id }) => id)).toEqual(['dashboard:greeting.morning'])
  })

  it('decision 65: what is nearly only values is not found everywhere', () => {
    expect(finder.find('12 m²')).toEqual([])
  })

  it('decision 65: are searched by key, by words of any language, and by what stands on the page', () => {
    const ids = (query: string) => searchTexts(TEXTS, OWN, query, finder).map(({ id }) => id)
    expect(ids('greeting.ev')).toEqual(['dashboard:greeting.evening'])
    expect(ids('days LEFT')).toEqual(['dashboard:left'])
    expect(ids('Guten Abend, Anna')).toEqual(['dashboard:greeting.evening'])
    expect(ids(' ')).toHaveLength(TEXTS.length)
  })

  it('decision 65: those that only another language has are missing', () => {
    expect([...missingKeys(OWN, 'en')]).toEqual(['dashboard:greeting.morning'])
    expect([...missingKeys(OWN, 'de')]).toEqual([])
  })
})

describe('a text of one’s own', () => {
  const judge = (text: string, plural: 'one' | 'other' | null = null) =>
    judgeText({ key: 'dashboard:left_other', plural }, 'Noch {{count}} Tage', text)

  it('decision 65: names the values that it lacks, and is shown all the same', () => {
    expect(judge('Noch ein paar Tage')).toMatchObject({ isFit: true, missing: ['{{count}}'], unknown: [] })
    expect(judge('Nur {{count}} Tage')).toMatchObject({ isFit: true, missing: [] })
  })

  it('decision 65: is not shown with values that there are not', () => {
    expect(judge('{{total}} Tage')).toMatchObject({ isFit: false, unknown: ['{{total}}'] })
    expect(judge('{{cou')).toMatchObject({ isFit: false, unknown: ['{{cou}}'] })
    expect(judge('$t(common:x)')).toMatchObject({ isFit: false, fault: 'nested' })
  })

  it('decision 65: of one thing need not say how many there are', () => {
    expect(judge('Noch ein Tag', 'one').missing).toEqual([])
  })
})
