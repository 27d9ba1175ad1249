import { useEffect } from 'react'
import { create } from 'zustand'
import { listProjectImages } from '#shared/contracts/http/designs.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { call } from '#renderer/api/index.ts'
import { useEditor } from '../editor.store.ts'

export type ProjectImage = AnswerOf<typeof listProjectImages>[number]

interface PicturesState {
  readonly projectId: string
  /** null until they have come. */
  readonly pictures: readonly ProjectImage[] | null
  readonly hasFailed: boolean
}

export const usePictureStore = create<PicturesState>()(() => ({ projectId: '', pictures: null, hasFailed: false }))

/** Reads the project's media library anew. */
export async function loadPictures(): Promise<void> {
  const { projectId } = useEditor.getState().draftPlace
  const before = new Set(usePictureStore.getState().pictures)
  usePictureStore.setState({ projectId, hasFailed: false })
  const result = await call(listProjectImages, {
    params: { projectId },
    query: { role: 'project_image' },
    silent: true,
  })
  if (usePictureStore.getState().projectId !== projectId) return
  // What has come in or was described meanwhile is newer than the answer.
  const newer = (usePictureStore.getState().pictures ?? []).filter((one) => !before.has(one))
  usePictureStore.setState(result.ok ? { pictures: withNewer(result.value, newer) } : { pictures: [], hasFailed: true })
}

function withNewer(pictures: readonly ProjectImage[], newer: readonly ProjectImage[]): readonly ProjectImage[] {
  const known = new Map(newer.map((one) => [one.id, one]))
  const added = newer.filter(({ id }) => !pictures.some((one) => one.id === id))
  return [...added, ...pictures.map((one) => known.get(one.id) ?? one)]
}

/** The pictures of the project's media library, read when the first part asks (EDT-41); null until they are there. */
export function usePictures(): readonly ProjectImage[] | null {
  const projectId = useEditor((state) => state.draftPlace.projectId)
  const isKnown = usePictureStore((state) => state.projectId === projectId)
  const pictures = usePictureStore((state) => state.pictures)
  useEffect(() => {
    if (!isKnown) {
      usePictureStore.setState({ pictures: null })
      void loadPictures()
    }
  }, [isKnown])
  return isKnown ? pictures : null
}
