import { prepareTemplate, removeFolder } from './portal.ts'

/** Runs once before all browser tests: imports the sample project into a folder, which they copy. */
async function prepare(): Promise<() => void> {
  const template = await prepareTemplate()
  process.env['PORTAL_TEMPLATE'] = template
  return () => removeFolder(template)
}

// Playwright takes a default export here.
export default prepare
