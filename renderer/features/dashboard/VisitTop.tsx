import { FirstVisit } from './FirstVisit.tsx'
import { LaterVisit } from './LaterVisit.tsx'
import { useStanding } from './standing.ts'

/** The top of the classic dashboard: how to begin, or how to go on (START-1, START-2). */
export function VisitTop() {
  const standing = useStanding()
  return standing === null || standing.kind === 'new' ? <FirstVisit /> : <LaterVisit standing={standing} />
}
