import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './setup.module.css'
import type { SetupState } from './use-setup-form.ts'

/** What the portal begins with. */
export function ProjectStep({ state, hasSample }: { state: SetupState; hasSample: boolean }) {
  const { t } = useTranslation('setup')
  const id = useId()
  const { form, change } = state
  const choices = hasSample ? (['own', 'sample'] as const) : (['own'] as const)
  return (
    <FormControl>
      <FormLabel id={id}>{t('fields.project')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        className={styles.choices}
        value={form.project}
        onChange={(_, project) => change({ project: project === 'sample' ? 'sample' : 'own' })}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            className={styles.choice}
            value={choice}
            control={<Radio />}
            label={
              <span className={styles.words}>
                <b>{t(`projects.${choice}.name`)}</b>
                <span>{t(`projects.${choice}.body`)}</span>
              </span>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
