import MuiCard from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { usePageTop } from '#renderer/features/unit-header/index.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { TeamNotices } from '#renderer/parts/notices/TeamNotices.tsx'
import { useSession, useShownDashboard } from '#renderer/session/index.ts'
import { Card } from '#renderer/ui/card/Card.tsx'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import { useTitle } from '#renderer/ui/use-title.ts'
import { EquipmentCard } from './EquipmentCard.tsx'
import styles from './ResidenceDashboard.module.css'

/** A project without a design of its own has no use for what designs are drawn with. */
const DesignedResidence = lazyPart(async () => {
  const { DesignedDashboard, useDesign } = await import('#renderer/features/dashboard/index.ts')
  return function Designed() {
    const design = useDesign()
    return design === null ? <ClassicResidence /> : <DesignedDashboard {...design} />
  }
})

/** The start page of a residence: as the project's team has designed it (DSH-3), else the residence's own. */
export function ResidenceDashboardPage() {
  const dashboard = useShownDashboard(useOpenUnit().project)
  return dashboard === undefined || dashboard.version === 'v1' ? <ClassicResidence /> : <DesignedResidence />
}

/** The start page of a residence: welcome, equipment, and a film where there is one (RES-8 to RES-12). */
function ClassicResidence() {
  const { name, project } = useOpenUnit()
  useTitle(name, project.name)
  usePageTop()
  return (
    <div className={`ww-page ${styles.page}`}>
      <main className="ww-content">
        <TeamNotices />
        <div className={`ww-stack ww-gap-20 ${styles.main}`}>
          <WelcomeCard />
          <EquipmentCard />
          <Film />
        </div>
      </main>
      <Footer />
    </div>
  )
}

/** RES-8: whose home it is, in words and a picture. */
function WelcomeCard() {
  const { t } = useTranslation('residence')
  const { name, unit, project, portal } = useOpenUnit()
  const firstName = useSession((state) => (state.user?.group === 'buyer' ? state.user.firstName : ''))
  const place = [project.address, `${project.postCode} ${project.town}`.trim()].filter((part) => part !== '').join(', ')
  return (
    <MuiCard component="section" variant="outlined" className={styles.welcome}>
      {project.projectImageUrl === null ? null : <img src={project.projectImageUrl} alt="" decoding="async" />}
      <div className={`ww-stack ww-gap-12 ${styles.words}`}>
        <strong>
          {portal === 'bp' && firstName !== '' ? t('welcome.greetingName', { name: firstName }) : t('welcome.greeting')}
        </strong>
        <h1>{name}</h1>
        <p className="ww-muted">
          {project.name} · {place}
        </p>
        {unit.description === '' ? null : <p className="ww-muted">{unit.description}</p>}
        <p className="ww-muted">{t('welcome.body')}</p>
      </div>
    </MuiCard>
  )
}

/** RES-11. */
function Film() {
  const { t } = useTranslation('residence')
  const { project } = useOpenUnit()
  const { videoUrl } = project
  if (videoUrl === null || videoUrl === undefined) return null
  return (
    <Card size="large" className={styles.film} title={t('video.title')}>
      {/* biome-ignore lint/a11y/useMediaCaption: a project's film comes as one file without captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
      <video
        controls
        playsInline
        preload="none"
        src={videoUrl}
        poster={project.projectImageUrl ?? undefined}
        aria-label={t('video.label', { project: project.name })}
      />
    </Card>
  )
}
