import { existsSync } from 'node:fs'

const DEBIAN = '/usr/bin/chromium'

/** Chromium's program: the one the scripts found, else Debian's, else Playwright's own (undefined). */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] || (existsSync(DEBIAN) ? DEBIAN : undefined)
}

/** What Chromium needs as root in a container, and to leave the network alone. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]
