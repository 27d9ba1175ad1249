import { useCallback, useRef } from 'react'
import { createProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import { saveVisit } from '#shared/contracts/kiosk/host.contract.ts'
import { copySelections, getSelections } from '#shared/domain/index.ts'
import { type ApiResult, call, type CallOptions } from '#renderer/api/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { wishesToTake } from '#renderer/unit/favorites/known-favorites.ts'
import { type OpenUnit, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { computeChecksum } from './checksum.ts'
import { previewUrls } from './preview-urls.ts'

type Body = BodyOf<typeof createProspectConfiguration>
/** What a form gives; the rest is the open unit's. */
export type ProspectWords = Pick<Body, 'email' | 'name' | 'subject' | 'comment' | 'contact' | 'requestsContact'>
export type SavedProspect = AnswerOf<typeof createProspectConfiguration>

/** ms; more than other calls have, for somebody waits for this one with a form in front of them. */
const TIMEOUT_MS = 15_000

/** What became of it: saved, or null, kept by the kiosk until the portal can be reached (decision 36). */
export type SentProspect = SavedProspect | null

/** Sends the configuration as it is now, with a form's words (PRO-21 to PRO-23). The form shows the failure. */
export function useSendProspect(): (words: ProspectWords) => Promise<ApiResult<SentProspect>> {
  const open = useOpenUnit()
  const locale = useLocale()
  /** The same words and choices sent again, after an answer that did not come, are the same thing (decision 8). */
  const last = useRef<{ readonly content: string; readonly key: string } | null>(null)
  return useCallback(
    async (words) => {
      const { store, mapping, unit, project, favorites } = open
      const wishes = wishesToTake(store.prepared, favorites)
      const { configuration } = store.state.getState()
      const checksum = await computeChecksum(unit.id, words)
      const body: Body = {
        ...words,
        configuration: {
          ...copySelections(getSelections(configuration)),
          previewImageUrls: previewUrls(configuration, mapping),
        },
        ...(wishes.length === 0 ? {} : { wishes }),
        ...(checksum === null ? {} : { checksum }),
        locale,
      }
      const content = JSON.stringify(body)
      if (last.current?.content !== content) last.current = { content, key: randomKey() }
      const result = await deliver({
        params: { unitId: unit.id },
        query: { accountId: unit.accountId, projectId: project.id },
        body,
        idempotencyKey: last.current.key,
        silent: true,
        timeout: TIMEOUT_MS,
      })
      if (result.ok) count(open, words.requestsContact)
      if (result.ok && !words.requestsContact) theKiosk()?.noteSaved(result.value !== null)
      return result
    },
    [open, locale],
  )
}

type Delivery = Omit<CallOptions<typeof createProspectConfiguration>, 'file'>

/** To the portal, or where this is a kiosk to its host, which delivers it later if it has to. */
async function deliver(options: Delivery): Promise<ApiResult<SentProspect>> {
  if (theKiosk() === null) return call(createProspectConfiguration, options)
  const result = await call(saveVisit, options)
  if (!result.ok) return result
  return { ...result, value: result.value.outcome === 'saved' ? result.value.saved : null }
}

/** CNS-10. Whoever blocks counting goes without. */
function count(open: OpenUnit, requestsContact: boolean): void {
  import('#renderer/tracking/index.ts').then(
    ({ track }) => track(open, { type: requestsContact ? 'contact_asked' : 'configuration_saved' }),
    () => undefined,
  )
}
