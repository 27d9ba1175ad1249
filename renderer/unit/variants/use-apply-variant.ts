import { useTranslation } from 'react-i18next'
import { assertNever, getSelections } from '#shared/domain/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { useUndoOffer } from '../history/use-undo-offer.ts'
import { useOpenUnit } from '../state/unit.context.ts'
import { applySelections } from './apply-variant.ts'
import type { VariantView } from './variant-view.ts'

/** Makes a variant the current choices and says how that went. Answers whether it did. */
export function useApplyVariant(): (view: VariantView) => boolean {
  const { t } = useTranslation('variants')
  const { t: tConfigurator } = useTranslation('configurator')
  const { store } = useOpenUnit()
  const offerUndo = useUndoOffer()
  const notify = useNotify()

  return ({ variant: { name }, configuration }) => {
    const outcome = applySelections(store, getSelections(configuration), t('apply.label', { name }))
    switch (outcome.kind) {
      case 'same':
        notify({ severity: 'info', title: t('apply.same') })
        return true
      case 'refused':
        notify({
          severity: 'warning',
          title: t('apply.refused', { name }),
          body: t(outcome.isCompleted ? 'apply.completed' : 'apply.refusedBody'),
        })
        return false
      case 'applied': {
        const kept = outcome.keptItemIds.map((id) => store.prepared.item(id)?.title ?? '').join(', ')
        notify({
          severity: 'success',
          title: t('apply.done', { name }),
          ...(kept === '' ? {} : { body: `${t('apply.kept')} ${kept}` }),
          action: offerUndo(tConfigurator('history.undo')),
        })
        return true
      }
      default:
        return assertNever(outcome)
    }
  }
}
