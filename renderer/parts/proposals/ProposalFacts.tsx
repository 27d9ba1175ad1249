import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './ProposalNotices.module.css'
import type { Proposal } from './use-proposals.ts'

/** How a proposal ended, in a word. */
export function getProposalState({ state, lines }: Proposal): Proposal['state'] | 'partly' {
  return state === 'taken' && lines.some(({ isTaken }) => isTaken === false) ? 'partly' : state
}

/** What was proposed, line by line, with what became of it. */
export function ProposalLines({ lines }: Pick<Proposal, 'lines'>) {
  const { t } = useTranslation('proposals')
  return (
    <ul className={styles.lines}>
      {lines.map(({ item, product, isTaken }) => (
        <li key={`${item} ${product}`}>
          {isTaken === null ? null : (
            <span role="img" aria-label={t(isTaken ? 'history.taken' : 'history.notTaken')}>
              <NamedIcon name={isTaken ? 'check' : 'close'} size={18} />
            </span>
          )}
          <span>
            <span className="ww-muted">{item ?? t('rows.upgrade')}:</span>{' '}
            {product === '' ? t('rows.nothing') : product}
          </span>
        </li>
      ))}
    </ul>
  )
}
