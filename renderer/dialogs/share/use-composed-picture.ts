import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { getPicture } from '#shared/domain/look/pictures.ts'
import type { SheetPicture } from '#renderer/pdf/room-sheet.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { composePicture } from './compose-picture.ts'

export interface ComposedPicture {
  /** null while it is made, and where the room has no picture of layers. */
  readonly file: Blob | null
  readonly picture: SheetPicture | null
}

const NONE: ComposedPicture = { file: null, picture: null }

/** The room as it is configured, as one picture. */
export function useComposedPicture(room: Room): ComposedPicture {
  const { t } = useTranslation('configurator')
  const { mapping } = useOpenUnit()
  const configuration = useConfiguration()
  const shown = useMemo(
    () => (mapping === null ? null : getPicture(configuration, mapping, room.id)),
    [configuration, mapping, room.id],
  )
  const [composed, setComposed] = useState<ComposedPicture>(NONE)
  const alt = t('picture.altPlain', { room: room.title })
  useEffect(() => {
    if (shown === null) return undefined
    let url: string | null = null
    let isWanted = true
    void composePicture(shown).then((file) => {
      if (!isWanted || file === null) return
      url = URL.createObjectURL(file)
      setComposed({ file, picture: { url, alt, width: shown.width, height: shown.height } })
    })
    return () => {
      isWanted = false
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [shown, alt])
  return shown === null ? NONE : composed
}
