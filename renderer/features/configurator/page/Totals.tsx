import { memo, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { afterPaint } from '#renderer/unit/state/after-paint.ts'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { useRoomState, useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { checkoutPath } from '#renderer/unit/address/paths.ts'
import { BudgetLeft, RoomShare } from '#renderer/parts/budget/index.ts'
import styles from './Totals.module.css'

/** ms; CFG-9. */
const PULSE_MS = 500

interface UnitTotalProps {
  readonly compact?: boolean
  /** What the figure means, in small print below it. */
  readonly hint?: string | null
}

/** The running total of the unit, with what is on request beside it (CFG-26, decision 3). */
export const UnitTotal = memo(function UnitTotal({ compact = false, hint = null }: UnitTotalProps) {
  const { t } = useTranslation('configurator')
  const { flags, basePath, project } = useOpenUnit()
  const { price } = useFormat()
  const { total, onRequestCount } = useUnitState()
  const { open } = useDialogs()
  const figure = useRef<HTMLElement>(null)
  usePulse(figure, total + onRequestCount)
  if (!flags.showPricing) return null
  const onRequest = onRequestCount > 0 ? t('sidebar.onRequest', { count: onRequestCount }) : null
  return (
    <div className={styles.total} data-compact={compact || undefined}>
      {/* CFG-13. */}
      {hasPage(project, 'checkout') ? (
        <Link className={styles.toOverview} to={checkoutPath(basePath)} aria-label={t('sidebar.totalToOverview')}>
          {t('sidebar.total')}
          <NamedIcon name="chevronRight" size={16} />
        </Link>
      ) : (
        <span className={styles.toOverview}>{t('sidebar.total')}</span>
      )}
      <button type="button" className={styles.why} title={t('price.why')} onClick={() => open('price')}>
        <strong ref={figure} className={styles.figure} data-testid="unit-total">
          {price(total, { sign: true })}
        </strong>
        <span className="visually-hidden">{t('price.why')}</span>
      </button>
      {onRequest === null ? null : <span className={styles.onRequest}>{onRequest}</span>}
      {hint === null ? null : <p className="ww-hint">{hint}</p>}
      <Suspense>
        <BudgetLeft />
      </Suspense>
      <Deferred>
        <AnnouncedTotal />
      </Deferred>
    </div>
  )
})

/** The same for those who hear it. */
function AnnouncedTotal() {
  const { t } = useTranslation('configurator')
  const { price } = useFormat()
  const { total, onRequestCount } = useUnitState()
  const onRequest = onRequestCount > 0 ? t('sidebar.onRequest', { count: onRequestCount }) : ''
  return (
    <span className="visually-hidden" role="status" aria-live="polite">
      {t('sidebar.announceTotal', { total: `${price(total, { sign: true })} ${onRequest}`.trim() })}
    </span>
  )
}

/** What this room adds. */
export const RoomTotal = memo(function RoomTotal({ room, short }: { room: Room; short: boolean }) {
  const { t } = useTranslation('configurator')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  const { total, onRequestCount } = useRoomState(room.id)
  const { open } = useDialogs()
  if (!flags.showPricing) return null
  return (
    <div className={styles.roomTotal}>
      <span>{short ? t('sidebar.roomTotalShort') : t('sidebar.roomTotal', { room: room.title })}</span>
      <span className={styles.roomFigure}>
        <button
          type="button"
          className={styles.why}
          title={t('price.why')}
          onClick={() => open('price', { roomId: room.id })}
        >
          {price(total, { sign: true })}
          <span className="visually-hidden">{t('price.why')}</span>
        </button>
        {onRequestCount > 0 ? <small>{t('sidebar.onRequest', { count: onRequestCount })}</small> : null}
        <Suspense>
          <RoomShare room={room} />
        </Suspense>
      </span>
    </div>
  )
})

/** A short pulse when a figure changes; none for those who asked for less motion. */
function usePulse(element: { readonly current: HTMLElement | null }, figure: number): void {
  const last = useRef(figure)
  useEffect(() => {
    if (last.current === figure) return
    last.current = figure
    const target = element.current
    if (target === null) return
    // The figure is there at once; the frame that shows it has no other work.
    afterPaint(() => {
      if (!('animate' in target)) return
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
      target.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.08)' }, { transform: 'scale(1)' }], {
        duration: PULSE_MS,
        easing: 'ease-in-out',
      })
    })
  }, [element, figure])
}
