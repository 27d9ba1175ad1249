import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { combinedUrl, getPicture } from '#shared/domain/look/pictures.ts'
import { homePath, roomPath } from '#renderer/unit/address/paths.ts'
import { type OpenUnit, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { getFloorPlan } from '#renderer/parts/overview/unit-facts.ts'
import { UnitHeader } from '#renderer/features/unit-header/index.ts'
import { usePageTop } from '#renderer/features/unit-header/index.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { FileImage, FileLink, isPicture } from '#renderer/parts/files/index.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import styles from './FloorPlanPage.module.css'

/** The unit's floor plan as a picture (NAV-6, RES-3), and the way to where its layout is chosen. */
export function FloorPlanPage() {
  const { t } = useTranslation('residence')
  const unit = useOpenUnit()
  const { name, project, basePath } = unit
  const ids = useShownRoomIds()
  const room = ids
    .flatMap((id) => unit.store.prepared.room(id) ?? [])
    .find(({ mode }) => mode === 'FLOORPLAN_SELECTION')
  const drawing = getFloorPlan({ attachments: unit.unit.attachments.filter(({ url }) => isPicture(url)) })
  const url = drawing ?? (room === undefined ? null : layoutUrl(unit, room))
  useTitle(t('floorPlan.title'), name, project.name)
  usePageTop()
  return (
    <div className="ww-page">
      <UnitHeader back={{ to: homePath(basePath, project), label: t('floorPlan.back') }} />
      {url === null ? (
        <MessageScreen
          icon={<NamedIcon name="home" size={32} />}
          title={t('floorPlan.missingTitle')}
          body={t('floorPlan.missingBody')}
        >
          <ButtonLink variant="contained" size="large" to={basePath}>
            {t('floorPlan.toConfigurator')}
          </ButtonLink>
        </MessageScreen>
      ) : (
        <main className="ww-content">
          <h1>{t('floorPlan.title')}</h1>
          <p className="ww-muted">
            {name} · {project.name}
          </p>
          <FileLink
            className={styles.plan}
            url={url}
            title={t('floorPlan.alt', { unit: name })}
            newWindow={t('floorPlan.newWindow')}
          >
            <FileImage
              data-drawing={drawing === null ? undefined : ''}
              url={url}
              alt={t('floorPlan.alt', { unit: name })}
              decoding="async"
            />
            <span>{t('floorPlan.open')}</span>
          </FileLink>
          {room === undefined ? null : (
            <ButtonLink variant="contained" size="large" to={roomPath(basePath, room.slug)}>
              {t('floorPlan.choose')}
            </ButtonLink>
          )}
        </main>
      )}
      <Footer />
    </div>
  )
}

/** The layout as it is chosen, where no drawing came with the unit; null = there is no picture of it. */
function layoutUrl({ store, mapping }: OpenUnit, room: Room): string | null {
  const picture = mapping === null ? null : getPicture(store.state.getState().configuration, mapping, room.id)
  if (mapping === null || picture === null || room.renderId === null) return room.previewUrl
  return combinedUrl(mapping.mergerUrl, room.renderId, picture)
}
