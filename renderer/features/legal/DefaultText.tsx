import { useTranslation } from 'react-i18next'
import styles from './LegalDialog.module.css'
import type { LegalFacts } from './use-legal-facts.ts'

const IMPRINT = ['provider', 'details', 'product'] as const
const PRIVACY = ['who', 'stored', 'device', 'statistics', 'seen', 'rights'] as const

interface DefaultTextProps {
  readonly kind: 'privacyPolicy' | 'imprint'
  readonly facts: LegalFacts
}

/** What is true of every portal, where nothing has been brought in yet (SHL-75). It claims nothing beyond that. */
export function DefaultText({ kind, facts }: DefaultTextProps) {
  const { t } = useTranslation('legal')
  const names = { account: facts.accountName }
  return (
    <div className={`ww-stack ww-gap-20 ${styles.text}`}>
      {facts.project === null ? null : (
        <p>{t('project', { project: facts.project.name, address: facts.project.address })}</p>
      )}
      {kind === 'imprint'
        ? IMPRINT.map((part) => (
            <section key={part}>
              <h3 className="ww-heading">{t(`imprint.${part}.title`)}</h3>
              <p>{t(`imprint.${part}.body`, names)}</p>
            </section>
          ))
        : PRIVACY.map((part) => (
            <section key={part}>
              <h3 className="ww-heading">{t(`privacyPolicy.${part}.title`)}</h3>
              <p>{t(`privacyPolicy.${part}.body`, names)}</p>
            </section>
          ))}
    </div>
  )
}
