import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'

/** A unit that somebody has bought is not presented (PST-1). */
export function TakenScreen({ unitId }: { unitId: string }) {
  const { t } = useTranslation('presentation')
  const { accountId = '' } = useParams()
  return (
    <MessageScreen icon={<NamedIcon name="home" size={32} />} title={t('taken.title')} body={t('taken.body')}>
      <ButtonLink variant="contained" to={linkTo('adminUnit', { accountId, adminUnitId: unitId })}>
        {t('taken.toFile')}
      </ButtonLink>
    </MessageScreen>
  )
}
