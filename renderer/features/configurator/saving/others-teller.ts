import type { Author } from './configuration-storage.types.ts'
import type { Confirmed } from './write-queue.ts'
import type { RunnerPorts } from './write-runner.types.ts'

/** ms that a change of others waits for the word who made it: a refusal does not say that, the stream does. */
const NAME_WAIT_MS = 1_500

interface OthersTellerPorts<C> extends Pick<RunnerPorts<C>, 'wait'> {
  readonly onOthers: RunnerPorts<C>['onOthers'] | undefined
  /** Nobody listens any more. */
  readonly isOver: () => boolean
}

export interface OthersTeller<C> {
  /** Others have led from one state to another. `author`: null = nobody can say, left out = not known yet. */
  readonly tell: (before: C, confirmed: Confirmed<C>, author: Author | null | undefined) => void
  /** It became known who stored this revision. */
  readonly name: (revision: number, author: Author) => void
}

/** Says what others have changed, each change once, with the name of who did it where that becomes known in time. */
export function createOthersTeller<C>({ wait, onOthers, isOver }: OthersTellerPorts<C>): OthersTeller<C> {
  let unnamed: { readonly before: C; readonly after: C; readonly revision: number } | null = null

  function say(author: Author | null): void {
    const told = unnamed
    unnamed = null
    if (told !== null && !isOver()) onOthers?.(told.before, told.after, author)
  }

  return {
    tell: (before, { configuration: after, revision }, author) => {
      say(null)
      if (author !== undefined) return onOthers?.(before, after, author)
      unnamed = { before, after, revision }
      void wait(NAME_WAIT_MS).then(() => (unnamed?.revision === revision ? say(null) : undefined))
    },
    name: (revision, author) => {
      if (unnamed?.revision === revision) say(author)
    },
  }
}
