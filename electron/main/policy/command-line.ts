/**
 * Switches of Chromium and Node that open the program: to a debugger, to other code, to another page, or that turn
 * protections off. Fuses close Node's own; Chromium reads its switches before any code of ours runs, so a program that
 * was started with one of these ends at once instead.
 */
const FORBIDDEN: ReadonlySet<string> = new Set(
  (
    'remote-debugging-port remote-debugging-pipe remote-debugging-address remote-allow-origins inspect ' +
    'inspect-brk inspect-port inspect-publish-uid js-flags no-sandbox disable-web-security ' +
    'disable-site-isolation-trials disable-gpu-sandbox single-process disable-setuid-sandbox ' +
    'disable-seccomp-filter-sandbox no-zygote in-process-gpu allow-running-insecure-content ' +
    'allow-file-access-from-files unsafely-treat-insecure-origin-as-secure ignore-certificate-errors ' +
    'ignore-certificate-errors-spki-list allow-insecure-localhost load-extension ppapi-plugin-path ' +
    'register-pepper-plugins user-data-dir enable-automation renderer-cmd-prefix gpu-launcher ' +
    'utility-cmd-prefix browser-subprocess-path log-net-log proxy-server proxy-pac-url host-rules ' +
    'host-resolver-rules ssl-key-log-file headless auth-server-whitelist auth-server-allowlist ' +
    'enable-logging disable-features enable-features'
  ).split(' '),
)

/**
 * The forbidden switches among the words that the program was started with.
 *
 * @param words as in `process.argv`, without the program's own name
 */
export function forbiddenSwitches(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const name = /^(?:--?|\/)([a-z0-9-]+)(?:=|$)/i.exec(word.trim())?.[1]?.toLowerCase()
    return name !== undefined && FORBIDDEN.has(name) ? [name] : []
  })
}
