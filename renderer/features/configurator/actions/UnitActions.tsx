import { lazy, memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useDialogs } from '../dialogs/use-dialogs.ts'
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
  const offered = UNIT_ACTIONS.filter((action) => action.isOffered(unit))
  if (offered.length === 0) return null
  return (
    <ul className={styles.actions} aria-label={t('actions.label')}>
      {unit.isLocal ? (
        <Suspense>
          <OtherSamples onOpen={onDone} />
        </Suspense>
      ) : null}
      {offered.map((action) => (
        <li key={action.id}>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              onDone?.()
              run(action)
            }}
          >
            <NamedIcon name={action.icon} size={20} />
            <span>
              {t(action.id === 'overview' && !unit.flags.showPricing ? 'rooms.overviewShort' : `actions.${action.id}`)}
            </span>
          </button>
        </li>
      ))}
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
