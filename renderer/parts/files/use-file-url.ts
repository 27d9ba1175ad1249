import { useEffect, useState } from 'react'
import { getUnitFile } from '#shared/contracts/http/unit-files.contract.ts'
import { call } from '#renderer/api/index.ts'
import type { PrivateFile } from './viewer-file.ts'

/** ms; an address opens its file for ten minutes, and links to it are not to end while they are shown. */
const FRESH_MS = 5 * 60_000

/**
 * An address that opens a private file (decision 57) for some minutes, asked for with the login, and again before it ends.
 * Kept nowhere: who opens the file the next time asks for their own. undefined = not yet, null = it cannot be had.
 */
export function useFileUrl({ unitId, fileName }: PrivateFile): string | null | undefined {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      const result = await call(getUnitFile, { params: { unitId, fileName }, signal, silent: true })
      if (!signal.aborted) setUrl((before) => (result.ok ? result.value.url : (before ?? null)))
    }
    void ask()
    const timer = setInterval(() => void ask(), FRESH_MS)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [unitId, fileName])
  return url
}

/** The same, but the first one for as long as it is shown: another address of the same file would load it anew. */
export function useFirst(url: string | null | undefined): string | null | undefined {
  const [first, setFirst] = useState(url)
  if (first !== url && typeof first !== 'string') setFirst(url)
  return first
}
