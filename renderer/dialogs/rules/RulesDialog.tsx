import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConflictReport, OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import type { Configuration, PreparedCatalogue } from '#shared/domain/index.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { bundleTitle } from '#renderer/unit/locks/bundle-text.ts'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { AlternativesActions, AlternativesPage } from './AlternativesPage.tsx'
import { ConflictsActions, ConflictsPage } from './ConflictsPage.tsx'
import { NewTotal } from './NewTotal.tsx'
import { stillOffered } from './picks.ts'
import styles from './RulesDialog.module.css'
import { rulesModel, upgradeInTheWay } from './rules-model.ts'
import { ask, carryOut, readRequest, type RulesRequest } from './rules-request.ts'
import { SettledPage } from './SettledPage.tsx'

/** What a wish clashes with, and the way out: page 0 explains, page 1 asks what shall change (RUL-2..11). */
export function RulesDialog({ params, room, onClose }: ConfiguratorDialogProps<'rules'>) {
  const { itemId, productId, bundleId } = params
  const request = useMemo(
    () =>
      readRequest({
        ...(itemId === undefined ? {} : { itemId }),
        ...(productId === undefined ? {} : { productId }),
        ...(bundleId === undefined ? {} : { bundleId }),
      }),
    [itemId, productId, bundleId],
  )
  if (request === null) return <SettledPage answer={null} onApply={onClose} onClose={onClose} />
  return <Asked request={request} roomId={room.id} onClose={onClose} />
}

function Asked({ request, roomId, onClose }: { request: RulesRequest; roomId: string; onClose: () => void }) {
  const { store } = useOpenUnit()
  const refuse = useRefusalNotice()
  const current = useConfiguration()
  // Once it is done, the dialog goes away as it was.
  const [done, setDone] = useState<Configuration | null>(null)
  const configuration = done ?? current
  const answer = useMemo(() => ask(configuration, request), [configuration, request])
  const label = useMemo(() => getTitle(store.prepared, request), [store, request])

  const apply = (picks: readonly OptionRef[]) => {
    const error = store.perform((now) => carryOut(now, request, picks), label)
    // Changed by somebody else in this very moment: the dialog says anew what clashes.
    if (error?.code === 'CONFLICT') return
    if (error === null) setDone(configuration)
    refuse(error)
    onClose()
  }
  if (answer.kind !== 'conflict') return <SettledPage answer={answer} onApply={() => apply([])} onClose={onClose} />
  return (
    <Pages
      key={label}
      request={request}
      report={answer.report}
      roomId={roomId}
      configuration={configuration}
      onApply={apply}
      onClose={onClose}
    />
  )
}

interface PagesProps {
  readonly request: RulesRequest
  readonly report: ConflictReport
  readonly roomId: string
  readonly configuration: Configuration
  readonly onApply: (picks: readonly OptionRef[]) => void
  readonly onClose: () => void
}

function Pages({ request, report, roomId, configuration, onApply, onClose }: PagesProps) {
  const { t } = useTranslation('rules')
  const { prepared } = useOpenUnit().store
  const [wantedPage, setPage] = useState<0 | 1>(0)
  const [made, setMade] = useState<readonly OptionRef[]>([])
  const picks = useMemo(() => stillOffered(report, made), [report, made])
  const model = useMemo(() => rulesModel(prepared, request, report, roomId), [prepared, request, report, roomId])
  const count = report.alternatives.length
  const page = count === 0 ? 0 : wantedPage
  const content = useFocusOnChange(page)
  const upgrade = useBundleInTheWay(configuration, report)
  if (page === 0)
    return (
      <Dialog
        title={t('conflicts.title')}
        onClose={onClose}
        actions={
          <ConflictsActions onNext={count === 0 ? null : () => setPage(1)} upgrade={upgrade} onClose={onClose} />
        }
      >
        <div ref={content} tabIndex={-1} className={styles.page} role="group" aria-label={t('conflicts.title')}>
          <ConflictsPage model={model} resolvable={report.resolvable} changeCount={count} />
        </div>
      </Dialog>
    )
  return (
    <Dialog
      title={t('alternatives.title')}
      subtitle={t('alternatives.intro', { product: model.wanted.product ?? '', count })}
      size="large"
      onClose={onClose}
      actions={
        <>
          <NewTotal configuration={configuration} request={request} report={report} picks={picks} />
          <AlternativesActions
            isComplete={picks.length === count}
            onBack={() => setPage(0)}
            onSubmit={() => onApply(picks)}
          />
        </>
      }
    >
      <div ref={content} tabIndex={-1} className={styles.page} role="group" aria-label={t('alternatives.title')}>
        <AlternativesPage
          report={report}
          picks={picks}
          configuration={configuration}
          roomId={roomId}
          onPick={setMade}
        />
      </div>
    </Dialog>
  )
}

/** The upgrade that has to go first, and the way to its details. */
function useBundleInTheWay(configuration: Configuration, report: ConflictReport) {
  const { replace } = useDialogs()
  const upgrade = useMemo(() => upgradeInTheWay(configuration, report), [configuration, report])
  if (upgrade === null) return null
  const { id, groupId } = upgrade
  return {
    title: bundleTitle(configuration.prepared, id),
    open: () => replace('upgrades', { groupId, bundleId: id }),
  }
}

/** Focus goes to the top of the new page: the button that led to it is gone. */
function useFocusOnChange(page: number): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    content.current?.focus()
  }, [page])
  return content
}

function getTitle(prepared: PreparedCatalogue, request: RulesRequest): string {
  if (request.kind === 'option') return prepared.product(request.productId)?.title ?? ''
  const { bundleId } = request
  const entry = prepared.bundles[prepared.bundleIndexById.get(bundleId) ?? -1]
  return entry?.bundle?.title ?? prepared.lineItem(bundleId)?.title ?? ''
}
