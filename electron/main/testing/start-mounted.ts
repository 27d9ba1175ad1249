// node electron/main/testing/start-mounted.ts out/main/index.js: the built program in plain Node.
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const STAND_IN = new URL('./mounted-electron.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: STAND_IN, shortCircuit: true } : next(specifier, context),
})

const program = process.argv[2]
if (program === undefined) throw new Error('Name the built program')
await import(pathToFileURL(resolve(program)).href)
// As Electron: ready only once the program's own module has been run to its end.
const { app } = await import('./mounted-electron.ts')
app.becomeReady()
