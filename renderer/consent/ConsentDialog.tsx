import Card from '@mui/material/Card'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useTopLayer } from '#renderer/ui/dialog/dialog-layer.ts'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Switch } from '#renderer/ui/Switch.tsx'
import styles from './consent.module.css'
import { type ConsentGroup, STORED_ENTRIES } from './stored-entries.ts'

interface ConsentDialogProps {
  /** As it stands in the dialog; an unanswered one is off. */
  readonly statistics: boolean
  readonly onSwitch: (statistics: boolean) => void
  readonly onChoose: (statistics: boolean) => void
  readonly onClose: () => void
  /** Another dialog has opened by itself above this one. */
  readonly onCovered: () => void
}

/** Asks what may be stored: two groups, and what is in each of them (CNS-1, CNS-2). Neither answer stands out. */
export function ConsentDialog({ statistics, onSwitch, onChoose, onClose, onCovered }: ConsentDialogProps) {
  const { t } = useTranslation('consent')
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const top = useTopLayer()
  const wasTop = useRef(false)
  useEffect(() => {
    const isTop = top !== document.body && top.contains(content.current)
    if (isTop) wasTop.current = true
    // Not while it comes up itself: what was open before is told of first.
    else if (wasTop.current && top !== document.body) onCovered()
  }, [top, onCovered])
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="contained" onClick={() => onChoose(statistics)}>
            {t('acceptSelection')}
          </Button>
          <Button variant="contained" onClick={() => onChoose(true)}>
            {t('acceptAll')}
          </Button>
        </>
      }
    >
      <div ref={content} className="ww-stack ww-gap-20">
        <p>{t('intro')}</p>
        <Group group="necessary" control={<span className={styles.always}>{t('always')}</span>}>
          <h3 className={`ww-heading ${styles.name}`}>{t('groups.necessary.title')}</h3>
        </Group>
        <Group
          group="statistics"
          control={<Switch id={id} isOn={statistics} onSwitch={onSwitch} aria-describedby={`${id}-body`} />}
          bodyId={`${id}-body`}
        >
          <h3 className={`ww-heading ${styles.name}`}>
            <label htmlFor={id}>{t('groups.statistics.title')}</label>
          </h3>
        </Group>
        <p className="ww-muted">{t('change')}</p>
      </div>
    </Dialog>
  )
}

interface GroupProps {
  readonly group: ConsentGroup
  readonly control: ReactNode
  readonly bodyId?: string
  /** Its heading. */
  readonly children: ReactNode
}

function Group({ group, control, bodyId, children }: GroupProps) {
  const { t } = useTranslation('consent')
  return (
    <Card component="section" variant="outlined" className={`ww-card ${styles.group}`}>
      <div className="ww-spread">
        {children}
        {control}
      </div>
      <p id={bodyId} className="ww-muted">
        {t(`groups.${group}.body`)}
      </p>
      <Accordion>
        <AccordionSummary
          expandIcon={<NamedIcon name="chevronDown" size={18} />}
          aria-label={t('detailsNamed', { group: t(`groups.${group}.title`) })}
        >
          {t('details')}
        </AccordionSummary>
        <AccordionDetails>
          <StoredTable group={group} />
        </AccordionDetails>
      </Accordion>
    </Card>
  )
}

/** CNS-8, CNS-9. */
function StoredTable({ group }: { group: ConsentGroup }) {
  const { t } = useTranslation('consent')
  return (
    <DataTable
      className={styles.table}
      aria-label={t(`groups.${group}.title`)}
      columns={[t('name'), t('purpose'), t('duration')]}
    >
      {STORED_ENTRIES[group].map(({ names, text, until }) => (
        <TableRow key={text}>
          <RowHead>
            {names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </RowHead>
          <Cell>{t(`entries.${text}`)}</Cell>
          <Cell>{t(until ?? (group === 'statistics' ? 'untilWithdrawn' : 'untilDeleted'))}</Cell>
        </TableRow>
      ))}
    </DataTable>
  )
}
