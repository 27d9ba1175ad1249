import { useCallback } from 'react'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import { createTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import { takeHome } from '#shared/contracts/kiosk/host.contract.ts'
import { copySelections, getSelections } from '#shared/domain/index.ts'
import { call, type Loaded, useLoaded } from '#renderer/api/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { wishesToTake } from '#renderer/unit/favorites/known-favorites.ts'
import { type OpenUnit, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { previewUrls } from '../prospect/preview-urls.ts'

type TakeHomeLink = AnswerOf<typeof createTakeHomeLink>

/** ms; somebody waits for it in front of an empty frame. */
const TIMEOUT_MS = 15_000

/** The same choices have the same code, however often the dialog opens: they are sent with the key they had. */
const LAST = new WeakMap<OpenUnit['store'], { readonly content: string; readonly key: string }>()

/** A code for the configuration and the favourites as they are when this is first used, asked for at once (TAKE-6, TAKE-10). */
export function useTakeHome(): Loaded<TakeHomeLink> {
  const { store, mapping, unit, project, favorites } = useOpenUnit()
  const { accountId } = unit
  const read = useCallback(
    (signal: AbortSignal) => {
      const { configuration } = store.state.getState()
      const wishes = wishesToTake(store.prepared, favorites)
      const body: BodyOf<typeof createTakeHomeLink> = {
        configuration: {
          ...copySelections(getSelections(configuration)),
          previewImageUrls: previewUrls(configuration, mapping),
        },
        ...(wishes.length === 0 ? {} : { wishes }),
      }
      const options = {
        params: { unitId: unit.id },
        query: { accountId, projectId: project.id },
        body,
        idempotencyKey: getKey(store, JSON.stringify(body)),
        silent: true,
        timeout: TIMEOUT_MS,
        signal,
      }
      return theKiosk() === null ? call(createTakeHomeLink, options) : call(takeHome, options)
    },
    [store, mapping, unit.id, accountId, project.id, favorites],
  )
  return useLoaded(read)
}

function getKey(store: OpenUnit['store'], content: string): string {
  const last = LAST.get(store)
  if (last?.content === content) return last.key
  const key = randomKey()
  LAST.set(store, { content, key })
  return key
}
