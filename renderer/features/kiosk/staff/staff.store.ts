import { create } from 'zustand'
import { useVisit } from '../visit/visit.store.ts'

interface StaffStore {
  readonly isOpen: boolean
}

/** Whether the door for sales staff is open; what is behind it keeps its own token, and loses it when it closes. */
export const useStaff = create<StaffStore>()(() => ({ isOpen: false }))

export function openStaffMode(): void {
  if (useVisit.getState().phase !== 'ending') useStaff.setState({ isOpen: true })
}

export function closeStaffMode(): void {
  useStaff.setState({ isOpen: false })
}
