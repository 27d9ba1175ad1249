import { create } from 'zustand'

interface RequestsState {
  /** Calls under way, by the name of their endpoint. */
  readonly running: Readonly<Record<string, number>>
  started: (name: string) => void
  ended: (name: string) => void
}

/** Which calls are under way (API-8). A flag is cleared on success and on failure alike. */
export const useRequests = create<RequestsState>()((set) => ({
  running: {},
  started: (name) => set((state) => ({ running: { ...state.running, [name]: (state.running[name] ?? 0) + 1 } })),
  ended: (name) =>
    set((state) => {
      const { [name]: count = 0, ...others } = state.running
      return { running: count > 1 ? { ...others, [name]: count - 1 } : others }
    }),
}))
