import { useSession } from './session.store.ts'

/**
 * What texts for staff about a mail are asked for with: a text whose key ends in `_kept` says that it lies in the mail
 * outbox, where no mail server is set up.
 */
export function useMailWay(): { readonly context: 'kept' | 'sent' } {
  return { context: useSession(({ keepsMails }) => (keepsMails ? 'kept' : 'sent')) }
}
