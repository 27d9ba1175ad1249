import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentField } from '#renderer/ui/ConsentField.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { FieldFault } from './prospect-form.ts'

interface PrivacyFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  readonly fault: FieldFault | null
}

/** The box to tick (PRO-8, PRO-18), with the notice it is about. */
export function PrivacyField({ fault, ...input }: PrivacyFieldProps) {
  const { t } = useTranslation('prospects')
  const { project } = useOpenUnit()
  return (
    <ConsentField
      {...input}
      label={t('privacy.label')}
      error={fault === null ? null : t(`meta.validations.${fault}`)}
      readLabel={t('privacy.open')}
      title={t('privacy.title')}
    >
      <p>{t('privacy.who', { account: project.account.name })}</p>
      <p>{t('privacy.what')}</p>
      <p>{t('privacy.howLong')}</p>
      <p>{t('privacy.rights')}</p>
    </ConsentField>
  )
}
