export { FlagsPanel } from './FlagsPanel.tsx'
export { ProjectsPanel } from './ProjectsPanel.tsx'
