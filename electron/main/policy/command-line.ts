/**
 * The switches that the packaged program may be started with, and the values each may have. Chromium and Node know more
 * than a thousand, with every version others: to open a debugger, run other code, write what passes to a file, turn
 * protections off. Chromium reads them before any code of ours runs, so a program that was started with any other one
 * ends at once. Fuses close Node's own (build/electron-builder.yml).
 */
const ALLOWED: ReadonlyMap<string, RegExp> = new Map([
  // The session on Debian (build/linux/set-up-kiosk.sh).
  ['ozone-platform', /^(?:wayland|x11)$/],
  // Only stores that keep keys.
  ['password-store', /^(?:gnome-libsecret|kwallet[56]?)$/],
  ['lang', /^[a-z]{2,3}(?:-[a-z0-9]+)*$/i],
  // electron-builder's installer says so to the version that it has just put there.
  ['updated', /^$/],
])

/** Characters of a name that are worth noting. */
const LONGEST_NAME = 80

/** Number of the process, which older versions of macOS give to what is opened there. */
const FROM_FINDER = /^-psn_\d+_\d+$/

/**
 * Variables of the environment that Node, Electron and Chromium read as they read switches: other code, a debugger, a
 * log, keys of connections in a file. Fuses close some of them; none has a place on a kiosk.
 */
const FORBIDDEN_VARIABLES: readonly string[] = [
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'NODE_REPL_EXTERNAL_MODULE',
  'ELECTRON_RUN_AS_NODE',
  'ELECTRON_ENABLE_LOGGING',
  'ELECTRON_LOG_FILE',
  'SSLKEYLOGFILE',
]

/**
 * The switches that the program must not be started with, without their values. Other words are looked at by nobody.
 *
 * @param words as in `process.argv`, without the program's own name
 */
export function forbiddenSwitches(words: readonly string[]): string[] {
  return words.flatMap((spelt) => {
    const word = spelt.trim()
    // Windows knows the third spelling.
    const found = /^(?:--?(?<long>[^=]+)|\/(?<short>[a-z0-9_-]+)(?==|$))(?:=(?<value>.*))?$/is.exec(word)?.groups
    const name = (found?.['long'] ?? found?.['short'])?.toLowerCase()
    if (name === undefined || FROM_FINDER.test(word)) return []
    return ALLOWED.get(name)?.test(found?.['value'] ?? '') === true ? [] : [name.slice(0, LONGEST_NAME)]
  })
}

/** The variables that the program must not be started with. @param environment as `process.env` */
export function forbiddenVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  return FORBIDDEN_VARIABLES.filter((name) => (environment[name] ?? '') !== '')
}
