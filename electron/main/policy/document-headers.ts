/**
 * A browser shows dialogs of the operating system (print, save, "leave page?") for a page that asks for them. A page
 * whose document is in a sandbox without these words cannot: see `allow-modals`, `allow-downloads`, `allow-popups` in
 * the HTML standard. The sandbox reaches into every frame, so a booking form cannot either, nor lead
 * the window elsewhere; the page itself may still leave by the return button.
 */
const SANDBOX = 'sandbox allow-scripts allow-same-origin allow-forms'
/** `window.print()` counts as a modal dialog. */
const PRINTING = 'allow-modals allow-downloads'

/** Value of a Content-Security-Policy header of the program's own, beside that of the host. */
export function sandboxPolicy(allowPrint: boolean): string {
  return allowPrint ? `${SANDBOX} ${PRINTING}` : SANDBOX
}

/** The answer with the sandbox set if it is a document; everything else stays as it is. */
export function inSandbox(answer: Response, allowPrint: boolean): Response {
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return answer
  const headers = new Headers(answer.headers)
  // Several policies hold all at once, so this one only ever takes away.
  headers.append('content-security-policy', sandboxPolicy(allowPrint))
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
