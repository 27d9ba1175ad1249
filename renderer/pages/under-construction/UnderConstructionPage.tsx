import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Portal } from '#shared/contracts/primitives.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'

/** A page that there is an address for, and no content yet (NAV-43). */
export function UnderConstructionPage({ portal }: { portal: Portal }) {
  const { t } = useTranslation('access')
  const { accountId = '', projectId = '', unitId } = useParams()
  const back =
    unitId === undefined
      ? linkTo(portal === 'mp' ? 'marketingProject' : 'project', { accountId, projectId })
      : linkTo('configurator', { portalId: portal, accountId, projectId, unitId })
  return (
    <MessageScreen
      icon={<NamedIcon name="layers" size={32} />}
      title={t('underConstruction.title')}
      body={t('underConstruction.body')}
    >
      <ButtonLink variant="contained" size="large" to={back}>
        {t('underConstruction.back')}
      </ButtonLink>
    </MessageScreen>
  )
}
