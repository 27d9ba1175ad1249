import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { formatDate } from '#renderer/i18n/format.ts'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { ListFrame } from '../../ListFrame.tsx'
import type { StaffFile } from '../use-unit-file.ts'
import { DeletePresentationDialog } from './DeletePresentationDialog.tsx'
import styles from './FilePresentations.module.css'
import { TakeOverDialog } from './TakeOverDialog.tsx'
import { type Presentation, usePresentations } from './use-presentations.ts'

/** What was handed over in presentations of the unit, and what can be done with it (PST-7 to PST-9). */
export function FilePresentations({ file }: { file: StaffFile }) {
  return useMay('presentUnits', file.project.id) ? <Listed file={file} /> : null
}

function Listed({ file }: { file: StaffFile }) {
  const list = usePresentations(file.unit.id)
  return (
    <ListFrame
      isBare
      list={{ ...list, data: list.data === undefined ? undefined : { rows: [list.data] } }}
      empty={{ title: '', body: '' }}
      onAll={null}
    >
      {([presentations = []]) => <Presentations file={file} presentations={presentations} />}
    </ListFrame>
  )
}

interface PresentationsProps {
  readonly file: StaffFile
  readonly presentations: readonly Presentation[]
}

function Presentations({ file, presentations }: PresentationsProps) {
  const { t } = useTranslation('presentation')
  const [taken, setTaken] = useState<Presentation | null>(null)
  const [deleted, setDeleted] = useState<Presentation | null>(null)
  const mayChoose = useMay('chooseForBuyers', file.project.id)
  const isSomebodys = file.buyers.length + file.invited.length > 0 || file.unit.salesStatus !== 'VACANT'
  const { hasChoices } = file
  const hint = hasChoices ? 'file.chosen' : isSomebodys ? null : 'file.waits'
  const isEmpty = presentations.length === 0
  return (
    <Paper variant="outlined" component="section" className={styles.card} aria-labelledby="unit-presentations">
      <h2 id="unit-presentations" className="ww-heading">
        {t('file.title')}
      </h2>
      {isEmpty ? <p className="ww-muted">{t('file.none')}</p> : null}
      {isEmpty || hint === null ? null : <p className="ww-muted">{t(hint)}</p>}
      <ExactAmounts amounts={presentations.map(({ total }) => total).filter((cents) => cents !== null)}>
        <ul className={styles.rows}>
          {presentations.map((one) => (
            <Row
              key={one.id}
              presentation={one}
              onTakeOver={hint === null && mayChoose ? () => setTaken(one) : null}
              onDelete={() => setDeleted(one)}
            />
          ))}
        </ul>
      </ExactAmounts>
      {taken === null ? null : <TakeOverDialog presentation={taken} unit={file.unit} onClose={() => setTaken(null)} />}
      {deleted === null ? null : (
        <DeletePresentationDialog presentation={deleted} unitId={file.unit.id} onClose={() => setDeleted(null)} />
      )}
    </Paper>
  )
}

interface RowProps {
  readonly presentation: Presentation
  /** null = it cannot be carried over. */
  readonly onTakeOver: (() => void) | null
  readonly onDelete: () => void
}

function Row({ presentation, onTakeOver, onDelete }: RowProps) {
  const { t } = useTranslation('presentation')
  const locale = useLocale()
  const { price } = useFormat()
  const { presenter, total, createdAt, expiresAt, takenOverAt, shortPath } = presentation
  const name = presentation.name === '' ? t('file.someone') : presentation.name
  const when = momentText(createdAt, locale)
  const facts = [
    total === null ? '' : t('file.total', { total: price(total, { sign: true }) }),
    takenOverAt === null
      ? t('file.until', { day: formatDate(expiresAt, locale) })
      : t('file.takenOver', { day: formatDate(takenOverAt, locale) }),
    presentation.email,
  ]
  return (
    <li>
      <NamedIcon name="eye" size={24} />
      <div className="ww-rest">
        <strong className="ww-words">{name}</strong>
        <small className="ww-muted">
          {presenter === null ? t('file.byNobody', { when }) : t('file.by', { when, who: presenter })}
        </small>
        <small className="ww-muted ww-words">{facts.filter(Boolean).join(' · ')}</small>
      </div>
      {onTakeOver === null ? null : (
        <Button variant="outlined" color="inherit" onClick={onTakeOver}>
          {t('file.takeOver')}
        </Button>
      )}
      <ButtonLink variant="outlined" color="inherit" to={shortPath} aria-label={t('file.openOf', { name })}>
        {t('file.open')}
      </ButtonLink>
      <Button color="inherit" onClick={onDelete}>
        {t('file.delete')}
      </Button>
    </li>
  )
}
