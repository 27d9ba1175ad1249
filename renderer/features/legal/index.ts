import { lazy } from 'react'

export { Footer } from './Footer.tsx'
export { useLegalFacts } from './use-legal-facts.ts'

/** Only for those who ask for it. */
export const LegalDialog = lazy(async () => ({ default: (await import('./LegalDialog.tsx')).LegalDialog }))
