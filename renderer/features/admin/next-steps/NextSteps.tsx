import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { Card } from '#renderer/ui/card/Card.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './next-steps.module.css'
import type { NextStep } from './use-next-steps.ts'

/** Where each step is taken. */
const PLACES = { project: 'adminProjects', colleagues: 'adminPeople', buyers: 'adminInvitations' } as const

/** What comes next in an account that has only been set up; the first that is open is the blue one. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const { t } = useTranslation('admin-units')
  const { accountId = '' } = useParams()
  const first = steps.find(({ isDone }) => !isDone)
  return (
    <Card title={t('steps.title')} intro={t('steps.intro')} className={styles.card}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name} className={styles.step} data-done={step.isDone ? '' : undefined}>
            <span className={styles.sign}>
              {step.isDone ? <NamedIcon name="check" size={20} /> : null}
              <span className="visually-hidden">{t(step.isDone ? 'steps.done' : 'steps.open')}</span>
            </span>
            <span>
              <strong>{t(`steps.${step.name}.title`)}</strong>
              <small className="ww-muted">{t(`steps.${step.name}.body`)}</small>
            </span>
            {step.isDone ? null : (
              <ButtonLink
                variant={step === first ? 'contained' : 'outlined'}
                color={step === first ? 'primary' : 'inherit'}
                to={linkTo(PLACES[step.name], { accountId })}
              >
                {t(`steps.${step.name}.go`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
