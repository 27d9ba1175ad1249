// node --import ./electron/main/testing/start-mounted.ts out/main/index.js: the built program in plain Node.
import { registerHooks } from 'node:module'

const STAND_IN = new URL('./mounted-electron.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: STAND_IN, shortCircuit: true } : next(specifier, context),
})
