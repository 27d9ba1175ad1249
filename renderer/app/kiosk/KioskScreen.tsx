import { Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  IdleGuard,
  type KioskState,
  kioskPath,
  OutsideLinks,
  PairingScreen,
  Pictures,
  StaffMode,
  useKiosk,
  useVisit,
  WaitingScreen,
} from '#renderer/features/kiosk/index.ts'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { KioskRoutes } from './KioskRoutes.tsx'
import type { CommonParts } from './parts.types.ts'

/** What the screen shows: first start, pictures, configurator, end. */
export function KioskScreen({ parts, onBegin }: { parts: CommonParts; onBegin: () => void }) {
  const { t } = useTranslation('kiosk')
  const host = useKiosk((kiosk) => kiosk.host)
  const phase = useVisit((visit) => visit.phase)
  if (phase === 'ending') return <LoaderScreen message={t('finish.ending')} />
  if (host === null) return <LoaderScreen message={t('waiting.starting')} />
  if (host.stage === 'unpaired') return <PairingScreen host={host} />
  if (host.stage === 'waiting')
    return (
      <>
        <WaitingScreen host={host} />
        <Staff host={host} onBegin={onBegin} />
      </>
    )
  return (
    <>
      {phase === 'waiting' ? null : <Visit host={host} parts={parts} />}
      <Pictures hasPictures={host.settings.attractLoop} />
      <IdleGuard />
      <Staff host={host} onBegin={onBegin} />
    </>
  )
}

/** The pages of a visit: the configurator, with the dialogs that an address opens above it. */
function Visit({ host, parts }: { host: KioskState; parts: CommonParts }) {
  const { ShellDialogs } = parts
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  const hasDialog = ['privacyPolicy', 'imprint', 'pdfViewer'].some((name) => parameters.has(name))
  return (
    <>
      <Suspense fallback={<LoaderScreen />}>
        <KioskRoutes host={host} />
      </Suspense>
      {hasDialog ? (
        <Suspense>
          <ShellDialogs />
        </Suspense>
      ) : null}
      <OutsideLinks />
    </>
  )
}

function Staff({ host, onBegin }: { host: KioskState; onBegin: () => void }) {
  const navigate = useNavigate()
  const show = useCallback(
    (unit: string) => {
      const { accountId, project, units } = host
      if (accountId === null || project === null) return
      const path = kioskPath('/', { accountId, project, units, startUnit: unit })
      onBegin()
      if (path !== null) void navigate(path)
    },
    [host, navigate, onBegin],
  )
  return <StaffMode onUnit={show} />
}
