import { useSession } from '#renderer/session/index.ts'
import type { Author } from '../saving/configuration-storage.types.ts'

/** How somebody is spoken of: a name among equals, the team's, oneself at another device, or unknown. */
export interface AuthorWords {
  readonly kind: 'person' | 'team' | 'self' | 'someone'
  readonly name: string
}

/** Who it was, seen from here. */
export function authorWords(author: Author | null): AuthorWords {
  if (author === null) return { kind: 'someone', name: '' }
  if (author.id === useSession.getState().user?.id) return { kind: 'self', name: '' }
  if (author.firstName === '') return { kind: 'someone', name: '' }
  return { kind: author.isTeam ? 'team' : 'person', name: author.firstName }
}
