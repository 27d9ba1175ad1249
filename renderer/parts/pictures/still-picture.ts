import { lazyPart } from '#renderer/ui/lazy-part.ts'

/** A room's picture in any configuration, for other features: no first screen needs its code. */
export const StillPicture = lazyPart(async () => (await import('./StillPicture.tsx')).StillPicture)
