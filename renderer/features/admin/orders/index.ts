export { OrderPanel } from './OrderPanel.tsx'
export { OrdersPanel } from './OrdersPanel.tsx'
