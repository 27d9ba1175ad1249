import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ErrorCode } from '#shared/contracts/errors.ts'
import { useOpenUnit } from '../state/unit.context.ts'
import { presentationKeep } from '../presentation/presentation.store.ts'
import { createLocalVariants } from './local-variants.ts'
import { createServerVariants } from './server-variants.ts'
import type { SavedVariant, VariantsOutcome, VariantsStorage } from './variant.types.ts'

export type VariantsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly variants: readonly SavedVariant[] }

export interface Variants {
  readonly state: VariantsState
  readonly retry: () => void
  /** Why the last write failed; 'network' = nobody answered. null = it did not. */
  readonly failure: ErrorCode | 'network' | null
  /** Writes, one at a time; answers whether it worked, and shows the list as it is then. */
  readonly write: (work: (storage: VariantsStorage) => Promise<VariantsOutcome>) => Promise<boolean>
}

/** The variants of the open unit. */
export function useVariants(): Variants {
  const { isLocal, isPresented, unit, store } = useOpenUnit()
  const catalogueRevision = store.prepared.catalogue.revision
  const storage = useMemo(
    () =>
      isLocal
        ? createLocalVariants(unit.id, {
            catalogueRevision,
            ...(isPresented === true ? { keep: presentationKeep } : {}),
          })
        : createServerVariants(unit.id),
    [isLocal, isPresented, unit.id, catalogueRevision],
  )
  const [state, setState] = useState<VariantsState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<Variants['failure']>(null)

  useEffect(() => {
    let isWanted = true
    void storage.list().then((outcome) => {
      if (!isWanted) return
      setState(outcome.ok ? { status: 'ready', variants: outcome.variants } : { status: 'failed' })
    })
    return () => {
      isWanted = false
    }
  }, [storage, attempt])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  const write = useCallback<Variants['write']>(
    async (work) => {
      // A button that is touched twice; disabling it would take the focus away.
      if (isBusy.current) return false
      isBusy.current = true
      setFailure(null)
      const outcome = await work(storage)
      isBusy.current = false
      if (outcome.ok) setState({ status: 'ready', variants: outcome.variants })
      else setFailure(outcome.code ?? 'network')
      return outcome.ok
    },
    [storage],
  )
  return { state, retry, failure, write }
}
