import Checkbox from '@mui/material/Checkbox'
import { useTranslation } from 'react-i18next'
import type { DocumentVisibility } from '#shared/domain/index.ts'
import styles from './documents.module.css'

interface TellsFieldProps {
  readonly visibility: DocumentVisibility
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

/** Whether buyers get a mail; of what is the team's own they hear nothing. */
export function TellsField({ visibility, value, onChange }: TellsFieldProps) {
  const { t } = useTranslation('admin-documents')
  const isInner = visibility === 'internal'
  return (
    <label className={styles.tells}>
      <Checkbox checked={value && !isInner} disabled={isInner} onChange={(_, isChecked) => onChange(isChecked)} />
      <span>
        {t('tells')}
        <small className="ww-hint">{t(isInner ? 'tellsInner' : 'tellsHint')}</small>
      </span>
    </label>
  )
}
