import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listUnitHistory } from '#shared/contracts/http/staff-files.contract.ts'
import { isKnownAction, KNOWN_ACTIONS } from './known-actions.ts'

type HistoryAnswer = AnswerOf<typeof listUnitHistory>[number]['answer']

/** Something that was done, as far as a sentence needs it. */
export interface Deed {
  /** Dotted, as in the audit log. */
  readonly action: string
  /** Who did it; '' = nobody who was logged in, or their record is gone. */
  readonly name: string
  /** Whom or what it was done to; '' = nothing, or it is gone. */
  readonly about: string
  /** Of the order; '' = none. */
  readonly number: string
  /** What became of a proposal; null = it was none, or nobody knows. */
  readonly answer: HistoryAnswer
}

/** Says what was done: the sentences of the log, and of a unit's history (LOG-1, FIL-4). */
export function useDeedWords() {
  const { t } = useTranslation('admin-audit')

  /** Whoever asks for a new password is not known to be who they say. */
  function getName({ action, name }: Pick<Deed, 'action' | 'name'>): string {
    if (name !== '') return name
    return t(action === 'password.requested' ? 'someone' : 'portal')
  }

  function say(deed: Deed): string {
    const { action, number } = deed
    const name = getName(deed)
    if (action === 'login.failed' && deed.about === '') return t('did.login_failed_nobody')
    if (!isKnownAction(action)) return t('did.other', { name, action })
    if (action === 'proposal.answered' && deed.answer !== null) return t(`answered.${deed.answer}`, { name })
    const about = deed.about === '' ? t(`unnamed.${getKind(action)}`) : deed.about
    return t(`did.${KNOWN_ACTIONS[action]}`, { name, number, about })
  }

  return { say, getName }
}

function getKind(action: string): 'person' | 'project' | 'device' | 'mail' {
  if (action === 'deadline.template-saved') return 'project'
  return (['project', 'device', 'mail'] as const).find((kind) => action.startsWith(`${kind}.`)) ?? 'person'
}
