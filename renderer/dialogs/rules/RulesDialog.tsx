import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { ConflictReport, OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import type { Configuration, PreparedCatalogue } from '#shared/domain/index.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { bundleTitle } from '#renderer/unit/locks/bundle-text.ts'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { ClashDialog } from './ClashDialog.tsx'
import { ConflictsActions, ConflictsPage } from './ConflictsPage.tsx'
import styles from './RulesDialog.module.css'
import { rulesModel, upgradeInTheWay } from './rules-model.ts'
import { ask, carryOut, readRequest, type RulesRequest } from './rules-request.ts'
import { SettledPage } from './SettledPage.tsx'

/** What a wish clashes with, and the way out in one step (RUL-2..11, WAY-1). */
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
  return <Asked request={request} room={room} onClose={onClose} />
}

function Asked({ request, room, onClose }: { request: RulesRequest; room: Room; onClose: () => void }) {
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
  const { report } = answer
  if (!report.resolvable || report.alternatives.length === 0)
    return <NoWayOut request={request} report={report} room={room} configuration={configuration} onClose={onClose} />
  return (
    <ClashDialog
      key={label}
      request={request}
      report={report}
      room={room}
      configuration={configuration}
      onApply={apply}
      onClose={onClose}
    />
  )
}

interface NoWayOutProps {
  readonly request: RulesRequest
  readonly report: ConflictReport
  readonly room: Room
  readonly configuration: Configuration
  readonly onClose: () => void
}

/** What it clashes with, where nothing can be done about it in this dialog. */
function NoWayOut({ request, report, room, configuration, onClose }: NoWayOutProps) {
  const { t } = useTranslation('rules')
  const { prepared } = configuration
  const model = useMemo(() => rulesModel(prepared, request, report, room.id), [prepared, request, report, room.id])
  const upgrade = useBundleInTheWay(configuration, report)
  return (
    <Dialog
      title={t('conflicts.title')}
      onClose={onClose}
      actions={<ConflictsActions upgrade={upgrade} onClose={onClose} />}
    >
      <div className={styles.page}>
        <ConflictsPage model={model} />
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

function getTitle(prepared: PreparedCatalogue, request: RulesRequest): string {
  if (request.kind === 'option') return prepared.product(request.productId)?.title ?? ''
  const { bundleId } = request
  const entry = prepared.bundles[prepared.bundleIndexById.get(bundleId) ?? -1]
  return entry?.bundle?.title ?? prepared.lineItem(bundleId)?.title ?? ''
}
