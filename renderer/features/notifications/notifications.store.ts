import { create } from 'zustand'

export interface Notice {
  readonly id: number
  readonly severity: 'info' | 'success' | 'warning' | 'error'
  /** Texts that are translated already. */
  readonly title: string
  readonly body?: string | undefined
  /** A way out: the button's text and what it does; the notification closes with it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

interface NotificationsState {
  /** Oldest first. */
  readonly notices: readonly Notice[]
  add: (notice: Omit<Notice, 'id'>) => void
  dismiss: (id: number) => void
  /** What was said is no longer so, for example after a login that worked in the end. */
  dismissAll: () => void
}

/** SHL-21. */
export const MAX_NOTICES = 3

let nextId = 1

/** The notifications on screen. The same text is not stacked twice; the oldest gives way to a fourth (SHL-21). */
export const useNotifications = create<NotificationsState>()((set) => ({
  notices: [],
  add: (notice) =>
    set((state) => {
      const others = state.notices.filter(({ title, body }) => title !== notice.title || body !== notice.body)
      return { notices: [...others, { ...notice, id: nextId++ }].slice(-MAX_NOTICES) }
    }),
  dismiss: (id) => set((state) => ({ notices: state.notices.filter((notice) => notice.id !== id) })),
  dismissAll: () => set({ notices: [] }),
}))

/** The function that shows a notification: `notify({ severity: 'success', title })`. */
export function useNotify() {
  return useNotifications((state) => state.add)
}
