import { create } from 'zustand'
import { createUploadQueue, type Upload, type UploadQueue } from '#renderer/parts/uploads/index.ts'
import { useEditor } from '../editor.store.ts'
import { sendPictureTo } from './send-picture.ts'

/** What is on its way to the media library. It goes on while other panels are open. */
export const usePictureUploads = create<{ readonly uploads: readonly Upload[] }>()(() => ({ uploads: [] }))

let current: { readonly projectId: string; readonly queue: UploadQueue } | null = null

/** Of the project that is edited; what was on its way to another one stops. */
export function pictureQueue(): UploadQueue {
  const { projectId } = useEditor.getState().draftPlace
  if (current?.projectId === projectId) return current.queue
  current?.queue.stop()
  const queue: UploadQueue = createUploadQueue({
    send: sendPictureTo(projectId),
    // It may be one that was there before, which others use.
    takeBack: () => undefined,
    onChange: (uploads) => {
      if (current?.queue === queue) usePictureUploads.setState({ uploads })
    },
  })
  current = { projectId, queue }
  usePictureUploads.setState({ uploads: [] })
  queue.start()
  return queue
}
