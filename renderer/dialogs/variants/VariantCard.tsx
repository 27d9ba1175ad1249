import { Button } from '#renderer/ui/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { getSelections } from '#shared/domain/index.ts'
import { formatDate } from '#renderer/i18n/format.ts'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { StillPicture } from '#renderer/parts/pictures/StillPicture.tsx'
import type { VariantView } from '#renderer/unit/variants/variant-view.ts'
import type { Variants } from '#renderer/unit/variants/use-variants.ts'
import { GoneChoices } from './GoneChoices.tsx'
import { Question, RenameForm } from './VariantForms.tsx'
import styles from './VariantsDialog.module.css'

interface VariantCardProps {
  readonly view: VariantView
  /** Whose picture is shown. */
  readonly room: Room
  readonly canApply: boolean
  readonly write: Variants['write']
  readonly onSaid: (words: string) => void
  readonly onCompare: (id: string) => void
  readonly onApply: (view: VariantView) => void
}

type Asking = 'rename' | 'overwrite' | 'remove' | null

/** A variant: what it looks like, what it costs, and what can be done with it. */
export function VariantCard({ view, room, canApply, write, onSaid, onCompare, onApply }: VariantCardProps) {
  const { t } = useTranslation('variants')
  const { store } = useOpenUnit()
  const [asking, setAsking] = useState<Asking>(null)
  const { id, name } = view.variant
  const buttons = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(false)
  // The focus goes back to where the question came from.
  useEffect(() => {
    if (asking === null && wasAsking.current) buttons.current?.querySelector('button')?.focus()
    wasAsking.current = asking !== null
  }, [asking])
  const end = () => setAsking(null)

  async function run(work: Parameters<Variants['write']>[0], words: string) {
    end()
    if (await write(work)) onSaid(words)
  }

  return (
    <li className={styles.card} aria-label={name}>
      <StillPicture room={room} configuration={view.configuration} alt="" />
      <div className={styles.words}>
        <Facts view={view} />
        {asking === 'rename' ? (
          <RenameForm
            name={name}
            onCancel={end}
            onSave={(next) => void run((storage) => storage.rename(id, next), t('rename.done', { name: next }))}
          />
        ) : asking === 'overwrite' ? (
          <Question
            text={t('overwrite.question', { name })}
            confirm={t('overwrite.confirm')}
            onCancel={end}
            onConfirm={() => {
              const selections = getSelections(store.state.getState().configuration)
              void run((storage) => storage.overwrite(id, selections), t('overwrite.done', { name }))
            }}
          />
        ) : asking === 'remove' ? (
          <Question
            text={t('remove.question', { name })}
            confirm={t('remove.confirm')}
            onCancel={end}
            onConfirm={() => void run((storage) => storage.remove(id), t('remove.done', { name }))}
          />
        ) : (
          <>
            <div className="ww-wrap ww-gap-8">
              <Button
                variant="contained"
                disabled={view.isCurrent || !canApply}
                aria-label={t('actions.applyNamed', { name })}
                onClick={() => onApply(view)}
              >
                {t('actions.apply')}
              </Button>
              <Button variant="outlined" aria-label={t('actions.compareNamed', { name })} onClick={() => onCompare(id)}>
                {t('actions.compare')}
              </Button>
            </div>
            <div ref={buttons} className={styles.moreActions} role="group" aria-label={t('actions.more', { name })}>
              <Button onClick={() => setAsking('rename')}>{t('actions.rename')}</Button>
              {view.isCurrent ? null : <Button onClick={() => setAsking('overwrite')}>{t('actions.overwrite')}</Button>}
              <Button color="error" onClick={() => setAsking('remove')}>
                {t('actions.delete')}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

function Facts({ view }: { view: VariantView }) {
  const { t } = useTranslation('variants')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  const locale = useLocale()
  return (
    <>
      <h3 className="ww-words">{view.variant.name}</h3>
      {flags.showPricing ? (
        <p className={styles.total}>
          {price(view.total, { sign: true })}
          {view.onRequestCount === 0 ? null : <small>{t('onRequest', { count: view.onRequestCount })}</small>}
        </p>
      ) : null}
      <p className="ww-note">
        {view.isCurrent ? (
          <strong className="ww-success">{t('sameAsCurrent')}</strong>
        ) : (
          t('savedAt', { date: formatDate(view.variant.updatedAt, locale) })
        )}
      </p>
      <GoneChoices gone={view.gone} />
    </>
  )
}
