import { useTranslation } from 'react-i18next'
import { useMailWay, useSession } from '#renderer/session/index.ts'
import { findOwnBuyer } from '#renderer/unit/data/own-buyer.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Whom the mail goes to that follows an order: each of the unit's buyers (REV-7). null = it has none. */
export function useMailWords(): string | null {
  const { t } = useTranslation('checkout')
  const mailWay = useMailWay()
  const { unit } = useOpenUnit()
  const email = useSession((session) => session.user?.email ?? null)
  const { buyers } = unit
  const mine = findOwnBuyer(unit, email)
  if (buyers.length === 0) return null
  if (mine === undefined)
    return t('dialog.mailToBuyers', { emails: buyers.map((buyer) => buyer.email).join(', '), ...mailWay })
  return t(buyers.length === 1 ? 'dialog.mail' : 'dialog.mailWithOthers', { email: mine.email })
}
