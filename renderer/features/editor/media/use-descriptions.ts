import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeProjectImage } from '#shared/contracts/http/designs.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useEditor } from '../editor.store.ts'
import type { ProjectImage } from '../forms/use-pictures.ts'
import { keepPicture } from './kept-pictures.ts'

type Texts = Readonly<Record<Locale, string>>

interface Descriptions {
  readonly texts: Texts
  readonly state: 'idle' | 'saving' | 'saved' | 'failed'
  readonly change: (language: Locale, text: string) => void
  /** Sends what has changed since it was last sent. */
  readonly save: () => Promise<void>
}

/** One after the other: the last one that was written is the one that stays. */
let last: Promise<unknown> = Promise.resolve()

async function send(projectId: string, imageId: string, alt: Texts): Promise<boolean> {
  const before = last
  const sent = (async () => {
    await before
    return call(changeProjectImage, { params: { projectId, imageId }, body: { alt: { ...alt } }, silent: true })
  })()
  last = sent
  const result = await sent
  if (result.ok) keepPicture(projectId, result.value)
  return result.ok
}

/** What a picture shows, in each language, as it is written and saved. */
export function useDescriptions({ id, alt, imageFileName }: ProjectImage): Descriptions {
  const { t } = useTranslation('editor')
  const notify = useNotify()
  const projectId = useEditor((state) => state.draftPlace.projectId)
  const [texts, setTexts] = useState<Texts>({ de: alt.de ?? '', en: alt.en ?? '' })
  const [state, setState] = useState<Descriptions['state']>('idle')
  const sent = useRef(JSON.stringify(texts))
  return {
    texts,
    state,
    change: (language, text) => {
      setTexts((before) => ({ ...before, [language]: text }))
      setState('idle')
    },
    async save() {
      const written = JSON.stringify(texts)
      if (written === sent.current) return
      sent.current = written
      setState('saving')
      const isSaved = await send(projectId, id, texts)
      // Something else has been sent meanwhile: that one says how it ended.
      if (sent.current !== written) return
      setState(isSaved ? 'saved' : 'failed')
      if (isSaved) return
      sent.current = ''
      // Also for whoever has gone on to another picture.
      notify({ severity: 'error', title: t('media.textFailed'), body: imageFileName })
    },
  }
}
