import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/features/notifications/index.ts'
import { forgetKept, readKept } from '#renderer/platform/kept-query.ts'
import type { Room } from '#shared/domain/catalogue.types.ts'
import { chooseDesignLineByName, opensDesignLineSelection } from '#shared/domain/index.ts'
import { previewOf } from '../pictures/preview-of.ts'
import { useOpenUnit } from '../store/unit.context.ts'
import type { UnitStore } from '../store/unit.store.ts'
import { afterFirstLook } from './first-look.ts'
import { useDialogs, useOpenDialog } from './use-dialogs.ts'

/**
 * What happens with design lines when a unit opens: a line that the address brought is applied once
 * to the rooms without one (DSL-14, DSL-15); without it, the selection opens by itself where some
 * room has no line (DSL-5..7), once the room has been seen and over no other dialog.
 */
export function useDesignLinesStart(room: Room): void {
  const { t } = useTranslation()
  const { store, flags, images, mapping } = useOpenUnit()
  const notify = useNotify()
  const dialogs = useDialogs()
  const openDialog = useOpenDialog()
  const { designLinesSelection20 } = flags
  // Still known when the unit is read again: applying it twice changes nothing.
  const [name] = useState(() => readKept('p010'))
  // Asking looks at every room, so it is asked once per unit and not with every address.
  const asked = useRef<UnitStore | null>(null)
  /** What is still to be asked, once the room has been seen; null = nothing. */
  const due = useRef<{ readonly cameByQuery: boolean } | null>(null)

  useEffect(() => {
    if (asked.current === store) return
    asked.current = store
    forgetKept('p010')
    const error = name === null ? null : store.perform((now) => chooseDesignLineByName(now, name), name)
    if (error?.code === 'CONFLICT') notify({ severity: 'warning', title: t('errorCode.CONFLICT') })
    const cameByQuery = name !== null && error?.code !== 'DESIGN_LINE_UNKNOWN'
    due.current = isAsked(store, { designLinesSelection20, cameByQuery }) ? { cameByQuery } : null
  }, [store, name, designLinesSelection20, notify, t])

  useEffect(() => {
    // Opened by hand or by the address: then it has been seen.
    if (openDialog?.name === 'designLines') due.current = null
    const asked = due.current
    if (asked === null || openDialog !== null) return undefined
    return afterFirstLook({ images, pictureUrl: previewOf(room, mapping) }, () => {
      due.current = null
      // Lines may have been chosen, or the unit completed, since it was opened.
      if (isAsked(store, { designLinesSelection20, ...asked })) dialogs.replace('designLines')
    })
  }, [store, images, mapping, room, openDialog, dialogs, designLinesSelection20])
}

function isAsked(store: UnitStore, how: { designLinesSelection20: boolean; cameByQuery: boolean }): boolean {
  const { configuration } = store.state.getState()
  return !configuration.circumstances.completed && opensDesignLineSelection(configuration, how)
}
