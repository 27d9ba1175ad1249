import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { createPresentation } from '#shared/contracts/http/presentations.contract.ts'
import { EmailSchema } from '#shared/contracts/http/prospects.contract.ts'
import { areNoSelections, copySelections, getSelections } from '#shared/domain/index.ts'
import { call, useOnceKey } from '#renderer/api/index.ts'
import { ShortCode } from '#renderer/dialogs/save-configuration/ShortCode.tsx'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useMailWay } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { noteHandedOver } from '#renderer/unit/presentation/presentation.store.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

type HandedOver = AnswerOf<typeof createPresentation>

/** Gives people what was put together with them: a code and link at once, by mail if they like (PST-4). */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('presentation')
  const handing = useHandingOver()
  const { done, isBusy } = handing
  const form = useId()
  return (
    <Dialog
      title={t('handing.title')}
      size="medium"
      onClose={isBusy ? null : onClose}
      actions={
        done === null ? (
          <>
            <Button color="inherit" disabled={isBusy} onClick={onClose}>
              {t('handing.cancel')}
            </Button>
            <Button type="submit" form={form} variant="contained" size="large" disabled={isBusy}>
              {t(handing.failure !== null ? 'handing.again' : 'handing.submit')}
            </Button>
          </>
        ) : (
          <Button variant="contained" size="large" onClick={onClose}>
            {t('handing.done')}
          </Button>
        )
      }
    >
      {done === null ? <Form id={form} handing={handing} /> : <Done handed={done} />}
    </Dialog>
  )
}

type Handing = ReturnType<typeof useHandingOver>

/** The same key for each try: where an answer was lost, the next one gets what was made. */
function useHandingOver() {
  const { unit, store } = useOpenUnit()
  const locale = useLocale()
  const once = useOnceKey()
  const [done, setDone] = useState<HandedOver | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<'failed' | 'arrived' | null>(null)
  const selections = getSelections(store.state.getState().configuration)

  async function handOver(name: string, email: string | null): Promise<void> {
    setIsBusy(true)
    const body = { ...copySelections(selections), name, email, locale }
    const result = await call(createPresentation, {
      params: { unitId: unit.id },
      body,
      idempotencyKey: once.key,
      silent: true,
    })
    setIsBusy(false)
    if (!result.ok) return setFailure(once.hasArrived(result.error) ? 'arrived' : 'failed')
    setFailure(null)
    noteHandedOver(selections)
    setDone(result.value)
  }
  return { done, isBusy, failure, isEmpty: areNoSelections(selections), handOver }
}

function Form({ id, handing }: { id: string; handing: Handing }) {
  const { t } = useTranslation('presentation')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const address = email.trim()
    const isFine = address === '' || z.safeParse(EmailSchema, address).success
    setIsWrong(!isFine)
    if (isFine) void handing.handOver(name.trim(), address === '' ? null : address)
  }
  return (
    <form id={id} className="ww-stack ww-gap-16" noValidate onSubmit={submit}>
      <p>{t(handing.isEmpty ? 'handing.nothing' : 'handing.intro')}</p>
      <TextField
        label={t('handing.name')}
        hint={t('handing.nameHint')}
        value={name}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t('handing.email')}
        hint={t('handing.emailHint')}
        error={isWrong ? t('handing.emailWrong') : null}
        type="email"
        value={email}
        maxLength={254}
        autoComplete="off"
        onChange={({ target }) => {
          setEmail(target.value)
          setIsWrong(false)
        }}
      />
      {handing.failure === null ? null : (
        <p className="ww-note" role="alert">
          {t(`handing.${handing.failure}`)}
        </p>
      )}
    </form>
  )
}

function Done({ handed }: { handed: HandedOver }) {
  const { t } = useTranslation('presentation')
  const mailWay = useMailWay()
  const { name } = useOpenUnit()
  return (
    <div className="ww-stack ww-gap-16">
      {handed.email === '' ? null : <p role="status">{t('handing.mailed', { email: handed.email, ...mailWay })}</p>}
      <ShortCode
        link={handed}
        labels={{ qr: t('handing.qr'), link: t('handing.link') }}
        shareAs={t('handing.shareAs', { unit: name })}
      />
      <p className="ww-note">{t('handing.ready')}</p>
    </div>
  )
}
