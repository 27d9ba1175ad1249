import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { DialogHost } from '#renderer/dialogs/DialogHost.tsx'
import { LinksOfBefore } from '#renderer/dialogs/wishes/LinksOfBefore.tsx'
import { UnitFrame } from '#renderer/features/page-menu/index.ts'
import { usePageTop } from '#renderer/features/unit-header/index.ts'
import { WishList } from '#renderer/parts/wishes/WishList.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { homePath } from '#renderer/unit/address/paths.ts'
import { useOpenDialog } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Everything that is marked with a heart (WSH-1..4); where nobody can mark anything, the unit's home. */
export function WishesPage() {
  const { t } = useTranslation('wishes')
  const { basePath, project, name, favorites } = useOpenUnit()
  useTitle(t('title'), name)
  usePageTop()
  const home = homePath(basePath, project)
  if (favorites === null) return <Navigate to={home} replace />
  return (
    <UnitFrame back={{ to: home, label: t('back') }}>
      <main>
        <WishList
          favorites={favorites}
          heading={<h1 className="ww-title">{t('title')}</h1>}
          whenEmpty={<LinksOfBefore />}
        />
      </main>
      <Dialogs />
    </UnitFrame>
  )
}

/** The same dialogs as in the room of what was touched. */
function Dialogs() {
  const { store } = useOpenUnit()
  const dialog = useOpenDialog()
  const [firstId = ''] = useShownRoomIds()
  if (dialog === null) return null
  const itemId = 'itemId' in dialog.params ? dialog.params.itemId : undefined
  const roomId = (itemId === undefined ? null : store.prepared.item(itemId)?.roomId) ?? firstId
  const room = store.prepared.room(roomId)
  return room === undefined ? null : <DialogHost room={room} />
}
