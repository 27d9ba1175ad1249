import { useTranslation } from 'react-i18next'
import { UnitFacts } from '#renderer/parts/overview/UnitFacts.tsx'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useShownRoomIds } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ItemCard } from '../ItemCard.tsx'
import { FirstWays, NextStep } from '../NextStep.tsx'
import { itemStyle } from '../item-style.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import styles from './MarketingUnitInfoItem.module.css'

/** Which home it is, its facts, and what one can do: try its fittings, ask for contact (DSH-34). */
export function MarketingUnitInfoItem({ item, place }: ItemViewProps<'MarketingUnitInfo'>) {
  const { unit, name, project } = useOpenUnit()
  const { values } = item
  const where = [project.address, `${project.postCode} ${project.town}`.trim()].filter((part) => part !== '').join(', ')
  return (
    <>
      <ItemCard item={item} place={place} title={name}>
        <div className="ww-stack ww-gap-8" style={itemStyle(item.styles['text'])}>
          <p className="ww-muted">{where}</p>
          {unit.description === '' ? null : <p className="ww-text">{unit.description}</p>}
          <UnitFacts className={styles.facts} />
        </div>
        <div className={styles.actions}>
          {values['params.showConfiguratorAction'] ? <NextStep className={styles.main} /> : null}
          {values['params.showContactAction'] ? <ContactLink /> : null}
        </div>
      </ItemCard>
      {values['params.showConfiguratorAction'] && place === 'page' ? <FirstWays /> : null}
    </>
  )
}

/** To the form, which stands over a room (PRO-2). */
function ContactLink() {
  const { t } = useTranslation('dashboard-unit')
  const { flags, basePath, store } = useOpenUnit()
  const [firstId = ''] = useShownRoomIds()
  const room = store.prepared.room(firstId)
  if (!flags.mpContactForm || room === undefined) return null
  return (
    <ButtonLink
      to={`${roomPath(basePath, room.slug)}?dialog=contact`}
      variant="outlined"
      size="large"
      startIcon={<NamedIcon name="mail" size={20} />}
    >
      {t('home.contact')}
    </ButtonLink>
  )
}
