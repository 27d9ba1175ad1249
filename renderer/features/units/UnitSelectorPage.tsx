import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import { listUnits } from '#shared/contracts/http/units.contract.ts'
import { call, useLoaded } from '#renderer/api/index.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { isSwitching } from '#renderer/own-units/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { homePage } from '#renderer/platform/app-variants.ts'
import { isInGroup, getLogo, STAFF, useProjectConfig, useSession } from '#renderer/session/index.ts'
import { PageHeader } from '#renderer/ui/PageHeader.tsx'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Loader } from '#renderer/ui/LoaderScreen.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { ScrollHint } from './ScrollHint.tsx'
import { UnitCard } from './UnitCard.tsx'
import styles from './units.module.css'

/** USL-5: with more units than this, a hint says that there are some further down. */
const UNITS_WITHOUT_HINT = 4

function NoUnits() {
  const { t } = useTranslation('units')
  return <MessageScreen icon={<NamedIcon name="home" size={32} />} title={t('empty.title')} body={t('empty.body')} />
}

/**
 * The choice between several units of a project (USL-1 to USL-5). Who has none open yet has nothing to switch from: the
 * first choice has a title of its own.
 */
export function UnitSelectorPage() {
  const { t } = useTranslation('units')
  const format = useFormat()
  const { accountId = '', projectId = '' } = useParams()
  const { config } = useProjectConfig('bp', accountId, projectId)
  const locale = useLocale()
  const read = useCallback(
    (signal: AbortSignal) => call(listUnits, { query: { projectId, perPage: '100', locale }, signal, silent: true }),
    [projectId, locale],
  )
  const state = useLoaded(read)
  const home = config === null ? 'dashboard' : homePage(config)
  const isStaff = useSession(({ user }) => isInGroup(user, STAFF))
  const switching = isSwitching(useLocation().state)
  const title = isStaff
    ? t('staff.title')
    : switching
      ? t('title', { unitTypePlural: t('unitTypePlural') })
      : t('firstTitle')
  const logo = config === null ? null : getLogo(config)
  useTitle(title, config?.name)

  if (state.status === 'failed') return <ApplicationError onRetry={state.retry} />
  const units = state.status === 'ready' ? state.value : []
  return (
    <Loader isLoading={state.status === 'loading'} logoUrl={logo}>
      <div className={`ww-page ${styles.page}`}>
        <PageHeader logo={<ProjectLogo url={logo} alt={config?.name ?? ''} />}>
          <UserMenu />
        </PageHeader>
        {state.status === 'ready' && units.length === 0 ? (
          <NoUnits />
        ) : (
          <main className="ww-content">
            <h1>{title}</h1>
            <p className="ww-muted">
              {isStaff ? t('staff.intro') : t('intro')}{' '}
              {isStaff ? <Link to={linkTo('admin', { accountId })}>{t('staff.toAdmin')}</Link> : null}
            </p>
            <ul className={styles.units}>
              {units.map((unit) => (
                <li key={unit.id}>
                  <UnitCard
                    unit={unit}
                    format={format}
                    to={linkTo(home, { portalId: 'bp', accountId, projectId, unitId: unit.slug })}
                  />
                </li>
              ))}
            </ul>
            {units.length > UNITS_WITHOUT_HINT && <ScrollHint />}
          </main>
        )}
        <Footer />
      </div>
    </Loader>
  )
}
