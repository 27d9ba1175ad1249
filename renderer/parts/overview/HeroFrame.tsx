import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import type { UnitData } from '#renderer/unit/data/unit-data.types.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { HERO_SIZES } from '#renderer/platform/picture-widths.ts'
import { removeFirstPicture } from '#renderer/ui/first-picture.ts'
import styles from './UnitHero.module.css'
import { type UnitFact, unitFacts } from './unit-facts.ts'

interface HeroFrameProps {
  readonly project: Pick<ProjectConfig, 'name' | 'address' | 'postCode' | 'town' | 'projectImageUrl'>
  /** null = not known yet: its place is kept. */
  readonly unit: UnitData | null
  readonly showsPrice: boolean
  readonly isInDialog?: boolean
  /** The way on. */
  readonly action: ReactNode
}

/** Whose home it is: name, place, key facts, a picture, and the way on. */
export function HeroFrame({ project, unit, showsPrice, isInDialog = false, action }: HeroFrameProps) {
  const place = [project.address, `${project.postCode} ${project.town}`.trim()].filter((part) => part !== '').join(', ')
  const Title = isInDialog ? 'h3' : 'h1'
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className="ww-strong ww-muted">{project.name}</p>
        {unit === null ? (
          <span className={styles.name} aria-hidden="true">
            &nbsp;
          </span>
        ) : (
          <Title className={styles.name}>{unit.displayName}</Title>
        )}
        <p className="ww-muted">{place}</p>
        {unit === null || unit.description === '' ? null : <p className={styles.description}>{unit.description}</p>}
        {unit === null ? (
          <div className={styles.factsToCome} aria-hidden="true" />
        ) : (
          <Facts facts={unitFacts(unit, showsPrice)} />
        )}
        {action}
      </div>
      {project.projectImageUrl === null ? null : (
        <img
          className={styles.picture}
          src={project.projectImageUrl}
          srcSet={pictureSet(project.projectImageUrl)}
          sizes={HERO_SIZES}
          alt=""
          // At once with the page: it is what the page waits for, and takes its place again once all is there.
          decoding={isInDialog ? 'async' : 'sync'}
          fetchPriority={isInDialog ? 'auto' : 'high'}
          onLoad={removeFirstPicture}
        />
      )}
    </section>
  )
}

function Facts({ facts }: { facts: readonly UnitFact[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <dl className={styles.facts} aria-label={t('facts.label')}>
      {facts.map((fact) => (
        <div key={fact.kind}>
          <dt>{t(`facts.${fact.kind}`)}</dt>
          <dd>
            <FactText fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FactText({ fact }: { fact: UnitFact }) {
  const { t } = useTranslation('dashboard')
  const { price, floorSpace, quantity } = useFormat()
  switch (fact.kind) {
    case 'price':
      return fact.cents === null ? t('facts.priceOnRequest') : price(fact.cents)
    case 'floorSpace':
      return floorSpace(fact.squareMetres)
    case 'roomCount':
      return quantity(fact.count)
    default:
      return fact.text
  }
}
