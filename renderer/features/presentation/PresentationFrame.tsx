import { Outlet } from 'react-router-dom'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { isVacant } from './is-vacant.ts'
import { PresentationBar } from './PresentationBar.tsx'
import { TakenScreen } from './TakenScreen.tsx'

/** The pages of a vacant unit that is shown to people: larger, below a bar that says so (PST-1, PST-2). */
export function PresentationFrame() {
  const { unit } = useOpenUnit()
  return isVacant(unit) ? <Presented /> : <TakenScreen unitId={unit.id} />
}

function Presented() {
  useRootAttribute('data-presentation', '')
  return (
    // As long as the page: the bar stays above it to its end.
    <div>
      <PresentationBar />
      <Outlet />
    </div>
  )
}
