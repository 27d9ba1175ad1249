import { lazy, memo, type ReactNode, Suspense, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { ConfiguratorHostContext, type HostAction } from '#renderer/unit/address/host.context.ts'
import { useFavoriteTotal } from '#renderer/unit/favorites/use-favorites.ts'
import { type OpenUnit, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { UNIT_ACTIONS, type UnitAction } from './unit-actions.ts'
import styles from './UnitActions.module.css'

/** Only for who tries a unit out, and nothing that the others need: it may be missing. */
const OtherSamples = lazy(() =>
  import('./OtherSamples.tsx').then(
    ({ OtherSamples: Others }) => ({ default: Others }),
    () => ({ default: () => null }),
  ),
)

interface UnitActionsProps {
  readonly onDone?: () => void
  /** Ids of those that are shown elsewhere. */
  readonly without?: readonly string[]
}

/** The unit's actions as a list of buttons: in the sidebar, and behind a button on small screens. */
export const UnitActions = memo(function UnitActions({ onDone, without = [] }: UnitActionsProps) {
  const { t } = useTranslation('configurator')
  const unit = useOpenUnit()
  const all = useOfferedActions()
  if (all.length === 0) return null
  return (
    <ActionList label={t('actions.label')} actions={all.filter(({ id }) => !without.includes(id))} onDone={onDone}>
      {/* Last: it comes when it is known, and must not push another from under a finger. */}
      {unit.isLocal && unit.isPresented !== true ? (
        <Suspense>
          <OtherSamples className={styles.action} onOpen={onDone} />
        </Suspense>
      ) : null}
    </ActionList>
  )
})

interface ActionListProps {
  readonly label: string
  readonly actions: readonly HostAction[]
  readonly onDone?: (() => void) | undefined
  /** Further entries. */
  readonly children?: ReactNode
}

/** Actions below each other, each with its sign and its words. */
export function ActionList({ label: name, actions, onDone, children }: ActionListProps) {
  return (
    <ul className="ww-stack ww-gap-2" aria-label={name}>
      {actions.map(({ id, icon, label, onRun }) => (
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
      {children}
    </ul>
  )
}

/** What can be done with the unit here, in its order: the configurator's own and what the shell around it adds. */
export function useOfferedActions(): readonly HostAction[] {
  const { t } = useTranslation('configurator')
  const unit = useOpenUnit()
  const run = useUnitAction(unit)
  const { moreActions = [] } = useContext(ConfiguratorHostContext)
  const wishes = useFavoriteTotal()
  const listed = (action: UnitAction): HostAction => ({
    id: action.id,
    icon: action.icon,
    label:
      action.id === 'wishes' && wishes > 0
        ? t('actions.wishesCounted', { count: wishes })
        : t(action.id === 'overview' && !unit.flags.showPricing ? 'rooms.overviewShort' : `actions.${action.id}`),
    onRun: () => run(action),
  })
  return [...UNIT_ACTIONS.filter((action) => action.isOffered(unit)).map(listed), ...moreActions]
}

function useUnitAction(unit: OpenUnit): (action: UnitAction) => void {
  const { open } = useDialogs()
  const navigate = useNavigate()
  const { roomId } = useParams()
  const room = roomId === undefined ? undefined : unit.store.prepared.room(roomId)
  return ({ to, dialogInstead }) => {
    if ('dialog' in to) open(to.dialog)
    else if (dialogInstead !== undefined && unit.isOnlyPage) open(dialogInstead)
    else void navigate(to.path(unit, room?.title))
  }
}
