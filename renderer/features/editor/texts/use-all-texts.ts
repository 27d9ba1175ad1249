import { useEffect, useState } from 'react'
import type { Portal } from '#shared/contracts/primitives.ts'
import { loadTexts } from '#renderer/i18n/i18n.ts'
import { listNamespaces } from './namespaces.ts'
import { listTexts, type PortalText } from './text-list.ts'

/** 'loading', 'failed', or every text of the portal in both languages. */
export type AllTexts = 'loading' | 'failed' | readonly PortalText[]

const kept = new Map<Portal, readonly PortalText[]>()

async function readAll(portal: Portal): Promise<readonly PortalText[]> {
  const lists = await Promise.all(
    listNamespaces(portal).map(async (namespace) => {
      const [de, en] = await Promise.all([loadTexts('de', namespace), loadTexts('en', namespace)])
      return listTexts(namespace, { de, en })
    }),
  )
  return lists.flat()
}

/** Loads what the portal says when it is first asked for. */
export function useAllTexts(portal: Portal): { readonly texts: AllTexts; readonly again: () => void } {
  const [texts, setTexts] = useState<AllTexts>(() => kept.get(portal) ?? 'loading')
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isHere = true
    void readAll(portal).then(
      (all) => {
        kept.set(portal, all)
        if (isHere) setTexts(all)
      },
      () => {
        if (isHere) setTexts('failed')
      },
    )
    return () => {
      isHere = false
    }
  }, [portal, round])
  return {
    texts,
    again: () => {
      setTexts('loading')
      setRound(round + 1)
    },
  }
}
