import { type Browser, chromium } from 'playwright'
import { CHROMIUM_ARGUMENTS, chromiumPath } from '#tests/support/chromium.ts'

/** A real Chromium, headless, as the browser tests use it. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({ args: [...CHROMIUM_ARGUMENTS, ...more], ...(executablePath ? { executablePath } : {}) })
}
