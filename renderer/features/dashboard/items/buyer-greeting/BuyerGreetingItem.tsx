import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { itemStyle } from '../item-style.ts'
import { LayoutContext } from '../layout.context.ts'
import { FirstWays, NextStep, StandingWords } from '../NextStep.tsx'
import type { ItemViewProps } from '../item-view.types.ts'
import styles from './BuyerGreetingItem.module.css'
import { getDayTime, listNames } from './greeting.ts'

/** Who is greeted, for which home, and the one way on (DSH-8, DSH-43..45, DSH-49). */
export function BuyerGreetingItem({ item: { styles: looks } }: ItemViewProps<'BuyerGreeting'>) {
  const { t } = useTranslation('dashboard-unit')
  const { unit, name } = useOpenUnit()
  const { floorSpace, quantity } = useFormat()
  const names = listNames(unit.buyers, useLocale())
  const layout = useContext(LayoutContext)
  // As one has come: nobody is greeted twice.
  const [dayTime] = useState(() => getDayTime(new Date()))
  const facts = [
    t('greeting.rooms', { rooms: quantity(unit.roomCount) }),
    floorSpace(unit.floorSpace),
    unit.storeys.map((storey) => storey.name).join(', '),
  ]
  return (
    <>
      <section className={styles.greeting} data-layout={layout}>
        <h1 className={styles.words} style={itemStyle(looks['title'])}>
          <span className={styles.hello}>
            {names === '' ? t(`greeting.${dayTime}.plain`) : t(`greeting.${dayTime}.named`, { names })}
          </span>{' '}
          <span className={styles.home}>{name}</span>
        </h1>
        <p className={styles.facts} style={itemStyle(looks['text'])}>
          {facts.filter((fact) => fact !== '').join(' · ')}
        </p>
        <StandingWords className={styles.facts} />
        <NextStep className={styles.button} />
      </section>
      {layout === 'custom' ? <FirstWays /> : null}
    </>
  )
}
