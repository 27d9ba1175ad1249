export { DeadlinesPanel } from './DeadlinesPanel.tsx'
