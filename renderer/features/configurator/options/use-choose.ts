import { useMemo } from 'react'
import type { Item } from '#shared/domain/catalogue/catalogue.types.ts'
import { useSteadyDialogs } from '#renderer/unit/dialogs/use-steady-dialogs.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { keptQuantity } from '#renderer/parts/options/kept-quantity.ts'
import { touchMeaning } from '#renderer/parts/options/touch-meaning.ts'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'

export interface Choosing {
  /** A touch, Enter or Space: applies the option, or opens the dialog that asks first. */
  readonly choose: (productId: string) => void
  /** An arrow key came by: applies what fits, and leaves everything else to be read. */
  readonly passBy: (productId: string) => void
}

/** Chooses options of an item (CFG-21..24). The same functions as long as the item is. */
export function useChoose(item: Item): Choosing {
  const { store } = useOpenUnit()
  const refuse = useRefusalNotice()
  const { open } = useSteadyDialogs()
  return useMemo(() => {
    const apply = (productId: string) => {
      const { options } = store.itemView(item.id)
      const error = store.intents.chooseOption({ itemId: item.id, productId, ...keptQuantity(item, options) })
      if (error?.report) open('rules', { itemId: item.id, productId })
      else refuse(error)
    }
    return {
      choose: (productId) => {
        const meaning = touchMeaning(store.itemView(item.id), productId)
        if (meaning === 'apply') apply(productId)
        else if (meaning !== 'nothing') open(meaning, { itemId: item.id, productId })
      },
      passBy: (productId) => {
        if (touchMeaning(store.itemView(item.id), productId) === 'apply') apply(productId)
      },
    }
  }, [store, item, refuse, open])
}
