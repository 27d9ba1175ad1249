export { DevicePanel } from './DevicePanel.tsx'
export { DevicesPanel } from './DevicesPanel.tsx'
