import { ButtonLink } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { HERO_SIZES } from '#renderer/platform/picture-widths.ts'
import { checkoutPath, roomPath } from '#renderer/unit/address/paths.ts'
import { useMayComplete } from '#renderer/unit/order/use-may-complete.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useMainAction } from './main-action.ts'
import { UnitFacts } from './UnitFacts.tsx'
import styles from './UnitHero.module.css'

/** The open unit: name, place, key facts, a picture, and what its choices ask for next. */
export function UnitHero() {
  const { unit, project } = useOpenUnit()
  const place = [project.address, `${project.postCode} ${project.town}`.trim()].filter((part) => part !== '').join(', ')
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className="ww-strong ww-muted">{project.name}</p>
        <h3 className={styles.name}>{unit.displayName}</h3>
        <p className="ww-muted">{place}</p>
        {unit.description === '' ? null : <p className={styles.description}>{unit.description}</p>}
        <UnitFacts className={styles.facts} />
        <MainButton />
      </div>
      {project.projectImageUrl === null ? null : (
        <img
          className={styles.picture}
          src={project.projectImageUrl}
          srcSet={pictureSet(project.projectImageUrl)}
          sizes={HERO_SIZES}
          alt=""
          decoding="async"
        />
      )}
    </section>
  )
}

/** DSH-43..45: start, go on, or check and complete. */
function MainButton() {
  const { t } = useTranslation('dashboard')
  const { portal, basePath } = useOpenUnit()
  const mayComplete = useMayComplete()
  const { action, room } = useMainAction()
  if (room === undefined) return null
  return (
    <ButtonLink
      to={action === 'finish' ? checkoutPath(basePath) : roomPath(basePath, room.slug)}
      variant="contained"
      size="large"
      className={styles.button}
      endIcon={<NamedIcon name="arrowRight" size={20} />}
    >
      {action === 'finish' && !mayComplete ? t('main.mp.finish') : t(`main.${portal}.${action}`)}
    </ButtonLink>
  )
}
