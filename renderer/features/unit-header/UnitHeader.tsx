import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homePath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ReturnLinks } from '#renderer/features/return-links/index.ts'
import { LanguageChoice } from '#renderer/features/preferences/index.ts'
import { getLogo } from '#renderer/session/index.ts'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { PageHeader } from '#renderer/ui/PageHeader.tsx'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'

/**
 * Top of the unit's pages beside the configurator: the project's logo leads to the dashboard. The language is changed
 * here where the project is in several (SHL-29, SHL-51), else in the menu.
 */
export function UnitHeader({ back }: { back?: { readonly to: string; readonly label: string } | undefined }) {
  const { t } = useTranslation('dashboard')
  const { basePath, project } = useOpenUnit()
  const hasLanguages = project.featureFlags['autoTranslate'] === true && project.supportedLanguages.length > 1
  // Its own bar stands above every page.
  if (project.variant === 'residence') return null
  return (
    <PageHeader
      back={back}
      logo={
        <Link to={homePath(basePath, project)} aria-label={t('header.toDashboard')}>
          <ProjectLogo url={getLogo(project)} alt="" />
        </Link>
      }
    >
      <ReturnLinks hosts={project.returnHosts} />
      {hasLanguages ? <LanguageChoice /> : null}
      <UserMenu />
    </PageHeader>
  )
}
