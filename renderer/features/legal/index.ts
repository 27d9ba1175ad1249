import { lazy } from 'react'

export { Footer } from './Footer.tsx'

/** Only for those who ask for it. */
export const LegalDialog = lazy(async () => ({ default: (await import('./LegalDialog.tsx')).LegalDialog }))
