import type { TFunction } from 'i18next'
import type { FirstWords } from '../model/new-item.ts'

/** What new items say until somebody writes something else. */
export function firstWords(t: TFunction<'editor'>): FirstWords {
  return { title: t('first.title'), text: t('first.text'), action: t('first.action'), label: t('first.label') }
}
