import { Button } from '#renderer/ui/Button.tsx'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { designLineGroups, type DesignLineGroupView, opensDesignLineSelection } from '#shared/domain/index.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { DesignLineGroup } from './DesignLineGroup.tsx'
import styles from './DesignLinesDialog.module.css'
import { isGroupComplete } from './design-lines-model.ts'
import { ExtraContent } from './ExtraContent.tsx'
import { LineClash } from './LineClash.tsx'
import { LineLocked } from './LineLocked.tsx'
import { ReplaceQuestion } from './ReplaceQuestion.tsx'
import { useDesignLinesContent } from './use-design-lines-content.ts'
import { useLineChoice } from './use-line-choice.ts'

/**
 * The selection of design lines, over the whole screen (DSL-8): group by group, for a room or for
 * all. Where it opens by itself it stays until every group has a selection (DSL-11).
 */
export function DesignLinesDialog({ params, room, onClose }: ConfiguratorDialogProps<'designLines'>) {
  const { t } = useTranslation('design-lines')
  const { flags } = useOpenUnit()
  const configuration = useConfiguration()
  const groups = useMemo(
    () => designLineGroups(configuration).filter(({ completed }) => Object.keys(completed).length > 0),
    [configuration],
  )
  const [chosenId, setChosenId] = useState(params.groupId ?? groups.find((group) => !isGroupComplete(group))?.id)
  const group = groups.find(({ id }) => id === chosenId) ?? groups[0]
  const content = useDesignLinesContent()
  const { designLinesSelection20 } = flags
  const isForced =
    !configuration.circumstances.completed &&
    opensDesignLineSelection(configuration, { designLinesSelection20, cameByQuery: false })
  const goOn = (done: DesignLineGroupView) => {
    const next = groups.find((other) => other.id !== done.id && !isGroupComplete(other))
    if (next !== undefined && isForced) setChosenId(next.id)
  }
  const choice = useLineChoice(configuration, goOn)
  const { state } = choice
  const canClose = !isForced && state.kind !== 'pending'
  return (
    <Dialog
      title={content?.title || t('title')}
      subtitle={content?.subtitle || t('subtitle')}
      size="full"
      onClose={canClose ? onClose : null}
      actions={
        <>
          <p className={styles.state} role="status">
            {isForced ? t('stillOpen', { groups: openTitles(groups) }) : ''}
          </p>
          <Button variant="contained" disabled={!canClose} onClick={onClose}>
            {t('action.done')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {content?.description ? <p className={styles.description}>{content.description}</p> : null}
        {groups.length > 1 && group !== undefined ? (
          <div className={styles.groups}>
            <Segmented
              label={t('groups')}
              value={group.id}
              options={groups.map((entry) => ({ value: entry.id, label: groupLabel(entry) }))}
              onChange={setChosenId}
            />
          </div>
        ) : null}
        {state.kind === 'clash' ? <LineClash state={state} choice={choice} /> : null}
        {state.kind === 'locked' ? <LineLocked state={state} choice={choice} /> : null}
        {group === undefined ? (
          <p>{t('none')}</p>
        ) : (
          <DesignLineGroup
            key={group.id}
            group={group}
            configuration={configuration}
            currentRoom={room}
            startsWithAll={isForced}
            content={content}
            choice={choice}
          />
        )}
        {content === null ? null : <ExtraContent extras={content.designLinesExtra} />}
      </div>
      {state.kind === 'asking' ? <ReplaceQuestion state={state} choice={choice} /> : null}
    </Dialog>
  )

  function groupLabel(entry: DesignLineGroupView): string {
    return isGroupComplete(entry) ? entry.title : t('groupOpen', { group: entry.title })
  }
}

/** Groups that still lack a selection, in words. */
function openTitles(groups: readonly DesignLineGroupView[]): string {
  return groups
    .filter((group) => !isGroupComplete(group))
    .map(({ title }) => title)
    .join(', ')
}
