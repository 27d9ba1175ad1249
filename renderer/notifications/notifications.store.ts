import { create } from 'zustand'

export interface Notice {
  readonly id: number
  /** ms since 1970: when it goes by itself, wherever on screen it is shown until then. */
  readonly until: number
  readonly severity: 'info' | 'success' | 'warning' | 'error'
  /** Texts that are translated already. */
  readonly title: string
  readonly body?: string | undefined
  /** What is on screen says it aloud already, in its own words. */
  readonly isQuiet?: boolean | undefined
  /** A way out: the button's text and what it does; the notification closes with it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

export type NewNotice = Omit<Notice, 'id' | 'until'>

interface NotificationsState {
  /** Oldest first. */
  readonly notices: readonly Notice[]
  add: (notice: NewNotice) => void
  /** Gives it its whole time again, after somebody stayed on it. */
  renew: (id: number) => void
  dismiss: (id: number) => void
  /** What was said is no longer so, for example after a login that worked in the end. */
  dismissAll: () => void
}

/** SHL-21. */
export const MAX_NOTICES = 3

let nextId = 1

/** ms a notification stays: long enough to read it, errors until they are closed or ten seconds have passed. */
function computeDuration(notice: NewNotice): number {
  const words = `${notice.title} ${notice.body ?? ''}`.split(/\s+/).length
  return Math.max(notice.severity === 'error' ? 10_000 : 4_000, words * 500)
}

function computeEnd(notice: NewNotice): number {
  return Date.now() + computeDuration(notice)
}

/** The notifications on screen. The same text is not stacked twice; the oldest gives way to a fourth (SHL-21). */
export const useNotifications = create<NotificationsState>()((set) => ({
  notices: [],
  add: (notice) =>
    set((state) => {
      const others = state.notices.filter(({ title, body }) => title !== notice.title || body !== notice.body)
      return { notices: [...others, { ...notice, id: nextId++, until: computeEnd(notice) }].slice(-MAX_NOTICES) }
    }),
  renew: (id) =>
    set((state) => ({
      notices: state.notices.map((notice) => (notice.id === id ? { ...notice, until: computeEnd(notice) } : notice)),
    })),
  dismiss: (id) => set((state) => ({ notices: state.notices.filter((notice) => notice.id !== id) })),
  dismissAll: () => set({ notices: [] }),
}))

/** The function that shows a notification: `notify({ severity: 'success', title })`. */
export function useNotify() {
  return useNotifications((state) => state.add)
}
