import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { useProjectConfig } from '#renderer/session/index.ts'
import { configuratorPath, homePath } from '#renderer/unit/address/paths.ts'
import { useUnitData } from '#renderer/unit/data/use-configurator-data.ts'
import { forgetPresentation } from '#renderer/unit/presentation/presentation.store.ts'
import { isVacant } from './is-vacant.ts'
import { TakenScreen } from './TakenScreen.tsx'

/** Begins a presentation: nothing is left of the one before (PST-1). */
export function PresentationStart() {
  const { accountId = '', projectId = '', unitId = '' } = useParams()
  const navigate = useNavigate()
  const address = { portal: 'bp' as const, accountId, projectId, unitId, isPresented: true }
  const { data: unit, error, refetch } = useUnitData(address)
  const { config, error: projectError } = useProjectConfig('mp', accountId, projectId)
  const isReady = unit !== undefined && isVacant(unit) && config !== null
  const path = config === null ? null : homePath(configuratorPath(address), config)
  useEffect(() => {
    if (!isReady || path === null) return
    forgetPresentation()
    void navigate(path, { replace: true })
  }, [isReady, path, navigate])
  // Without a way to read it again the page itself is loaded anew.
  if (projectError !== null) return <ApplicationError />
  if (error !== null) return <ApplicationError onRetry={() => void refetch()} />
  if (unit !== undefined && !isVacant(unit)) return <TakenScreen unitId={unit.id} />
  return <LoaderScreen />
}
