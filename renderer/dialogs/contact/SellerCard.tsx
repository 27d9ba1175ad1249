import { useTranslation } from 'react-i18next'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from '../prospect/prospect.module.css'

/** Who answers: the agent that markets the unit (PRO-28), else the sales manager (PRO-29). */
export function SellerCard() {
  const { t } = useTranslation('prospects')
  const { unit } = useOpenUnit()
  const { agent, salesManager } = unit
  if (agent !== null) {
    const lines = [agent.addressStreet, `${agent.addressPostcode} ${agent.addressCity}`.trim()]
    return (
      <section className={styles.seller} aria-label={t('contact.agent')}>
        <div className="ww-row ww-gap-12">
          {agent.logoUrl === null ? null : <img className={styles.logo} src={agent.logoUrl} alt="" />}
          <div>
            <small>{t('contact.agent')}</small>
            <br />
            <strong>{agent.name}</strong>
            <address className="ww-said">{lines.filter((line) => line !== '').join(', ')}</address>
          </div>
        </div>
        <Ways email={agent.email} phone={agent.phone} />
      </section>
    )
  }
  if (salesManager === null) return null
  return (
    <section className={styles.seller} aria-label={t('contact.salesManager')}>
      <div className="ww-row ww-gap-12">
        {salesManager.imageUrl === null ? null : <img className={styles.logo} src={salesManager.imageUrl} alt="" />}
        <div>
          <small>{t('contact.salesManager')}</small>
          <br />
          <strong>
            {salesManager.firstName} {salesManager.lastName}
          </strong>
        </div>
      </div>
      <Ways email={salesManager.email} phone={salesManager.phone} />
    </section>
  )
}

function Ways({ email, phone }: { email: string | null; phone: string | null }) {
  return (
    <ul className="ww-wrap ww-gap-16">
      {phone === null || phone === '' ? null : (
        <li>
          <a className="ww-way" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        </li>
      )}
      {email === null || email === '' ? null : (
        <li>
          <a className="ww-way" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
    </ul>
  )
}
