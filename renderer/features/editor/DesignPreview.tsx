import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getDesignDraft } from '#shared/contracts/http/designs.contract.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import { call } from '#renderer/api/index.ts'
import { type ProjectPlace, useKnownConfig, useSession } from '#renderer/session/index.ts'
import styles from './editor.module.css'
import { createLayer } from './model/layer.ts'
import { draftKey, parseDraft, readDraft } from './model/local-draft.ts'
import { ToolSurface } from './ToolSurface.tsx'

interface DesignPreviewProps {
  /** What is kept in this browser, followed as it changes; or what a colleague has saved as a draft. */
  readonly kind: 'local' | 'draft'
  readonly place: ProjectPlace
}

/** Shows the page with a design that visitors do not see, and says so. */
export function DesignPreview({ kind, place }: DesignPreviewProps) {
  const config = useKnownConfig(place.portal, place.accountId, place.projectId)
  const userId = useSession((state) => state.user?.id ?? '')
  const [first] = useState(config)
  const projectId = first?.id ?? ''
  const [design, setDesign] = useState<ProjectDesign | null>(() =>
    kind === 'local' ? (readDraft({ userId, projectId, portal: place.portal })?.design ?? null) : null,
  )
  const [isMissing, setIsMissing] = useState(false)
  const [show] = useState(() => (first === null ? null : createLayer(place, first)))
  useEffect(() => {
    if (kind === 'local') {
      const own = { userId, projectId, portal: place.portal }
      const hear = (event: StorageEvent) => {
        if (event.key === draftKey(own)) setDesign((last) => parseDraft(event.newValue)?.design ?? last)
      }
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    }
    let isHere = true
    void call(getDesignDraft, { params: { projectId, portalId: place.portal }, silent: true }).then((result) => {
      if (!isHere) return
      if (result.ok) setDesign(result.value)
      else setIsMissing(true)
    })
    return () => {
      isHere = false
    }
  }, [kind, userId, projectId, place.portal])
  useEffect(() => {
    if (design !== null) show?.(design)
  }, [design, show])
  if (kind === 'local' || (design === null && !isMissing)) return null
  return <Label isMissing={isMissing} />
}

function Label({ isMissing }: { readonly isMissing: boolean }) {
  const { t } = useTranslation('editor')
  return (
    <ToolSurface>
      <p className={styles.previewLabel} role="status">
        {t(isMissing ? 'draft.missing' : 'draft.shown')}
      </p>
    </ToolSurface>
  )
}
