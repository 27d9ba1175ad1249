import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from './i18n.ts'
import { pickLocale } from '#shared/contracts/pick-locale.ts'

describe('language', () => {
  it('SHL-25 starts in German', () => {
    expect(pickLocale(null, [])).toBe('de')
    expect(pickLocale(null, ['fr-FR', 'pl'])).toBe('de')
  })

  it('SHL-28 takes the first language of the browser that is supported', () => {
    expect(pickLocale(null, ['fr-FR', 'en-GB', 'de'])).toBe('en')
    expect(pickLocale(null, ['DE-AT'])).toBe('de')
  })

  it('SHL-32 prefers the stored language, and ignores one that is unknown', () => {
    expect(pickLocale('de', ['en'])).toBe('de')
    expect(pickLocale('xx', ['en'])).toBe('en')
  })

  it('SHL-32 changes the language, stores it and says so to the page', async () => {
    localStorage.clear()
    await startI18n()
    await changeLocale('en')
    expect(i18next.t('action.retry')).toBe('Try again')
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage.getItem('locale')).toBe('en')
    await changeLocale('de')
    expect(i18next.t('action.retry')).toBe('Erneut versuchen')
    expect(document.documentElement.lang).toBe('de')
  })

  it('SHL-22, SHL-26: knows where the same texts are in each language', async () => {
    const [de, en] = await Promise.all([import('./files-de.ts'), import('./files-en.ts')])
    const listNames = (files: object) => Object.keys(files).map((path) => path.replace(/^\.\/(?:de|en)\//, ''))
    expect(Object.keys(de.FILES)).toContain('./de/common.ts')
    expect(Object.keys(en.FILES)).toContain('./en/common.ts')
    expect(listNames(en.FILES)).toEqual(listNames(de.FILES))
  })
})
