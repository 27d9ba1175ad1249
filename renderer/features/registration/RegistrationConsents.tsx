import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentField } from '#renderer/ui/ConsentField.tsx'
import type { Fault } from './registration-form.ts'

interface ConsentProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  readonly fault: Fault | null
}

/** The terms of use (AUT-16). */
export function TermsConsent({ fault, ...input }: ConsentProps) {
  const { t } = useTranslation('access')
  return (
    <ConsentField
      {...input}
      label={t('pages.registration.acceptTerms')}
      error={fault === null ? null : t(`validations.${fault}`)}
      readLabel={t('pages.registration.openTerms')}
      title={t('terms.title')}
    >
      <p>{t('terms.purpose')}</p>
      <p>{t('terms.prices')}</p>
      <p>{t('terms.availability')}</p>
    </ConsentField>
  )
}

/** The privacy notice (AUT-17). */
export function PrivacyConsent({ fault, accountName, ...input }: ConsentProps & { readonly accountName: string }) {
  const { t } = useTranslation('access')
  return (
    <ConsentField
      {...input}
      label={t('pages.registration.privacyPolicy')}
      error={fault === null ? null : t(`validations.${fault}`)}
      readLabel={t('pages.registration.openPrivacy')}
      title={t('privacy.title')}
    >
      <p>{t('privacy.who', { account: accountName })}</p>
      <p>{t('privacy.what')}</p>
      <p>{t('privacy.howLong')}</p>
      <p>{t('privacy.rights')}</p>
    </ConsentField>
  )
}
