import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { DraftNote } from '#renderer/drafts/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useMailWay } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import type { BulkActionProps } from './bulk-action.types.ts'
import styles from './bulk.module.css'
import { InviteLine } from './InviteLine.tsx'
import { isBlank, MAX_LINES, PERSON_FIELDS } from './invite-lines.ts'
import { nameUnits } from './name-units.ts'
import { useBulkInvite } from './use-bulk-invite.ts'

interface InviteManyDialogProps extends BulkActionProps {
  /** Chosen, too, and left alone: they have buyers. */
  readonly bought: BulkActionProps['rows']
  readonly onClose: () => void
}

/** A line for each unit: who is invited to it. Faults stand at their lines (UNT-12). */
export function InviteManyDialog({ rows: all, bought, onClose, onDone }: InviteManyDialogProps) {
  const { t } = useTranslation('admin-units')
  const rows = all.slice(0, MAX_LINES)
  const names = nameUnits(bought.map(({ unit }) => unit))
  const { invites, list, submit, isLeft, isEmpty, formId } = useInviting({ rows, onClose, onDone })
  const { isBusy, getPerson, getState } = invites
  const waiting = rows.filter(({ unit }) => !getState(unit.id).isSent)
  const isSome = waiting.length < rows.length
  const close = () => {
    onClose()
    if (isSome) onDone(waiting.map(({ unit }) => unit.id))
  }
  const isRestored = rows.some(({ unit }) => !isBlank(getPerson(unit.id)))
  return (
    <Dialog
      title={t('inviteMany.title')}
      size={rows.length === 0 ? 'small' : 'large'}
      onClose={isBusy ? null : close}
      actions={
        <>
          <Button disabled={isBusy} onClick={close}>
            {t(isSome ? 'inviteMany.finish' : 'inviteMany.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={isBusy || rows.length === 0}>
            {t(isBusy ? 'inviteMany.sending' : 'inviteMany.submit')}
          </Button>
        </>
      }
    >
      {rows.length === 0 ? (
        <p>{t('inviteMany.none', { count: bought.length, units: names })}</p>
      ) : (
        <form id={formId} className="ww-stack ww-gap-16" noValidate onSubmit={submit}>
          {isRestored ? <DraftNote draft={invites.draft} onDiscard={invites.discard} /> : null}
          {isLeft ? <FormFailure>{t('inviteMany.left')}</FormFailure> : null}
          {isEmpty ? <FormFailure>{t('inviteMany.empty')}</FormFailure> : null}
          <p>{t('inviteMany.body')}</p>
          {bought.length === 0 ? null : (
            <p className="ww-muted">{t('inviteMany.bought', { count: bought.length, units: names })}</p>
          )}
          {all.length > MAX_LINES ? <p className="ww-muted">{t('inviteMany.most', { max: MAX_LINES })}</p> : null}
          <div ref={list}>
            <Heads />
            <ul className={styles.lines}>
              {rows.map((row) => (
                <InviteLine key={row.unit.id} row={row} invites={invites} />
              ))}
            </ul>
          </div>
          <MailLanguage invites={invites} />
        </form>
      )}
    </Dialog>
  )
}

/** The form's doings: it stays open as long as a line that was filled in has not been sent. */
function useInviting({ rows, onClose, onDone }: Omit<InviteManyDialogProps, 'bought'>) {
  const { t } = useTranslation('admin-units')
  const { context } = useMailWay()
  const notify = useNotify()
  const formId = useId()
  const list = useRef<HTMLDivElement>(null)
  const invites = useBulkInvite(rows)
  const [attempt, setAttempt] = useState<'left' | 'empty' | null>(null)
  const [doneCount, setDoneCount] = useState<number | null>(null)
  useEffect(() => {
    if (doneCount === null) return
    // Not before the draft has followed: it forgets what was sent with this very change.
    onClose()
    onDone([])
    notify({ severity: 'success', title: t('inviteMany.done', { count: doneCount, context }) })
  }, [doneCount, onClose, onDone, notify, t, context])
  const isFilled = rows.some(({ unit }) => !isBlank(invites.getPerson(unit.id)) && !invites.getState(unit.id).isSent)
  const { isBusy } = invites
  useEffect(() => {
    if (attempt === null || isBusy) return
    // To the first line that is wrong, or to the first field of all.
    const inputs = list.current?.querySelectorAll<HTMLInputElement>('input:enabled')
    const wrong = [...(inputs ?? [])].find((input) => input.getAttribute('aria-invalid') === 'true')
    ;(wrong ?? (attempt === 'empty' ? inputs?.[0] : undefined))?.focus()
  }, [attempt, isBusy])
  const send = async () => {
    if (!isFilled) return setAttempt('empty')
    setAttempt(null)
    const { sentCount, isDone } = await invites.send()
    if (isDone) setDoneCount(sentCount)
    else setAttempt('left')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) void send()
  }
  return { invites, list, formId, submit, isLeft: attempt === 'left', isEmpty: attempt === 'empty' && !isFilled }
}

/** Above the columns; each field has its own label for who hears it. */
function Heads() {
  const { t } = useTranslation('admin-units')
  const { t: tAdmin } = useTranslation('admin')
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{t('column.unit')}</span>
      {PERSON_FIELDS.map((field) => (
        <span key={field}>{tAdmin(`invite.${field}`)}</span>
      ))}
    </div>
  )
}

function MailLanguage({ invites: { locale, setLocale } }: { invites: ReturnType<typeof useBulkInvite> }) {
  const { t } = useTranslation('admin')
  const { t: tSession } = useTranslation('session')
  return (
    <FormControl className={styles.language}>
      <FormLabel component="span" aria-hidden="true">
        {t('invite.language')}
      </FormLabel>
      <Segmented
        label={t('invite.language')}
        value={locale}
        options={LOCALES.map((value) => ({ value, label: tSession(`language.${value}`) }))}
        onChange={setLocale}
      />
    </FormControl>
  )
}
