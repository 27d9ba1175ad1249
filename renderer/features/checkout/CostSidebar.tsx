import Card from '@mui/material/Card'
import { CardFigure, CardNote } from '#renderer/ui/card/Card.tsx'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BudgetLeft } from '#renderer/parts/budget/index.ts'
import { PurchaseSum } from '#renderer/parts/prices/PurchaseSum.tsx'
import { SavingNotices } from '#renderer/parts/saving/SavingNotices.tsx'
import { DialogHost } from '#renderer/dialogs/DialogHost.tsx'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useCatalogueMove, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useMayComplete, useReopening } from '#renderer/unit/order/use-may-complete.ts'
import { useNextDate } from '#renderer/unit/order/use-next-date.ts'
import { useOrderWords } from '#renderer/unit/order/use-order-words.ts'
import { useShownRoomIds, useUnitState } from '#renderer/unit/state/derive.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import styles from './CostSidebar.module.css'

/** What it costs, what ordering it means, and the ways on (CHK-7). */
export function CostSidebar({ onComplete }: { readonly onComplete: () => void }) {
  const { t } = useTranslation('checkout')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  const { total, onRequestCount } = useUnitState()
  const nextDate = useNextDate()
  return (
    <Card
      component="aside"
      variant="outlined"
      className={`ww-card ${styles.sidebar}`}
      aria-label={t(flags.showPricing ? 'sums.title' : 'titlePlain')}
    >
      <SavingNotices />
      {flags.showPricing ? (
        <CardFigure
          label={t('sums.total')}
          value={<span data-testid="checkout-total">{price(total, { sign: true })}</span>}
          beside={onRequestCount > 0 ? t('sums.onRequest', { count: onRequestCount }) : null}
          hint={onRequestCount > 0 ? `${t('sums.hint')} ${t('sums.onRequestHint')}` : t('sums.hint')}
        />
      ) : null}
      <PurchaseSum />
      <Suspense>
        <BudgetLeft />
      </Suspense>
      {nextDate === null ? null : <CardNote icon="clock">{nextDate}</CardNote>}
      <Info />
      <div className="ww-stack ww-gap-12 ww-screen-only">
        <CompleteButton onComplete={onComplete} />
        <ProspectLinks />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<NamedIcon name="print" size={20} />}
          onClick={() => window.print()}
        >
          {t('actions.print')}
        </Button>
      </div>
    </Card>
  )
}

function Info() {
  const { t } = useTranslation('checkout')
  const { portal, isPresented, flags } = useOpenUnit()
  const { completed } = useUnitState()
  const mayComplete = useMayComplete()
  const { placed } = useOrderWords()
  if (portal !== 'mp' && !completed)
    return mayComplete ? (
      <>
        <OrderTimeline />
        <p className="ww-hint">{t('info.pending')}</p>
      </>
    ) : (
      <p className="ww-hint">{t('info.staff')}</p>
    )
  const key = isPresented === true ? 'presented' : portal === 'mp' ? 'sample' : 'completed'
  return (
    <>
      <p className="ww-hint">
        {portal === 'mp' ? null : `${placed} `}
        {t(flags.showPricing ? `info.${key}` : `info.${key}Plain`)}
      </p>
      <WayToReopen />
    </>
  )
}

/**
 * Whoever may ask the team to open the order does it here, where it says how that stands (KNW-5). Opening it oneself is
 * the rooms' (decision 17): from here it is one touch to its question there.
 */
function WayToReopen() {
  const { t } = useTranslation('checkout')
  const { store, basePath } = useOpenUnit()
  const { completed } = useUnitState()
  const reopening = useReopening()
  const [firstId] = useShownRoomIds()
  const room = firstId === undefined ? undefined : store.prepared.room(firstId)
  const { open } = useDialogs()
  if (!completed || room === undefined) return null
  return (
    <>
      {/* Stays while the answer makes it impossible to ask once more. */}
      <DialogHost room={room} />
      {reopening === null ? null : (
        <div className={`ww-tint ww-inset ww-stack ww-gap-12 ww-screen-only ${styles.open}`}>
          <p>{t(reopening === 'reopened' ? 'info.reopen' : 'info.ask')}</p>
          {reopening === 'reopened' ? (
            <Link className="ww-link" to={`${roomPath(basePath, room.slug)}?dialog=reactivate`}>
              {t('info.toReopen', { room: room.title })}
              <NamedIcon name="arrowRight" size={20} />
            </Link>
          ) : (
            <Button variant="outlined" onClick={() => open('reactivate')}>
              {t('asking.title')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/**
 * Completes the unit (CHK-10..12); prices that moved have to be accepted first. In the marketing portal there is none
 * (CHK-13), but for a demonstration, where it does nothing (CHK-14, decision 40).
 */
function CompleteButton({ onComplete }: { onComplete: () => void }) {
  const { t } = useTranslation('checkout')
  const { portal, isPresented, project } = useOpenUnit()
  const { completed } = useUnitState()
  const mayComplete = useMayComplete()
  const isMoved = useCatalogueMove() !== null
  if (portal === 'mp') {
    if (isPresented === true || project.featureFlags['marketingDemo'] !== true) return null
    return (
      <>
        <Button variant="contained" size="large" aria-describedby="demo-hint">
          {t('actions.complete')}
        </Button>
        <small id="demo-hint" className="ww-muted">
          {t('info.demo')}
        </small>
      </>
    )
  }
  if (completed || !mayComplete || isMoved) return null
  return (
    <Button variant="contained" size="large" onClick={onComplete}>
      {t('actions.complete')}
    </Button>
  )
}

/** CHK-13: saving and asking are the configurator's, over its first room (PRO-1). */
function ProspectLinks() {
  const { t } = useTranslation('checkout')
  const { store, basePath, flags } = useOpenUnit()
  const [firstId] = useShownRoomIds()
  const room = firstId === undefined ? undefined : store.prepared.room(firstId)
  if (!flags.mpContactForm || room === undefined) return null
  const dialog = (name: string) => `${roomPath(basePath, room.slug)}?dialog=${name}`
  return (
    <>
      <ButtonLink to={dialog('contact')} variant="contained" size="large">
        {t('actions.contact')}
      </ButtonLink>
      <ButtonLink to={dialog('saveConfiguration')} variant="outlined" startIcon={<NamedIcon name="save" size={20} />}>
        {t('actions.saveConfiguration')}
      </ButtonLink>
    </>
  )
}
