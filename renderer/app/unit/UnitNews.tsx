import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { DEADLINES_KEY } from '#renderer/parts/deadlines/deadlines-key.ts'
import { lettersKey } from '#renderer/parts/letters/letters-key.ts'
import { loadOnceOnline } from '#renderer/platform/load-once-online.ts'
import { browserKeep } from '#renderer/platform/storage.ts'
import { useSession } from '#renderer/session/index.ts'
import { setTitleCount } from '#renderer/ui/use-title.ts'
import { DOCUMENTS_KEY } from '#renderer/unit/documents/documents-key.ts'
import { onNews } from '#renderer/unit/news/news-signals.ts'
import { newsKey, useUnitNews } from '#renderer/unit/news/use-unit-news.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Only for those who have written something that has not gone out: it does, whichever page of the unit is open. */
const SendLetters = lazy(async () => {
  const { SendLetters: Sender } = await loadOnceOnline(() => import('#renderer/parts/letters/SendLetters.tsx'))
  return { default: Sender }
})

/**
 * Keeps what is new in the open unit, on each of its pages: for its menu and the browser's title (SHL-70). Asked for when
 * the unit opens, when its stream says so, and when somebody comes back to the window.
 */
export function UnitNews() {
  const { unit } = useOpenUnit()
  const queryClient = useQueryClient()
  const news = useUnitNews({ isAsking: true })
  useEffect(
    () =>
      onNews((topics) => {
        void queryClient.invalidateQueries({ queryKey: newsKey(unit.id) })
        if (topics.includes('deadlines')) void queryClient.invalidateQueries({ queryKey: [DEADLINES_KEY] })
        if (topics.includes('documents')) void queryClient.invalidateQueries({ queryKey: [DOCUMENTS_KEY] })
      }),
    [queryClient, unit.id],
  )
  const count = news?.unreadThreads ?? 0
  useEffect(() => {
    setTitleCount(count)
    return () => setTitleCount(0)
  }, [count])
  const userId = useSession((state) => state.user?.id)
  const [hasLetters] = useState(() => browserKeep.getItem(lettersKey(userId ?? '', unit.id)) !== null)
  return hasLetters ? (
    <Suspense>
      <SendLetters />
    </Suspense>
  ) : null
}
