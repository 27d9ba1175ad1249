import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Portal } from '#shared/contracts/primitives.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { getLogo, useProjectConfig, useSession } from '#renderer/session/index.ts'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { PageHeader } from '#renderer/ui/PageHeader.tsx'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { AppearanceSection } from './AppearanceSection.tsx'
import { DataSection } from './DataSection.tsx'
import { NotificationsSection } from './NotificationsSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { Section } from './Section.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import styles from './settings.module.css'
import { useProfile, useSaveProfile } from './use-profile.ts'

const SECTIONS = ['profile', 'password', 'appearance', 'notifications', 'sessions', 'data'] as const

/**
 * The settings (SET-1, decision 24): in the buyer portal those of the user, in the marketing portal, where nobody is
 * logged in, language and theme.
 */
export function SettingsPage({ portal }: { portal: Portal }) {
  const { t } = useTranslation('settings')
  const { accountId = '', projectId = '', unitId = '' } = useParams()
  const { config } = useProjectConfig(portal, accountId, projectId)
  useTitle(t('title'), config?.name)
  return (
    <div className="ww-page">
      <PageHeader
        back={{ to: linkTo('configurator', { portalId: portal, accountId, projectId, unitId }), label: t('back') }}
        logo={config === null ? null : <ProjectLogo url={getLogo(config)} alt={config.name} />}
      >
        <UserMenu />
      </PageHeader>
      {portal === 'bp' ? (
        <OwnSettings />
      ) : (
        <main className={`ww-content ${styles.main}`}>
          <h1>{t('title')}</h1>
          <div className="ww-stack ww-gap-20">
            <AppearanceSection />
          </div>
        </main>
      )}
      <Footer />
    </div>
  )
}

function OwnSettings() {
  const { t } = useTranslation('settings')
  const profile = useProfile()
  const save = useSaveProfile()
  const logout = useSession((state) => state.logout)
  if (profile.data === undefined)
    return profile.isError ? <ApplicationError onRetry={() => void profile.refetch()} /> : <LoaderScreen />
  return (
    <main className={`ww-content ${styles.main}`}>
      <h1>{t('title')}</h1>
      <nav className={styles.nav} aria-label={t('sections')}>
        <ul>
          {SECTIONS.map((section) => (
            <li key={section}>
              <a className="ww-link ww-press ww-muted" href={`#${section}`}>
                {t(`${section}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ww-stack ww-gap-20">
        <ProfileSection profile={profile.data} />
        <PasswordSection email={profile.data.email} />
        <AppearanceSection
          onLanguage={(language) => void save({ language })}
          onTheme={(theme) => void save({ theme })}
        />
        <NotificationsSection profile={profile.data} />
        <SessionsSection />
        <DataSection profile={profile.data} />
        <Section anchor="logout" title={t('logout.title')} intro={t('logout.body')}>
          <Button
            className={styles.start}
            variant="outlined"
            startIcon={<NamedIcon name="logout" size={20} />}
            onClick={() => void logout()}
          >
            {t('logout.submit')}
          </Button>
        </Section>
      </div>
    </main>
  )
}
