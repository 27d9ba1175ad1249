import { useTranslation } from 'react-i18next'
import type { HistoryEntry } from './use-unit-file.ts'

/** Actions of the audit log that have a sentence of their own. */
const KNOWN = {
  'configuration.saved': 'configuration_saved',
  'configuration.completed': 'configuration_completed',
  'configuration.reopened': 'configuration_reopened',
  'order.confirmed': 'order_confirmed',
  'order.ordered': 'order_ordered',
  'order.returned': 'order_returned',
  'order.reopening_asked': 'order_reopening_asked',
  'order.reopening_refused': 'order_reopening_refused',
  'variant.created': 'variant_created',
  'variant.saved': 'variant_saved',
  'variant.renamed': 'variant_renamed',
  'variant.deleted': 'variant_deleted',
  'wish-link.created': 'wish_link_created',
  'wish-link.withdrawn': 'wish_link_withdrawn',
  'buyer.removed': 'buyer_removed',
  'reminder.sent': 'reminder_sent',
  'configuration.reset': 'configuration_reset',
  'sale.changed': 'sale_changed',
  'presentation.created': 'presentation_created',
  'presentation.deleted': 'presentation_deleted',
  'presentation.taken_over': 'presentation_taken_over',
  'proposal.sent': 'proposal_sent',
  'proposal.answered': 'proposal_answered',
  'proposal.withdrawn': 'proposal_withdrawn',
  'acting.started': 'acting_started',
  'acting.ended': 'acting_ended',
} as const

function isKnown(action: string): action is keyof typeof KNOWN {
  return Object.hasOwn(KNOWN, action)
}

/** Says what was done to a unit: a sentence for each entry, and a line for each choice where there are several. */
export function useHistoryWords() {
  const { t } = useTranslation('admin-unit')

  function say(entry: HistoryEntry): string {
    const { action, choices, upgrades, orderNumber: number } = entry
    const name = getName(entry)
    const [choice] = choices
    const [upgrade] = upgrades
    if (upgrade !== undefined && upgrades.length === 1) {
      return t(upgrade.isOn ? 'history.upgradeOn' : 'history.upgradeOff', { name, title: upgrade.title })
    }
    if (choice !== undefined && choices.length === 1) {
      return t(choice.product === '' ? 'history.cleared' : 'history.chose', { name, ...choice })
    }
    if (choices.length > 1) return t('history.choseSeveral', { name, count: choices.length })
    return isKnown(action)
      ? t(`history.did.${KNOWN[action]}`, { name, number })
      : t('history.did.other', { name, action })
  }

  function listLines({ choices, upgrades, acting }: HistoryEntry): readonly string[] {
    const reason = acting === null ? [] : [t('history.reason', { reason: acting.reason })]
    if (choices.length < 2 && (choices.length === 0 || upgrades.length === 0)) return reason
    const lines = choices.map(({ item, product }) =>
      t('history.line', { item, product: product === '' ? t('history.taken') : product }),
    )
    return [...reason, ...lines]
  }

  /** Who did it, and in whose name. */
  function getName({ by, acting, action }: HistoryEntry): string {
    const name = by?.name ?? t('history.portal')
    if (acting === null || !action.startsWith('configuration.')) return name
    return acting.buyerName === ''
      ? t('history.forNobody', { name })
      : t('history.inNameOf', { name, buyer: acting.buyerName })
  }

  return { say, listLines }
}
