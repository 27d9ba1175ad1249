import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { closeStaffSearch, openStaffSearch, useStaffSearch } from '#renderer/parts/staff-search/staff-search.store.ts'
import { isPresented } from '#renderer/platform/routes.ts'
import { useMay } from '#renderer/session/index.ts'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import type { LaterDialogProps } from './LaterDialog.tsx'
import { queryClient } from './DataLayout.tsx'

const SearchDialog = lazyPart(async () => (await import('#renderer/features/admin/index.ts')).SearchDialog)

interface StaffSearchProps {
  /** Given, not imported: a part of its own for so little would cost every visitor a file. */
  readonly Later: ComponentType<LaterDialogProps>
}

/**
 * Finds any unit, person and order from every page, by Ctrl+K, for those of the team who see homes (UNT-10). Not where a
 * home is presented: who looks on is not to read other people's names.
 */
export function StaffSearch({ Later }: StaffSearchProps) {
  const seesUnits = useMay('seeUnits')
  const { pathname } = useLocation()
  const isOffered = seesUnits && !isPresented(pathname)
  const isOpen = useStaffSearch((state) => state.isOpen)
  useEffect(() => {
    if (!isOffered) return undefined
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      openStaffSearch()
    }
    window.addEventListener('keydown', open)
    return () => {
      window.removeEventListener('keydown', open)
      closeStaffSearch()
    }
  }, [isOffered])
  if (!isOffered || !isOpen) return null
  return (
    <QueryClientProvider client={queryClient}>
      <Later onFailed={closeStaffSearch}>
        <SearchDialog onClose={closeStaffSearch} />
      </Later>
    </QueryClientProvider>
  )
}
