import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from './i18n.ts'
import { showProjectTexts } from './project-texts.ts'

const own = (key: string, text: string, locale = 'de') => ({ locale, key, text })

describe('a project’s own words', () => {
  beforeAll(async () => {
    await startI18n()
    await changeLocale('de')
  })
  afterEach(() => showProjectTexts([]))

  it('SHL-27 stand in the place of built-in ones, and are said to who shows them', () => {
    const builtIn = i18next.t('action.retry')
    const listener = vi.fn<(language: string) => void>()
    i18next.on('languageChanged', listener)
    showProjectTexts([own('common:action.retry', 'Nochmals')])
    expect(i18next.t('action.retry')).toBe('Nochmals')
    expect(i18next.t('action.back')).not.toBe('Nochmals')
    expect(listener).toHaveBeenCalledOnce()
    showProjectTexts([])
    expect(i18next.t('action.retry')).toBe(builtIn)
    i18next.off('languageChanged', listener)
  })

  it('SHL-27 stand there too when the built-in ones are loaded later, in their language alone', async () => {
    showProjectTexts([own('units:customize', 'Meine Wohnungen'), own('login:pages.login.title', 'Hello there', 'en')])
    await i18next.loadNamespaces(['units', 'login'])
    expect(i18next.t('units:customize')).toBe('Meine Wohnungen')
    expect(i18next.t('login:pages.login.title')).not.toBe('Hello there')
    showProjectTexts([own('login:pages.login.title', 'Willkommen zu Hause')])
    expect(i18next.t('units:customize')).not.toBe('Meine Wohnungen')
    expect(i18next.t('login:pages.login.title')).toBe('Willkommen zu Hause')
  })

  it('are left out where there is no such text, or it has other values', () => {
    const before = JSON.stringify(i18next.getDataByLanguage('de'))
    showProjectTexts([
      own('common:nothing.here', 'x'),
      own('common:action', 'x'),
      own('common:action.retry.deeper', 'x'),
      own('common:__proto__.polluted', 'x'),
      own('common:constructor.prototype.polluted', 'x'),
      own('common:action.retry', '{{password}}'),
      own('common:action.retry', '$t(common:action.retry)'),
      own('nowhere:at.all', 'x'),
    ])
    expect(JSON.stringify(i18next.getDataByLanguage('de'))).toBe(before)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
