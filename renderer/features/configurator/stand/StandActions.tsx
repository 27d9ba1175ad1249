import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import { UnitActions, useOfferedActions } from '../actions/UnitActions.tsx'
import styles from './StandActions.module.css'

/** Where all of them leave enough height for the choices. */
const TALL = '(min-height: 1400px) and (orientation: landscape)'

/** What brings a visitor further than this screen comes first; the others fill up what is free. */
const FIRST = ['saveConfiguration', 'contact', 'demo']
const IN_ROW = 3

/**
 * What else there is to do with the unit (KSK-13): in one row, with what does not fit behind its last button, so that
 * the choices above have the height. High screens have room for all.
 */
export function StandActions() {
  const isTall = useMedia(TALL)
  return isTall ? (
    <div className={styles.all}>
      <UnitActions />
    </div>
  ) : (
    <ActionRow />
  )
}

function ActionRow() {
  const { t } = useTranslation('configurator')
  const { t: words } = useTranslation('kiosk')
  const all = useOfferedActions()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const rank = (action: string) => (FIRST.includes(action) ? FIRST.indexOf(action) : FIRST.length)
  const row = all.toSorted((a, b) => rank(a.id) - rank(b.id)).slice(0, IN_ROW)
  return (
    <>
      <ul className={styles.row} aria-label={t('actions.label')}>
        {row.map(({ id: action, icon, label, onRun }) => (
          <li key={action}>
            <button type="button" aria-label={label} onClick={onRun}>
              <NamedIcon name={icon} size={20} />
              <span>{action === 'saveConfiguration' ? words('stand.save') : label}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget={id}>
            <NamedIcon name="more" size={20} />
            <span>{words('stand.more')}</span>
          </button>
        </li>
      </ul>
      <section ref={panel} id={id} popover="auto" className={styles.panel} aria-label={t('actions.more')}>
        <UnitActions without={row.map((action) => action.id)} onDone={() => panel.current?.hidePopover()} />
      </section>
    </>
  )
}
