import type { CommonParts } from './parts.types.ts'

/**
 * Loads and starts the kiosk. A step between, so that the web's first file need not name all the files that the kiosk
 * is made of.
 */
export async function startKiosk(root: HTMLElement, parts: CommonParts): Promise<void> {
  const kiosk = await import('./start-kiosk.tsx')
  return kiosk.startKiosk(root, parts)
}
