import { useEffect, useId, useReducer, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '#renderer/platform/routes.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { getChoosing, stopActing, useActingState } from '#renderer/unit/acting/acting.store.ts'
import type { Acting } from '#renderer/unit/acting/acting.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ProposingBar } from '#renderer/parts/proposals/ProposingBar.tsx'
import { useIsProposing } from '#renderer/unit/proposing/proposing.store.ts'
import { ActingDialog } from './ActingDialog.tsx'
import styles from './StaffBar.module.css'

/** Above a unit that staff have open: that they only look, or in whose name they choose and why (ACT-1, ACT-2). */
export function StaffBar() {
  const { unit, isLocal, store } = useOpenUnit()
  useActingState(({ acting }) => acting)
  const choosing = getChoosing(unit.id, isLocal || unit.sampleUnitToken !== null)
  useEnd(choosing.kind === 'acting' ? choosing.acting : null)
  const isProposed = useIsProposing(unit.id)
  if (isProposed && !isLocal) return <ProposingBar />
  if (choosing.kind === 'own') return null
  const end = () => void stopActing(store.settled().then(() => store.waiting().length === 0))
  return choosing.kind === 'acting' ? <ActingBar acting={choosing.acting} onEnd={end} /> : <LookingBar />
}

/** Shows it when the eight hours are over. */
function useEnd(acting: Acting | null): void {
  const [, look] = useReducer((count: number) => count + 1, 0)
  const endsAt = acting?.endsAt
  useEffect(() => {
    if (endsAt === undefined) return undefined
    const timer = setTimeout(look, Math.max(0, Date.parse(endsAt) - Date.now()) + 1)
    return () => clearTimeout(timer)
  }, [endsAt])
}

function ActingBar({ acting, onEnd }: { acting: Acting; onEnd: () => void }) {
  const { t } = useTranslation('acting')
  useRootAttribute('data-unit-bar', 'staff')
  const { buyerName: name, reason } = acting
  return (
    <aside className={`ww-screen-only ${styles.bar}`} aria-label={t('bar.label')} data-acting>
      <NamedIcon name="user" size={20} />
      <p className={styles.words}>
        <strong>{name === '' ? t('bar.actingForNobody') : t('bar.acting', { name })}</strong>{' '}
        <span className={styles.reason}>{t('bar.reason', { reason })}</span>
      </p>
      <Button className={styles.end} onClick={onEnd}>
        {t('bar.end')}
      </Button>
    </aside>
  )
}

function LookingBar() {
  const { t } = useTranslation('acting')
  useRootAttribute('data-unit-bar', 'staff')
  const { unit, store } = useOpenUnit()
  const { state } = store
  const isClosed = useSyncExternalStore(state.subscribe, () => state.getState().configuration.circumstances.completed)
  const whyId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const mayChoose = useMay('chooseForBuyers', unit.projectId)
  const buyers = unit.buyers.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }))
  return (
    <aside className={`ww-screen-only ${styles.bar}`} aria-label={t('bar.label')}>
      <NamedIcon name="eye" size={20} />
      <p id={whyId} className={styles.words} data-wraps={isClosed}>
        {t(isClosed ? 'looking.titleClosed' : 'looking.title')}
      </p>
      <ButtonLink
        className={styles.file}
        color="inherit"
        to={linkTo('adminUnit', { accountId: unit.accountId, adminUnitId: unit.id })}
      >
        {t('looking.file')}
      </ButtonLink>
      {mayChoose ? (
        <Button
          color="inherit"
          disabled={isClosed}
          aria-describedby={isClosed ? whyId : undefined}
          onClick={() => setIsAsking(true)}
        >
          {t('looking.begin')}
        </Button>
      ) : null}
      {isAsking ? (
        <ActingDialog
          unitId={unit.id}
          buyers={buyers}
          onClose={() => setIsAsking(false)}
          onStarted={() => setIsAsking(false)}
        />
      ) : null}
    </aside>
  )
}
