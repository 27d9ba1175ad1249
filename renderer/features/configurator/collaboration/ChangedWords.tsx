import { useTranslation } from 'react-i18next'
import { authorWords } from '#renderer/unit/collaboration/author-words.ts'
import type { Author } from '#renderer/unit/saving/configuration-storage.types.ts'

export interface Shown {
  readonly author: Author | null
  readonly titles: readonly string[]
  readonly status: 'completed' | 'reopened' | null
}

/** What somebody else has changed, in one line. */
export function ChangedWords({ author, titles, status }: Shown) {
  const { t } = useTranslation('together')
  if (status !== null) return t(`status.${status}`)
  const { kind, name } = authorWords(author)
  const [what = '', ...more] = titles
  const by = t(`by.${kind}`, { name })
  return more.length === 0 ? t('changed', { what, by }) : t('changedMany', { what, by, count: more.length })
}
