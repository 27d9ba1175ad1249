import Avatar from '@mui/material/Avatar'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNewMessage } from '#renderer/unit/address/use-new-message.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { UnitData } from '#renderer/unit/data/unit-data.types.ts'
import { Card } from '#renderer/ui/card/Card.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './ContactCard.module.css'

interface Contact {
  readonly title: 'agent' | 'accountManager' | 'salesManager'
  readonly name: string
  readonly imageUrl: string | null
  /** Lines below the name. */
  readonly address: readonly string[]
  readonly email: string | null
  readonly phone: string | null
}

/** Who to ask: the agent that markets the unit (PRO-28), else the account or sales manager (PRO-29); null = nobody. */
export function getContact(unit: UnitData, portal: 'bp' | 'mp'): Contact | null {
  const { agent } = unit
  if (agent !== null) {
    const address = [agent.addressStreet, `${agent.addressPostcode} ${agent.addressCity}`.trim()]
    return { ...agent, title: 'agent', imageUrl: agent.logoUrl, address: address.filter((line) => line !== '') }
  }
  const manager = portal === 'bp' ? unit.accountManager : unit.salesManager
  if (manager === null) return null
  return {
    title: portal === 'bp' ? 'accountManager' : 'salesManager',
    name: `${manager.firstName} ${manager.lastName}`.trim(),
    imageUrl: manager.imageUrl,
    address: [],
    email: manager.email,
    phone: manager.phone,
  }
}

/** The person or company to ask about the unit, with e-mail and phone. */
export function ContactCard() {
  const { t } = useTranslation('dashboard')
  const { unit, portal } = useOpenUnit()
  const contact = getContact(unit, portal)
  const newMessage = useNewMessage()
  if (contact === null) return null
  const { name, email, phone } = contact
  const isLogo = contact.title === 'agent' && contact.imageUrl !== null
  return (
    <Card title={t(`contact.${contact.title}`)}>
      <div className="ww-row ww-gap-16">
        <Avatar
          className={styles.image}
          variant={isLogo ? 'rounded' : 'circular'}
          data-logo={isLogo || undefined}
          {...(contact.imageUrl === null ? { 'aria-hidden': true } : { src: contact.imageUrl, alt: '' })}
        >
          {getInitials(name)}
        </Avatar>
        <p className="ww-stack ww-note ww-words">
          <strong className="ww-main">{name}</strong>
          {contact.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <ul className={styles.ways}>
        {newMessage === null ? null : (
          <li>
            <Link className={styles.way} to={newMessage}>
              <NamedIcon name="mail" size={20} />
              <span>{t('contact.message')}</span>
            </Link>
          </li>
        )}
        {email === null || email === '' ? null : (
          <li>
            <a className={styles.way} href={`mailto:${email}`} aria-label={`${t('contact.mail', { name })}: ${email}`}>
              <NamedIcon name="mail" size={20} />
              <span>{email}</span>
            </a>
          </li>
        )}
        {phone === null || phone === '' ? null : (
          <li>
            <a
              className={styles.way}
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              aria-label={`${t('contact.phone', { name })}: ${phone}`}
            >
              <NamedIcon name="phone" size={20} />
              <span>{phone}</span>
            </a>
          </li>
        )}
      </ul>
    </Card>
  )
}

/** First letters of the first two words. */
function getInitials(name: string): string {
  return name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
}
