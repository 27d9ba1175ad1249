import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { HERO_SIZES } from '#renderer/platform/picture-widths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { MainButton } from './MainButton.tsx'
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
        <MainButton className={styles.button} />
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
