import { lazyPart } from '#renderer/ui/lazy-part.ts'
import { Opener } from './Opener.tsx'

/** Where visitors are asked for consent, what opens by itself waits for the answer. */
export const OpenerAfterConsent = lazyPart(async () => (await import('../after-consent.tsx')).afterConsent(Opener))
