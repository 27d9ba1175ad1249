import { useEffect, useRef, useState } from 'react'
import {
  createProjectUpload,
  importProjectUpload,
  MAX_ARCHIVE_BYTES,
} from '#shared/contracts/http/admin-projects.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { type ApiError, call, isOutOfReach } from '#renderer/api/index.ts'

export type Report = Omit<AnswerOf<typeof createProjectUpload>, 'id'>
export type ImportFailure =
  | 'notZip'
  | 'tooLarge'
  | 'unreachable'
  | 'unsure'
  | 'notReady'
  | 'tooManyRequests'
  | 'gone'
  | 'other'

/** Where an import stands. */
export type ImportState =
  | { readonly at: 'choosing'; readonly failure: ImportFailure | null }
  /** `percent`: of the file that has gone out; 100 = it is being checked. */
  | { readonly at: 'uploading'; readonly fileName: string; readonly percent: number }
  | {
      readonly at: 'checked'
      readonly fileName: string
      readonly report: Report
      /** null = it has errors. */
      readonly uploadId: string | null
      /** Why the import did not come to its end. */
      readonly failure: ImportFailure | null
    }
  | { readonly at: 'importing'; readonly fileName: string; readonly report: Report }

/** ms; a large archive on a slow line, and its check. */
const UPLOAD_LIMIT_MS = 300_000
const CHOOSING: ImportState = { at: 'choosing', failure: null }

/**
 * Uploads a package, has it checked, and imports it. `onImported` is told the project's name, null = nobody knows
 * whether it was imported: the answer did not come.
 */
export function useImport(onImported: (name: string | null) => void) {
  const [state, setState] = useState<ImportState>(CHOOSING)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const upload = async (file: File) => {
    const failure = findRefusal(file)
    if (failure !== null) return setState({ at: 'choosing', failure })
    const fileName = file.name
    const { signal } = (running.current = new AbortController())
    setState({ at: 'uploading', fileName, percent: 0 })
    const result = await call(createProjectUpload, {
      file,
      onProgress: ({ loaded, total = file.size }) => {
        if (!signal.aborted) setState({ at: 'uploading', fileName, percent: Math.floor((100 * loaded) / total) })
      },
      timeout: UPLOAD_LIMIT_MS,
      signal,
      silent: true,
    })
    if (signal.aborted) return
    if (!result.ok) return setState({ at: 'choosing', failure: getFailure(result.error) })
    const { id: uploadId, ...report } = result.value
    setState({ at: 'checked', fileName, report, uploadId, failure: null })
  }

  const importIt = async () => {
    if (state.at !== 'checked' || state.uploadId === null) return
    const { fileName, report, uploadId } = state
    setState({ at: 'importing', fileName, report })
    const params = { uploadId }
    const result = await call(importProjectUpload, { params, timeout: UPLOAD_LIMIT_MS, silent: true })
    if (!result.ok) {
      const failure = getFailure(result.error)
      // Nothing was imported, and the same package can be once the server is ready.
      if (failure === 'notReady') return setState({ at: 'checked', fileName, report, uploadId, failure })
      if (failure !== 'unreachable') return setState({ at: 'choosing', failure })
      onImported(null)
      return setState({ at: 'checked', fileName, report, uploadId, failure: 'unsure' })
    }
    const { isImported, ...found } = result.value
    if (isImported) onImported(found.project?.name ?? fileName)
    else setState({ at: 'checked', fileName, report: found, uploadId: null, failure: null })
  }

  const restart = () => {
    running.current?.abort()
    setState(CHOOSING)
  }
  return { state, upload, importIt, restart }
}

function findRefusal({ name, size }: File): ImportFailure | null {
  if (!name.toLowerCase().endsWith('.zip')) return 'notZip'
  return size > MAX_ARCHIVE_BYTES ? 'tooLarge' : null
}

function getFailure(error: ApiError): ImportFailure {
  const { status } = error
  if (status === 503 || status === 507) return 'notReady'
  if (isOutOfReach(error)) return 'unreachable'
  if (status === 429) return 'tooManyRequests'
  if (status === 413) return 'tooLarge'
  return status === 404 ? 'gone' : 'other'
}
