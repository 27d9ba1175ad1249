import { Button } from '#renderer/ui/Button.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { viewVariant, type VariantView } from '#renderer/unit/variants/variant-view.ts'
import { useApplyVariant } from '#renderer/unit/variants/use-apply-variant.ts'
import { useVariants, type Variants } from '#renderer/unit/variants/use-variants.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { ComparePage } from './ComparePage.tsx'
import { CURRENT, readPair, type Side, writePair } from './compare-pair.ts'
import { NewVariant } from './NewVariant.tsx'
import { VariantCard } from './VariantCard.tsx'
import styles from './VariantsDialog.module.css'

/** Up to five named variants of the choices: the list, or two of them side by side (`compare` in the address). */
export function VariantsDialog({ params, room, onClose }: ConfiguratorDialogProps<'variants'>) {
  const { t } = useTranslation('variants')
  const { replace } = useDialogs()
  const current = useConfiguration()
  const variants = useVariants()
  const apply = useApplyVariant()
  const { state } = variants
  const views = useMemo(
    () => (state.status === 'ready' ? state.variants.map((variant) => viewVariant(variant, current)) : []),
    [state, current],
  )
  const onApply = (view: VariantView) => {
    if (apply(view)) onClose()
  }
  const pair = params.compare === undefined ? null : readPair(params.compare)
  const compare = (left: string, right: string) => replace('variants', { compare: writePair({ left, right }) })

  // Without a variant (any more) there is nothing to compare: the list says so.
  if (pair !== null && views.length > 0) {
    const sides: Side[] = [
      { id: CURRENT, name: t('current'), configuration: current, view: null },
      ...views.map((view) => ({
        id: view.variant.id,
        name: view.variant.name,
        configuration: view.configuration,
        view,
      })),
    ]
    return (
      <Dialog title={t('compare.title')} size="full" onClose={onClose}>
        <ComparePage
          sides={sides}
          pair={pair}
          startRoom={room}
          onPair={({ left, right }) => compare(left, right)}
          onBack={() => replace('variants')}
          onApply={onApply}
        />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('title')} subtitle={t('intro')} size="large" onClose={onClose}>
      {state.status === 'loading' ? <p role="status">{t('loading')}</p> : null}
      {state.status === 'failed' ? (
        <div className="ww-bar ww-gap-12" role="alert">
          <p>{t('loadFailed')}</p>
          <Button variant="outlined" onClick={variants.retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {state.status === 'ready' ? (
        <List
          views={views}
          variants={variants}
          room={room}
          onCompare={(id) => compare(CURRENT, id)}
          onApply={onApply}
        />
      ) : null}
    </Dialog>
  )
}

interface ListProps {
  readonly views: readonly VariantView[]
  readonly variants: Variants
  readonly room: ConfiguratorDialogProps<'variants'>['room']
  readonly onCompare: (id: string) => void
  readonly onApply: (view: VariantView) => void
}

function List({ views, variants, room, onCompare, onApply }: ListProps) {
  const { t } = useTranslation(['variants', 'errors'])
  const { completed } = useUnitState()
  const [said, setSaid] = useState('')
  const { failure } = variants
  const write: Variants['write'] = async (work) => {
    setSaid('')
    return variants.write(work)
  }
  // A card that was deleted takes the focus with it.
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) status.current?.focus()
  }, [views.length])
  return (
    <>
      <NewVariant views={views} write={write} onSaid={setSaid} />
      <p ref={status} className={styles.said} role="status" tabIndex={-1}>
        {said}
      </p>
      {failure === null ? null : (
        <FormFailure>{failure === 'network' ? t('writeFailed') : t(failure, { ns: 'errors' })}</FormFailure>
      )}
      {views.length === 0 ? (
        <p className="ww-muted">{t('none')}</p>
      ) : (
        <ul className={styles.cards} aria-label={t('listLabel')}>
          {views.map((view) => (
            <VariantCard
              key={view.variant.id}
              view={view}
              room={room}
              canApply={!completed}
              write={write}
              onSaid={setSaid}
              onCompare={onCompare}
              onApply={onApply}
            />
          ))}
        </ul>
      )}
    </>
  )
}
