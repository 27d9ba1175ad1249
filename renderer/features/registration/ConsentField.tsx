import { type ComponentProps, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import styles from './registration.module.css'
import type { Fault } from './registration-form.ts'

interface ConsentFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  /** What is agreed to. */
  readonly about: 'terms' | 'privacy'
  readonly accountName: string
  readonly fault: Fault | null
}

/** A box to tick (AUT-16, AUT-17), and the words it is about. */
export function ConsentField({ about, accountName, fault, ...input }: ConsentFieldProps) {
  const { t } = useTranslation('access')
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isTerms = about === 'terms'
  return (
    <div className={styles.consent}>
      <label className={styles.tick} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          required
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-error`}
        />
        <span>{isTerms ? t('pages.registration.acceptTerms') : t('pages.registration.privacyPolicy')}</span>
      </label>
      {fault === null ? null : (
        <p id={`${id}-error`} className={styles.fault}>
          {t(`validations.${fault}`)}
        </p>
      )}
      <button type="button" className={styles.read} onClick={() => setIsOpen(true)}>
        {isTerms ? t('pages.registration.openTerms') : t('pages.registration.openPrivacy')}
      </button>
      {isOpen ? (
        <Dialog title={isTerms ? t('terms.title') : t('privacy.title')} size="medium" onClose={() => setIsOpen(false)}>
          <div className={styles.legal}>
            {isTerms ? (
              <>
                <p>{t('terms.purpose')}</p>
                <p>{t('terms.prices')}</p>
                <p>{t('terms.availability')}</p>
              </>
            ) : (
              <>
                <p>{t('privacy.who', { account: accountName })}</p>
                <p>{t('privacy.what')}</p>
                <p>{t('privacy.howLong')}</p>
                <p>{t('privacy.rights')}</p>
              </>
            )}
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
