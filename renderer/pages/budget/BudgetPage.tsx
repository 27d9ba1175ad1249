import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import {
  applySavings,
  type BudgetChange,
  type Configuration,
  orderSavings,
  type SavingsPlan,
} from '#shared/domain/index.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { Footer } from '#renderer/features/legal/index.ts'
import { UnitHeader } from '#renderer/features/unit-header/index.ts'
import { usePageTop } from '#renderer/features/unit-header/index.ts'
import { ComposedRoom } from '#renderer/parts/pictures/ComposedRoom.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { homePath } from '#renderer/unit/address/paths.ts'
import type { BudgetStore } from '#renderer/unit/budget/budget.store.ts'
import { useBudget, useBudgetStore } from '#renderer/unit/budget/use-budget.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { AmountField } from './AmountField.tsx'
import { tick } from './budget-model.ts'
import styles from './BudgetPage.module.css'
import { BudgetPanel } from './BudgetPanel.tsx'
import { Kept } from './Kept.tsx'
import { Proposals } from './Proposals.tsx'
import { Standing } from './Standing.tsx'
import { usePlan } from './use-plan.ts'
import { useTakeSavings } from './use-take-savings.ts'
import { WaysOn } from './WaysOn.tsx'

/** The buyer's budget and the ways under it (BUD-1..5); where nobody can have one, the unit's home. */
export function BudgetPage() {
  const { t } = useTranslation('budget')
  const { basePath, project, name } = useOpenUnit()
  const budget = useBudgetStore()
  useTitle(t('title'), name)
  usePageTop()
  const home = homePath(basePath, project)
  if (budget === null) return <Navigate to={home} replace />
  return (
    <div className="ww-page">
      <UnitHeader back={{ to: home, label: t('back') }} />
      <main className={`ww-content ${styles.main}`}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <Ways budget={budget} />
      </main>
      <Footer />
    </div>
  )
}

const NO_CHANGES: readonly BudgetChange[] = []
const ALL_ON: ReadonlySet<string> = new Set()

function Ways({ budget }: { budget: BudgetStore }) {
  const configuration = useConfiguration()
  const { amount, keptItemIds } = useBudget(budget)
  const { completed } = configuration.circumstances
  const plan = usePlan(configuration, completed ? null : amount, keptItemIds)
  const changes = useMemo(
    () => (plan === null || plan.kind === 'within' ? NO_CHANGES : orderSavings(plan.changes)),
    [plan],
  )
  const [ticks, setTicks] = useState<{ readonly of: SavingsPlan | null; readonly off: ReadonlySet<string> }>({
    of: null,
    off: ALL_ON,
  })
  // Another plan begins with all of it.
  const off = ticks.of === plan ? ticks.off : ALL_ON
  const ticked = useMemo(() => changes.filter(({ key }) => !off.has(key)), [changes, off])
  const made = useMemo(() => applySavings(configuration, ticked), [configuration, ticked])
  const withTicked = made.ok ? made.configuration : configuration
  const { total } = configuration.figures
  const amounts = [amount ?? 0, total, withTicked.figures.total, ...changes.map(({ saving }) => saving)]
  return (
    <ExactAmounts amounts={amounts}>
      <div className={styles.columns} data-set={amount !== null || completed || undefined}>
        <BudgetPanel
          field={
            <AmountField
              amount={amount}
              start={Math.round(Math.max(total, 0) / 1_000_00) * 1_000_00}
              onChange={budget.setAmount}
            />
          }
          amount={amount}
          totalWith={withTicked.figures.total}
          ticked={ticked.length}
        >
          <TakeOver ticked={ticked} />
          {amount === null ? null : <WaysOn isMain={ticked.length === 0} />}
          <Preview configuration={withTicked} ticked={ticked} />
        </BudgetPanel>
        <div className="ww-stack ww-gap-24">
          <Standing plan={plan} amount={amount} total={total} completed={completed} />
          {changes.length === 0 ? null : (
            <Proposals
              changes={changes}
              off={off}
              onTick={(key) => setTicks({ of: plan, off: tick(changes, off, key) })}
              onKeep={(itemId) => budget.setKept(itemId, true)}
            />
          )}
          {amount === null ? null : (
            <Kept itemIds={keptItemIds} onRelease={(itemId) => budget.setKept(itemId, false)} />
          )}
        </div>
      </div>
    </ExactAmounts>
  )
}

/** One button, in sight wherever one is in the list; nothing happens before it (BUD-5). */
function TakeOver({ ticked }: { ticked: readonly BudgetChange[] }) {
  const { t } = useTranslation('budget')
  const take = useTakeSavings()
  if (ticked.length === 0) return null
  return (
    <div className={styles.take}>
      <Button type="button" variant="contained" size="large" onClick={() => take(ticked)}>
        {t('take', { count: ticked.length })}
      </Button>
      <p className="ww-hint">{t('nothingYet')}</p>
    </div>
  )
}

/** The room of the change that shows most, as it would be. */
function Preview({ configuration, ticked }: { configuration: Configuration; ticked: readonly BudgetChange[] }) {
  const { store } = useOpenUnit()
  const last = ticked.findLast((change) => change.kind === 'option')
  const roomId = last === undefined ? null : (store.prepared.item(last.itemId)?.roomId ?? null)
  const room = roomId === null ? undefined : store.prepared.room(roomId)
  if (room === undefined) return null
  return (
    <figure className={styles.preview}>
      <ComposedRoom room={room} configuration={configuration} className={styles.picture} alt="" />
      <figcaption className="ww-hint">{room.title}</figcaption>
    </figure>
  )
}
