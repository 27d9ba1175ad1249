import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration, DesignLineGroupView, Intent } from '#shared/domain/index.ts'
import { lineEffect, sideEffects } from '#renderer/dialogs/design-lines/design-lines-model.ts'
import type { LineChoiceState } from '#renderer/dialogs/design-lines/use-line-choice.ts'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useUnitHistory } from '#renderer/unit/history/use-unit-history.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { chooseLines, chooseStyle, type Picks } from './style-model.ts'

interface ApplyStyle {
  /** Takes the style, or asks first where that replaces something (DSL-10). */
  readonly ask: () => void
  readonly question: Extract<LineChoiceState, { kind: 'asking' }> | null
  readonly confirm: () => void
  readonly cancel: () => void
}

interface Wanted {
  readonly configuration: Configuration
  readonly axes: readonly DesignLineGroupView[]
  readonly picks: Picks
  readonly tried: Intent | undefined
  /** Where the visitor goes on: what they have been looking at. */
  readonly room: Room | undefined
}

/** Takes a style over as one step, and leads into the room that was shown, to refine it. */
export function useApplyStyle({ configuration, axes, picks, tried, room }: Wanted): ApplyStyle {
  const { t } = useTranslation('style')
  const { store, basePath } = useOpenUnit()
  const navigate = useNavigate()
  const refuse = useRefusalNotice()
  // From here on every step can be undone.
  useUnitHistory()
  const [question, setQuestion] = useState<ApplyStyle['question']>(null)
  const [axis] = axes
  const line = axis?.designLines.find(({ id }) => id === picks[axis.id])

  function take(): void {
    setQuestion(null)
    const error = store.perform((now) => chooseStyle(now, picks), t('step', { line: line?.title ?? '' }))
    refuse(error)
    const next = room ?? store.prepared.rooms[0]
    if (error === null && next !== undefined) void navigate(roomPath(basePath, next.slug))
  }

  return {
    question,
    ask: () => {
      if (tried === undefined || axis === undefined || line === undefined) return
      const lines = chooseLines(configuration, picks)
      const effects = axes.map((group) =>
        lineEffect(
          configuration,
          group,
          { designLineGroupId: group.id, designLineId: picks[group.id] ?? '', roomId: null },
          lines,
        ),
      )
      const [effect] = effects
      const side = sideEffects(configuration, null, lines)
      const replaces = effects.some((each) => each.replaces)
      if (effect === undefined || (!replaces && effect.dropped.length + side.bundleIds.length === 0)) return take()
      const wanted = { group: axis, line, roomId: null }
      setQuestion({ kind: 'asking', wanted, effect: { ...effect, ...side, replaces } })
    },
    confirm: take,
    cancel: () => setQuestion(null),
  }
}
