import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getUnitFile } from '#shared/contracts/http/unit-files.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import type { PrivateFile } from './viewer-file.ts'

/** ms; an address opens its file for ten minutes, and links to it are not to end while they are shown. */
const FRESH_MS = 5 * 60_000

/**
 * An address that opens a private file (decision 57) for some minutes, asked for with the login, and again before it ends.
 * undefined = not yet, null = it cannot be had.
 */
export function useFileUrl(file: PrivateFile): string | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['file', file.unitId, file.fileName],
    // Addresses are not kept: who opens the file the next time asks for their own.
    gcTime: 0,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    queryFn: ({ signal }) => callOrThrow(getUnitFile, { params: { ...file }, signal, silent: true }),
  })
  return data?.url ?? (isError ? null : undefined)
}

/** The same, but the first one for as long as it is shown: another address of the same file would load it anew. */
export function useFirst(url: string | null | undefined): string | null | undefined {
  const [first, setFirst] = useState(url)
  if (first !== url && typeof first !== 'string') setFirst(url)
  return first
}
