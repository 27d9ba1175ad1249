import { useTranslation } from 'react-i18next'
import type { Told } from './use-told.ts'

interface ToldNoteProps {
  /** What is to be saved can be. */
  readonly isReady: boolean
  /** null = it is being asked, 'unknown' = nobody could say. */
  readonly told: Told | 'unknown' | null
}

/** Whom saving would tell, beside the button, before it does. */
export function ToldNote({ isReady, told }: ToldNoteProps) {
  const { t } = useTranslation('admin-deadlines')
  return (
    <p className="ww-saying ww-muted" role="status">
      {isReady ? say() : ''}
    </p>
  )

  function say(): string {
    if (told === null) return t('told.asking')
    if (told === 'unknown') return t('told.unknown')
    if (told.deadlineCount === 0) return t('told.nothing')
    return `${t('told.units', { count: told.unitCount })}, ${t('told.people', { count: told.personCount })}`
  }
}
