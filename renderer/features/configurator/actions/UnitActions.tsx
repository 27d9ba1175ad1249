import { lazy, memo, Suspense, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useDialogs } from '../dialogs/use-dialogs.ts'
import { ConfiguratorHostContext, type HostAction } from '../page/host.context.ts'
import { type OpenUnit, useOpenUnit } from '../store/unit.context.ts'
import { UNIT_ACTIONS, type UnitAction } from './unit-actions.ts'
import styles from './UnitActions.module.css'

/** Only for who tries a unit out, and nothing that the others need: it may be missing. */
const OtherSamples = lazy(() =>
  import('./OtherSamples.tsx').then(
    ({ OtherSamples: Others }) => ({ default: Others }),
    () => ({ default: () => null }),
  ),
)

/** The unit's actions as a list of buttons: in the sidebar, and behind a button on small screens. */
export const UnitActions = memo(function UnitActions({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation('configurator')
  const unit = useOpenUnit()
  const run = useUnitAction(unit)
  const { moreActions = [] } = useContext(ConfiguratorHostContext)
  const offered = UNIT_ACTIONS.filter((action) => action.isOffered(unit))
  if (offered.length + moreActions.length === 0) return null
  const listed = (action: UnitAction): HostAction => ({
    id: action.id,
    icon: action.icon,
    label: t(action.id === 'overview' && !unit.flags.showPricing ? 'rooms.overviewShort' : `actions.${action.id}`),
    onRun: () => run(action),
  })
  return (
    <ul className={styles.actions} aria-label={t('actions.label')}>
      {[...offered.map(listed), ...moreActions].map(({ id, icon, label, onRun }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              onDone?.()
              onRun()
            }}
          >
            <NamedIcon name={icon} size={20} />
            <span>{label}</span>
          </button>
        </li>
      ))}
      {/* Last: it comes when it is known, and must not push another from under a finger. */}
      {unit.isLocal ? (
        <Suspense>
          <OtherSamples className={styles.action} onOpen={onDone} />
        </Suspense>
      ) : null}
    </ul>
  )
})

function useUnitAction(unit: OpenUnit): (action: UnitAction) => void {
  const { open } = useDialogs()
  const navigate = useNavigate()
  return ({ to }) => {
    if ('dialog' in to) open(to.dialog)
    else void navigate(to.path(unit))
  }
}
