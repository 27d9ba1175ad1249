export { Consent } from './Consent.tsx'
export { useConsent } from './consent.store.ts'
export { useConsentDue } from './use-consent-due.ts'
