import { useTranslation } from 'react-i18next'
import { DOCUMENT_ROLES, DOCUMENT_VISIBILITIES } from '#shared/domain/index.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import type { Saying } from './use-document-work.ts'

interface KindFieldsProps {
  readonly value: Pick<Saying, 'role' | 'visibility'>
  readonly onChange: (value: Partial<Pick<Saying, 'role' | 'visibility'>>) => void
}

/** What documents are, and who sees them. */
export function KindFields({ value: { role, visibility }, onChange }: KindFieldsProps) {
  const { t } = useTranslation('admin-documents')
  return (
    <>
      <SelectField
        label={t('role')}
        value={role}
        options={DOCUMENT_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={(value) => onChange({ role: DOCUMENT_ROLES.find((one) => one === value) ?? role })}
      />
      <div className="ww-stack ww-gap-4">
        <SelectField
          label={t('visibleFor')}
          value={visibility}
          options={DOCUMENT_VISIBILITIES.map((value) => ({ value, label: t(`visibilities.${value}`) }))}
          onChange={(value) =>
            onChange({ visibility: DOCUMENT_VISIBILITIES.find((one) => one === value) ?? visibility })
          }
        />
        <p className="ww-hint">{t(`visibilityHints.${visibility}`)}</p>
      </div>
    </>
  )
}

interface NameFieldsProps {
  readonly names: Saying['names']
  /** There was an attempt to send it. */
  readonly isAsked: boolean
  readonly onChange: (names: Saying['names']) => void
}

/** What a document is called, in both languages. */
export function NameFields({ names, isAsked, onChange }: NameFieldsProps) {
  const { t } = useTranslation('admin-documents')
  return (
    <>
      <TextField
        label={t('nameDe')}
        value={names.de}
        maxLength={200}
        error={isAsked && names.de.trim() === '' ? t('nameMissing') : null}
        onChange={(event) => onChange({ ...names, de: event.target.value })}
      />
      <TextField
        label={t('nameEn')}
        hint={t('nameEnHint')}
        value={names.en ?? ''}
        maxLength={200}
        onChange={(event) => onChange({ ...names, en: event.target.value === '' ? null : event.target.value })}
      />
    </>
  )
}

/** Names as they are sent: nothing in English that is only blanks. */
export function trimNames({ de, en }: Saying['names']): Saying['names'] {
  return { de: de.trim(), en: en === null || en.trim() === '' ? null : en.trim() }
}
