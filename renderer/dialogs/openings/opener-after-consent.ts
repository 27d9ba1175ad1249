import { lazyPart } from '#renderer/ui/lazy-part.ts'

/** Where visitors are asked for consent. */
export const OpenerAfterConsent = lazyPart(async () => (await import('./AskedOpener.tsx')).AskedOpener)
