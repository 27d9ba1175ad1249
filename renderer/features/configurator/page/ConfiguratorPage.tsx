import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import type { Portal } from '#shared/contracts/primitives.ts'
import { logoOf, type ProjectConfig, useProjectConfig } from '#renderer/features/session/index.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { roomImages } from '../pictures/room-images.ts'
import { useShownRoomIds } from '../store/derive.ts'
import { displayFlags } from '../store/display-flags.ts'
import { type OpenUnit, OpenUnitContext, useOpenUnit } from '../store/unit.context.ts'
import { ConfiguratorLayout } from './ConfiguratorLayout.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { configuratorPath, roomPath } from './paths.ts'
import { UnknownRoom } from './UnknownRoom.tsx'
import { type ConfiguratorData, useConfiguratorData } from './use-configurator-data.ts'
import { useUnitStore } from './use-unit-store.ts'

/** The configurator of a unit, one page per room (CFG-1), in both portals. */
export function ConfiguratorPage({ portal }: { portal: Portal }) {
  const { accountId = '', projectId = '', unitId = '' } = useParams()
  const address = { portal, accountId, projectId, unitId }
  const loaded = useConfiguratorData(address)
  const project = useProjectConfig(portal, accountId, projectId)
  const { t } = useTranslation('configurator')
  if (loaded.status === 'failed') return <LoadFailure error={loaded.error} onRetry={loaded.retry} />
  // Without its flags a project may show what it must not (prices), so they are waited for.
  if (project.error !== null) return <ApplicationError />
  if (loaded.status === 'loading' || project.config === null)
    return (
      <LoaderScreen message={t('loading.title')} logoUrl={project.config === null ? null : logoOf(project.config)} />
    )
  return (
    <OpenConfigurator
      key={configuratorPath(address)}
      portal={portal}
      basePath={configuratorPath(address)}
      data={loaded.data}
      project={project.config}
      reload={loaded.reload}
    />
  )
}

interface OpenConfiguratorProps {
  readonly portal: Portal
  readonly basePath: string
  readonly data: ConfiguratorData
  readonly project: ProjectConfig
  readonly reload: () => Promise<string | null>
}

function OpenConfigurator({ portal, basePath, data, project, reload }: OpenConfiguratorProps) {
  const flags = useMemo(() => displayFlags(project.featureFlags, portal), [project.featureFlags, portal])
  const store = useUnitStore(data, {
    simplifiedConfiguration: project.featureFlags['simplifiedConfiguration'] === true,
    showsPrices: flags.showPricing,
    reload,
  })
  const { unit, mapping } = data
  const open = useMemo<OpenUnit>(
    () => ({
      store,
      mapping,
      images: roomImages,
      flags,
      isLocal: portal === 'mp',
      portal,
      unit,
      project,
      name: unit.displayName,
      typeLabel: unit.unitType.labelSingular,
      basePath,
    }),
    [store, mapping, flags, portal, unit, project, basePath],
  )
  return (
    <OpenUnitContext value={open}>
      <RoomOfAddress portal={portal} project={project} />
    </OpenUnitContext>
  )
}

/** Finds the room that the address names, by slug or id (decision 32); without one, the first (NAV-20). */
function RoomOfAddress({ portal, project }: { portal: Portal; project: ProjectConfig }) {
  const { roomId, subLineItemId = null, accountId = '', projectId = '' } = useParams()
  const { store, basePath } = useOpenUnit()
  const { t } = useTranslation('configurator')
  const navigate = useNavigate()
  const shownIds = useShownRoomIds()
  const rooms = useMemo(() => shownIds.flatMap((id) => store.prepared.room(id) ?? []), [shownIds, store])
  const first = rooms[0]
  const room = roomId === undefined ? undefined : store.prepared.room(roomId)

  if (first === undefined)
    return (
      <MessageScreen
        icon={<NamedIcon name="home" size={32} />}
        title={t('rooms.noneTitle')}
        body={t('rooms.noneBody')}
      />
    )
  if (roomId === undefined) return <Navigate to={roomPath(basePath, first.slug)} replace />
  if (room === undefined) return <UnknownRoom first={first} />
  return (
    <ConfiguratorLayout
      room={room}
      rooms={rooms}
      deepLinkItemId={subLineItemId}
      logoUrl={logoOf(project)}
      projectName={project.name}
      onSwitchUnit={
        portal === 'bp' ? () => void navigate(`/bp/${accountId}/${projectId}/configurator/unitSelector`) : undefined
      }
    />
  )
}
