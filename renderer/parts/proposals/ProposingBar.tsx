import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { stopProposing } from '#renderer/unit/proposing/proposing.store.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './ProposingBar.module.css'
import { SendDialog } from './SendDialog.tsx'
import { useOwnProposal } from './use-own-proposal.ts'

/** Above a unit in which staff put a proposal together: that nothing of it is stored, and the two ways out (PRP-2). */
export function ProposingBar() {
  const { t } = useTranslation('proposals')
  const { unit, flags } = useOpenUnit()
  const { price } = useFormat()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'send' | 'discard' | null>(null)
  const own = useOwnProposal()
  useRootAttribute('data-unit-bar', 'proposing')
  const count = own?.shown.length ?? 0
  const end = () => {
    const file = linkTo('adminUnit', { accountId: unit.accountId, adminUnitId: unit.id })
    void Promise.resolve(navigate(`${file}?tab=proposals`)).then(() => stopProposing(unit.id))
  }
  const close = () => setOpen(null)
  return (
    <aside className={`ww-screen-only ${styles.bar}`} aria-label={t('bar.label')}>
      <NamedIcon name="swatches" size={20} />
      <p className={styles.words}>
        <strong className={styles.what}>{t('bar.state')}</strong>{' '}
        <span className={styles.hint}>{t('bar.nothing')}</span>
      </p>
      {own === null || count === 0 ? null : (
        <ExactAmounts amounts={[own.cents]}>
          <p className={styles.sum} role="status">
            {t('bar.changes', { count })}
            {flags.showPricing ? <strong> {price(own.cents, { sign: true })}</strong> : null}
          </p>
        </ExactAmounts>
      )}
      <div className={styles.ways}>
        <Button color="inherit" onClick={() => (count === 0 ? end() : setOpen('discard'))}>
          {t('bar.discard')}
        </Button>
        <Button className={styles.send} disabled={count === 0} onClick={() => setOpen('send')}>
          {t('bar.send')}
        </Button>
      </div>
      {open === 'send' && own !== null ? <SendDialog own={own} onClose={close} onSent={end} /> : null}
      {open === 'discard' ? <DiscardDialog onClose={close} onDiscard={end} /> : null}
    </aside>
  )
}

function DiscardDialog({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('proposals')
  return (
    <ConfirmDialog
      title={t('discard.title')}
      cancel={t('discard.cancel')}
      confirm={t('discard.submit')}
      tone="stay"
      onClose={onClose}
      onConfirm={onDiscard}
    >
      {t('discard.body')}
    </ConfirmDialog>
  )
}
