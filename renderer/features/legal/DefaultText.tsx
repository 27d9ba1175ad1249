import { useTranslation } from 'react-i18next'
import styles from './LegalDialog.module.css'
import type { LegalFacts } from './use-legal-facts.ts'

const IMPRINT = ['provider', 'details', 'product'] as const
const PRIVACY = ['who', 'stored', 'device', 'statistics', 'seen', 'rights'] as const

interface DefaultTextProps {
  readonly kind: 'privacyPolicy' | 'imprint'
  readonly facts: LegalFacts
}

/**
 * Where no document has been brought in: the account's own text (STP-8), else what is true of every portal (SHL-75),
 * which claims nothing beyond that.
 */
export function DefaultText({ kind, facts }: DefaultTextProps) {
  const { own } = facts
  return (
    <div className={`ww-stack ww-gap-20 ${styles.text}`}>
      {kind === 'privacyPolicy' && own.privacyNotice !== '' ? (
        <p className={styles.lines}>{own.privacyNotice}</p>
      ) : kind === 'imprint' && own.imprint !== '' ? (
        <>
          <p className={styles.lines}>{[facts.accountName, own.postalAddress].filter(Boolean).join('\n')}</p>
          <p className={styles.lines}>{own.imprint}</p>
        </>
      ) : (
        <PortalText kind={kind} facts={facts} />
      )}
    </div>
  )
}

function PortalText({ kind, facts }: DefaultTextProps) {
  const { t } = useTranslation('legal')
  const isKnown = facts.own.postalAddress !== ''
  const names = { account: facts.accountName }
  return (
    <>
      {facts.project === null ? null : (
        <p>{t('project', { project: facts.project.name, address: facts.project.address })}</p>
      )}
      {kind === 'imprint'
        ? IMPRINT.map((part) => (
            <section key={part}>
              <h3 className="ww-heading">{t(`imprint.${part}.title`)}</h3>
              <p>{t(isKnown && part === 'details' ? 'imprint.details.withAddress' : `imprint.${part}.body`, names)}</p>
              {isKnown && part === 'provider' ? <p className={styles.lines}>{facts.own.postalAddress}</p> : null}
            </section>
          ))
        : PRIVACY.map((part) => (
            <section key={part}>
              <h3 className="ww-heading">{t(`privacyPolicy.${part}.title`)}</h3>
              <p>{t(`privacyPolicy.${part}.body`, names)}</p>
            </section>
          ))}
    </>
  )
}
