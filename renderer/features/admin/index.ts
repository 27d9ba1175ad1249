export { AdminAddress } from './AdminAddress.tsx'
