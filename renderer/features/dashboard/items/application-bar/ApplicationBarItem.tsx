import { ApplicationBar } from '../../ApplicationBar.tsx'

/** Once the top of the page is out of sight: which home it is, and the way to the team (DSH-53, DSH-54). */
export function ApplicationBarItem() {
  return <ApplicationBar />
}
