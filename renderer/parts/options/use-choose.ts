import { useMemo } from 'react'
import type { Item } from '#shared/domain/catalogue/catalogue.types.ts'
import { useSteadyDialogs } from '#renderer/unit/dialogs/use-steady-dialogs.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { touchMeaning } from './touch-meaning.ts'
import { useRefusalNotice } from './use-conflict.ts'
import { useMayDepart } from './use-may-depart.ts'

export interface Choosing {
  /** A touch, Enter or Space: applies the option, or opens the dialog that asks first. True = it is chosen now. */
  readonly choose: (productId: string) => boolean
  /** An arrow key came by: applies what fits, and leaves everything else to be read. */
  readonly passBy: (productId: string) => void
}

/** Chooses options of an item (CFG-21..24). The same functions as long as the item is. */
export function useChoose(item: Item): Choosing {
  const { store } = useOpenUnit()
  const refuse = useRefusalNotice()
  const mayDepart = useMayDepart()
  const { open } = useSteadyDialogs()
  return useMemo(() => {
    const itemId = item.id
    const choose = (productId: string, isInPassing = false) => {
      const meaning = touchMeaning(store.itemView(itemId), productId, mayDepart(itemId))
      if (meaning === 'apply') {
        const error = store.intents.chooseOption({ itemId, productId })
        if (error?.report) open('rules', { itemId, productId })
        else refuse(error)
        return error === null
      }
      if (meaning !== 'nothing' && !isInPassing) open(meaning, { itemId, productId })
      return false
    }
    return { choose: (productId) => choose(productId), passBy: (productId) => void choose(productId, true) }
  }, [store, item, refuse, mayDepart, open])
}
