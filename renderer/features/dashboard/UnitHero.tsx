import { ButtonLink } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { checkoutPath, roomPath, useMayComplete, useOpenUnit } from '#renderer/features/configurator/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useMainAction } from './main-action.ts'
import { HERO_SIZES, pictureSet } from '#renderer/ui/picture-set.ts'
import styles from './UnitHero.module.css'
import { type UnitFact, unitFacts } from './unit-facts.ts'

/** Whose home it is: name, place, key facts, a picture, and the way on. */
export function UnitHero({ isInDialog }: { isInDialog: boolean }) {
  const { t } = useTranslation('dashboard')
  const { name, unit, project, portal, flags } = useOpenUnit()
  const showsPrice = flags.showPricing && (portal === 'bp' || flags.showUnitPrices)
  const place = [project.address, `${project.postCode} ${project.town}`.trim()].filter((part) => part !== '').join(', ')
  const Title = isInDialog ? 'h3' : 'h1'
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.project}>{project.name}</p>
        <Title className={styles.name}>{name}</Title>
        <p className={styles.place}>{place}</p>
        {unit.description === '' ? null : <p className={styles.description}>{unit.description}</p>}
        <dl className={styles.facts} aria-label={t('facts.label')}>
          {unitFacts(unit, showsPrice).map((fact) => (
            <div key={fact.kind}>
              <dt>{t(`facts.${fact.kind}`)}</dt>
              <dd>
                <FactText fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
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
