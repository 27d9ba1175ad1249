import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { ConflictReport, OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import { useRoomView } from '#renderer/parts/pictures/use-room-view.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { listChanges } from './change-rows.ts'
import { ChangeList } from './ChangeList.tsx'
import { NewTotal } from './NewTotal.tsx'
import { pickAll, withPick, withProposals } from './picks.ts'
import { findRoomChange } from './room-change.ts'
import styles from './RulesDialog.module.css'
import { type RulesModel, rulesModel } from './rules-model.ts'
import { carryOut, type RulesRequest } from './rules-request.ts'
import { useChangeAmounts } from './use-change-amounts.ts'

interface ClashDialogProps {
  readonly request: RulesRequest
  readonly report: ConflictReport
  readonly room: Room
  readonly configuration: Configuration
  readonly onApply: (picks: readonly OptionRef[]) => void
  readonly onClose: () => void
}

/**
 * A clash and the way out of it in one step: why, everything that changes with its nearest option picked, the room
 * before and after, the new total, and one button that does it (WAY-1..4, RUL-4..11).
 */
export function ClashDialog({ request, report, room, configuration, onApply, onClose }: ClashDialogProps) {
  const { t } = useTranslation('rules')
  const [own, setOwn] = useState<readonly OptionRef[]>([])
  const lists = useMemo(() => pickAll(report, own), [report, own])
  const picks = useMemo(
    () => lists.flatMap(({ itemId, pickedId }) => (pickedId === null ? [] : [{ itemId, productId: pickedId }])),
    [lists],
  )
  const openCount = lists.length - picks.length
  const after = useAfter(configuration, request, report, picks)
  const model = useMemo(
    () => rulesModel(configuration.prepared, request, report, room.id),
    [configuration.prepared, request, report, room.id],
  )
  const changes = useMemo(
    () =>
      listChanges(
        configuration,
        after,
        request,
        report.alternatives.map(({ itemId }) => itemId),
      ),
    [configuration, after, request, report],
  )
  const amounts = useChangeAmounts(configuration, changes, lists)
  const roomChange = useRoomChange(configuration, after, room)
  const reasons = useReasons(model)
  return (
    <Dialog
      title={t('conflicts.title')}
      subtitle={reasons.join(' ')}
      size={roomChange === null ? 'medium' : 'beside'}
      onClose={onClose}
      actions={
        <div className={styles.end}>
          <NewTotal changes={changes} openCount={openCount} amount={amounts.say} />
          <div className={styles.buttons}>
            <Button variant="contained" disabled={openCount > 0} onClick={() => onApply(picks)}>
              {t('action.apply', { count: changes.rows.length })}
            </Button>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {t('action.keep')}
            </Button>
          </div>
        </div>
      }
    >
      {roomChange === null ? null : <BeforeAfter change={roomChange} />}
      <div className="ww-stack ww-gap-8">
        <h3 className="ww-label">{t('conflicts.resolvable', { count: lists.length })}</h3>
        <ChangeList
          model={model}
          changes={changes}
          lists={lists}
          prepared={configuration.prepared}
          roomId={room.id}
          amounts={amounts}
          onPick={(pick) => setOwn(withPick(own, pick))}
        />
        {model.hints.map((hint) => (
          <p key={hint} className="ww-note">
            {hint}
          </p>
        ))}
      </div>
    </Dialog>
  )
}

/** The configuration with the wish and the picks; what the buyer is asked again counts as proposed. */
function useAfter(
  configuration: Configuration,
  request: RulesRequest,
  report: ConflictReport,
  picks: readonly OptionRef[],
): Configuration {
  return useMemo(() => {
    const result = carryOut(configuration, request, withProposals(report, picks))
    return result.ok ? result.configuration : configuration
  }, [configuration, request, report, picks])
}

/** Why, each sentence once: the project's own, or else what it clashes with. */
function useReasons({ conflicts }: RulesModel): readonly string[] {
  const { t } = useTranslation('rules')
  const sentences = conflicts.flatMap(({ descriptions, item, product }) =>
    descriptions.length > 0 ? descriptions : [t('conflicts.with', { item, product: product ?? t('nothing') })],
  )
  return [...new Set(sentences)]
}

function useRoomChange(before: Configuration, after: Configuration, room: Room) {
  const { mapping } = useOpenUnit()
  const { present } = useRoomView(room)
  return useMemo(
    () => (mapping === null ? null : findRoomChange(before, after, mapping, { room, present })),
    [mapping, before, after, room, present],
  )
}
