import { create } from 'zustand'

/** Whether the search of the team is open: the shell shows it, above any page (UNT-10). */
export const useStaffSearch = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export function openStaffSearch(): void {
  useStaffSearch.setState({ isOpen: true })
}

export function closeStaffSearch(): void {
  useStaffSearch.setState({ isOpen: false })
}
