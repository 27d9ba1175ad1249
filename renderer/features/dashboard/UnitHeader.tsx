import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { dashboardPath, useOpenUnit } from '#renderer/features/configurator/index.ts'
import { logoOf, UserMenu } from '#renderer/features/session/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import styles from './UnitHeader.module.css'

/** Top of the unit's pages beside the configurator: the project's logo, a way back where there is one, the menu. */
export function UnitHeader({ back }: { back?: { readonly to: string; readonly label: string } }) {
  const { t } = useTranslation('dashboard')
  const { basePath, portal, project } = useOpenUnit()
  const { accountId = '', projectId = '' } = useParams()
  const navigate = useNavigate()
  const logoUrl = logoOf(project)
  return (
    <header className={styles.header}>
      {back === undefined ? null : (
        <Link className={styles.back} to={back.to}>
          <NamedIcon name="chevronLeft" size={20} />
          {back.label}
        </Link>
      )}
      <Link
        className={styles.logo}
        data-beside={back === undefined ? undefined : ''}
        to={dashboardPath(basePath)}
        aria-label={t('header.toDashboard')}
      >
        <ProjectLogo url={logoUrl} alt="" />
      </Link>
      <UserMenu
        onSwitchUnit={
          portal === 'bp' ? () => void navigate(linkTo('unitSelector', { accountId, projectId })) : undefined
        }
      />
    </header>
  )
}
