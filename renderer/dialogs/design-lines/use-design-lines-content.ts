import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { DesignLinesContentSchema } from '#shared/contracts/entities/design-lines-content.schema.ts'
import { getDesignLinesContent } from '#shared/contracts/http/design-lines-content.contract.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import { call } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { safeRedirectPath } from '#renderer/platform/redirect-path.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

type Answer = FromWire<z.infer<typeof DesignLinesContentSchema>>

export interface DesignLinesContent extends Answer {
  readonly title: string
  readonly subtitle: string
  readonly description: string
}
export type DesignLineWords = Answer['designLines'][number]

/**
 * The project's own words in the dialog (DSL-16, DSL-17), from the address that its configuration
 * names; null without one, until it is there, and when it cannot be had: then the catalogue's words
 * stand alone. Only addresses of this host are asked (decision 13): the call carries the token.
 */
export function useDesignLinesContent(): DesignLinesContent | null {
  const { project } = useOpenUnit()
  const locale = useLocale()
  const [loaded, setLoaded] = useState<DesignLinesContent | null>(null)
  const address = project.components?.designLinesDialog.params.content ?? null
  const accountId = project.account.id
  useEffect(() => {
    const path = safeRedirectPath(address, window.location.origin)
    if (path === null) return undefined
    const controller = new AbortController()
    void call(
      { ...getDesignLinesContent, path },
      { params: { accountId, projectId: project.id }, query: { locale }, silent: true, signal: controller.signal },
    ).then((result) => {
      if (result.ok && !controller.signal.aborted) setLoaded({ ...result.value, ...result.value.content })
    })
    return () => controller.abort()
  }, [address, accountId, project.id, locale])
  return loaded
}
