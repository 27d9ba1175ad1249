export { Consent } from './Consent.tsx'
export { useConsent } from './consent.store.ts'
