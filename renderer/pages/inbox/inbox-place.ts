import { useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/session/index.ts'
import { inboxPath, newMessagePath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** In place of a thread's id: a new message (INB-3). */
export const NEW_MESSAGE = 'new'

/** Beside each other from here on (decision 47). */
export const TWO_PANES = '(min-width: 899.95px)'

/** Where the team has everything that was written about a unit. */
export function teamInboxPath({ accountId, id }: { readonly accountId: string; readonly id: string }): string {
  return `${linkTo('adminMessages', { accountId })}?box=all&unit=${encodeURIComponent(id)}`
}

/** Where in the inbox one is, and who it is. */
export function useInboxPlace() {
  const { basePath, portal, project } = useOpenUnit()
  const { messageThreadId } = useParams()
  const group = useSession((state) => state.user?.group)
  const list = inboxPath(basePath)
  return {
    list,
    newMessage: newMessagePath(basePath),
    toThread: (threadId: string) => `${list}/${encodeURIComponent(threadId)}`,
    isNew: messageThreadId === NEW_MESSAGE,
    /** null = none is named. */
    threadId: messageThreadId === undefined || messageThreadId === NEW_MESSAGE ? null : messageThreadId,
    /** The marketing portal shows what it looks like (SHL-58). */
    isDemo: portal === 'mp',
    isOffered:
      portal === 'bp' ? project.featureFlags['showInbox'] === true : project.featureFlags['marketingDemo'] === true,
    /** AUT-45: nobody else is given anything here; the team reads and answers elsewhere. */
    isBuyer: portal === 'bp' && group === 'buyer',
  }
}
