import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { areNoSelections, getSelections } from '#shared/domain/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { forgetPresentation, isHandedOver } from '#renderer/unit/presentation/presentation.store.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { EndDialog } from './EndDialog.tsx'
import { HandOverDialog } from './HandOverDialog.tsx'
import styles from './PresentationBar.module.css'

/** Says that nothing is stored, and has the two ways out of a presentation: with what was chosen, or without (PST-2). */
export function PresentationBar() {
  const { t } = useTranslation('presentation')
  const [open, setOpen] = useState<'handOver' | 'end' | null>(null)
  const { store } = useOpenUnit()
  const end = useEnd()
  const close = () => setOpen(null)
  const askToEnd = () => {
    const selections = getSelections(store.state.getState().configuration)
    if (areNoSelections(selections) || isHandedOver(selections)) end()
    else setOpen('end')
  }
  return (
    <aside className={`ww-screen-only ${styles.bar}`} aria-label={t('bar.label')}>
      <p className={styles.state}>
        <NamedIcon name="eye" size={20} />
        <span className={styles.words}>
          <strong>{t('bar.state')}</strong> · {t('bar.nothingStored')}
        </span>
      </p>
      <Button variant="outlined" color="inherit" onClick={() => setOpen('handOver')}>
        {t('bar.handOver')}
      </Button>
      <Button color="inherit" onClick={askToEnd}>
        {t('bar.end')}
      </Button>
      {open === 'handOver' ? <HandOverDialog onClose={close} /> : null}
      {open === 'end' ? <EndDialog onClose={close} onEnd={end} onHandOver={() => setOpen('handOver')} /> : null}
    </aside>
  )
}

/** Leads back to where presentations begin, and forgets all of this one. */
function useEnd(): () => void {
  const { accountId = '' } = useParams()
  const { unit } = useOpenUnit()
  const navigate = useNavigate()
  return () => {
    void Promise.resolve(navigate(linkTo('adminUnit', { accountId, adminUnitId: unit.id }), { replace: true })).then(
      forgetPresentation,
    )
  }
}
