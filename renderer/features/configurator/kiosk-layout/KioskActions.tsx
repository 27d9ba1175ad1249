import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useSampleUnits } from '#renderer/own-units/index.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { WAYS_FURTHER } from '../actions/unit-actions.ts'
import { UnitActions, useOfferedActions } from '../actions/UnitActions.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './KioskActions.module.css'

/** What brings a visitor further than this screen comes first; the others fill up what is free. */
const IN_ROW = 3

/**
 * What else there is to do with the unit (KSK-13): in one row, with what does not fit behind its last button, so that
 * the choices above have the height.
 */
export function KioskActions() {
  const { t } = useTranslation('configurator')
  const { t: words } = useTranslation('kiosk')
  const all = useOfferedActions()
  const hasMore = useHasOtherSamples() || all.length > IN_ROW
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const rank = (action: string) => (WAYS_FURTHER.includes(action) ? WAYS_FURTHER.indexOf(action) : WAYS_FURTHER.length)
  const row = all.toSorted((a, b) => rank(a.id) - rank(b.id)).slice(0, IN_ROW)
  return (
    <>
      <ul className={styles.row} aria-label={t('actions.label')}>
        {row.map(({ id: action, icon, label, onRun }) => (
          <li key={action}>
            <button type="button" className={styles.action} aria-label={label} onClick={onRun}>
              <NamedIcon name={icon} size={20} />
              <span>{action === 'saveConfiguration' ? words('stand.save') : label}</span>
            </button>
          </li>
        ))}
        {hasMore ? (
          <li>
            <button type="button" className={styles.action} popoverTarget={id}>
              <NamedIcon name="more" size={20} />
              <span>{words('stand.more')}</span>
            </button>
          </li>
        ) : null}
      </ul>
      {hasMore ? (
        <section ref={panel} id={id} popover="auto" className={styles.panel} aria-label={t('actions.more')}>
          <UnitActions without={row.map((action) => action.id)} onDone={() => panel.current?.hidePopover()} />
        </section>
      ) : null}
    </>
  )
}

/** Whether `UnitActions` has the way to other sample units below what is offered. */
function useHasOtherSamples(): boolean {
  const { isLocal } = useOpenUnit()
  const { accountId = '', projectId = '' } = useParams()
  const { units } = useSampleUnits(accountId, projectId)
  return isLocal && units.length > 1
}
