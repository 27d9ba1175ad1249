/**
 * A browser shows dialogs of the operating system (print, save, "leave page?") for a page that asks for them. A page
 * whose document is in a sandbox without these words cannot: see `allow-modals`, `allow-downloads`, `allow-popups` in
 * the HTML standard. The sandbox reaches into every frame, so a booking form cannot either.
 */
const SANDBOX = 'sandbox allow-scripts allow-same-origin allow-forms'
/** The return button leads the window to another page. */
const LEAVING = 'allow-top-navigation-by-user-activation'
/** `window.print()` counts as a modal dialog. */
const PRINTING = 'allow-modals allow-downloads'

/** Value of a Content-Security-Policy header of the program's own, beside that of the host. */
export function sandboxPolicy(allowPrint: boolean): string {
  return [SANDBOX, LEAVING, allowPrint ? PRINTING : ''].join(' ').trim()
}

/** The answer with the sandbox set if it is a document; everything else stays as it is. */
export function inSandbox(answer: Response, allowPrint: boolean): Response {
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return answer
  const headers = new Headers(answer.headers)
  // Several policies hold all at once, so this one only ever takes away.
  headers.append('content-security-policy', sandboxPolicy(allowPrint))
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
