import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/features/notifications/index.ts'
import { forgetKept, readKept } from '#renderer/platform/kept-query.ts'
import type { Room } from '#shared/domain/catalogue.types.ts'
import { chooseDesignLineByName, opensDesignLineSelection } from '#shared/domain/index.ts'
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
  const { store, flags, images } = useOpenUnit()
  const notify = useNotify()
  const dialogs = useDialogs()
  const isDialogOpen = useOpenDialog() !== null
  const { designLinesSelection20 } = flags
  // Still known when the unit is read again: applying it twice changes nothing.
  const [name] = useState(() => readKept('p010'))
  // Asking looks at every room, so it is asked once per unit and not with every address.
  const asked = useRef<UnitStore | null>(null)
  const isDue = useRef(false)

  useEffect(() => {
    if (asked.current === store) return
    asked.current = store
    forgetKept('p010')
    const error = name === null ? null : store.perform((now) => chooseDesignLineByName(now, name), name)
    if (error?.code === 'CONFLICT') notify({ severity: 'warning', title: t('errorCode.CONFLICT') })
    const { configuration } = store.state.getState()
    const cameByQuery = name !== null && error?.code !== 'DESIGN_LINE_UNKNOWN'
    isDue.current =
      !configuration.circumstances.completed &&
      opensDesignLineSelection(configuration, { designLinesSelection20, cameByQuery })
  }, [store, name, designLinesSelection20, notify, t])

  useEffect(() => {
    if (!isDue.current || isDialogOpen) return undefined
    return afterFirstLook({ images, pictureUrl: room.previewUrl }, () => {
      isDue.current = false
      dialogs.replace('designLines')
    })
  }, [store, images, room, isDialogOpen, dialogs])
}
