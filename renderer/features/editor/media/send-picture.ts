import { MAX_PROJECT_IMAGE_BYTES } from '#shared/contracts/entities/design.schema.ts'
import { createProjectImage } from '#shared/contracts/http/designs.contract.ts'
import { call } from '#renderer/api/index.ts'
import { type SendFile, UPLOAD_LIMIT_MS } from '#renderer/parts/uploads/index.ts'
import { loadPictures } from '../forms/use-pictures.ts'
import { keepPicture } from './kept-pictures.ts'

const TOO_LARGE = {
  ok: false,
  error: {
    kind: 'http',
    status: 413,
    errors: [{ field: null, code: 'PAYLOAD_TOO_LARGE', message: 'Not sent.' }],
    revision: null,
  },
} as const

/** API-11: sends a picture to a project's media library, and shows it there; what is too large is not even sent. */
export function sendPictureTo(projectId: string): SendFile {
  return async (file, { signal, onProgress }) => {
    if (file.size > MAX_PROJECT_IMAGE_BYTES) return TOO_LARGE
    const { form } = createProjectImage
    const parts = new FormData()
    // Before the file, so that it is known when the file comes.
    parts.set('image[role]', 'project_image')
    parts.set(form.file, file, file.name)
    const result = await call(createProjectImage, {
      params: { projectId },
      file: parts,
      signal,
      onProgress,
      timeout: UPLOAD_LIMIT_MS,
      silent: true,
    })
    // It may have come through all the same: then it is shown, and whoever wants to deletes it.
    if (signal.aborted) void loadPictures()
    if (!result.ok) return result
    keepPicture(projectId, result.value)
    const stored = {
      id: result.value.id,
      name: file.name,
      size: file.size,
      contentType: file.type,
      state: 'ready',
    } as const
    return { ...result, value: stored }
  }
}
