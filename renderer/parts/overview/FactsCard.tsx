import { useTranslation } from 'react-i18next'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Card } from '#renderer/ui/card/Card.tsx'
import { UnitFacts } from './UnitFacts.tsx'

/** Which home it is: where it lies, and its key facts. */
export function FactsCard() {
  const { t } = useTranslation('dashboard')
  const { unit, project } = useOpenUnit()
  const place = [project.address, `${project.postCode} ${project.town}`.trim()].filter((part) => part !== '').join(', ')
  return (
    <Card title={t('facts.label')} intro={place}>
      {unit.description === '' ? null : <p className="ww-said">{unit.description}</p>}
      <UnitFacts className="ww-facts ww-stack ww-gap-12" />
    </Card>
  )
}
