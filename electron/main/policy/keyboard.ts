/** A key as Electron tells it, before the page has it. */
export interface Key {
  readonly type: string
  /** What it writes or is called, e.g. `a`, `F11`, `Escape`. */
  readonly key: string
  readonly control: boolean
  readonly alt: boolean
  readonly shift: boolean
  readonly meta: boolean
}

function splitWords(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

/** With Control: writing and undoing. */
const WITH_CONTROL = splitWords('a c v x y z arrowleft arrowright arrowup arrowdown home end backspace delete')
/** Keys that a browser or a desktop takes for itself, alone and in every combination. */
const NEVER = splitWords(
  'contextmenu printscreen pause help meta os super hyper print find open props launchmail ' +
    'launchapplication1 launchapplication2 launchcalculator launchcontrolpanel save close new exit power ' +
    'standby wakeup eject zoomin zoomout zoomtoggle',
)
const FUNCTION_KEY = /^f([1-9]|1\d|2[0-4])$/
const BROWSER_KEY = /^(browser|media|audio|launch)/

/**
 * Whether a key is kept from page and browser alike. What is not known to be wanted with Control, Alt or the system key
 * is kept; single keys pass unless a browser or desktop takes them for itself. Keys that the operating system takes
 * before any program (Control+Alt+Delete, the Windows key) are locked there: docs/guides/kiosk-*.md.
 */
export function isKeySwallowed(key: Key): boolean {
  const name = key.key.toLowerCase()
  if (NEVER.has(name) || FUNCTION_KEY.test(name) || BROWSER_KEY.test(name)) return true
  if (key.meta) return true
  // AltGr arrives as Control and Alt together, and writes @ and € on German keyboards.
  if (key.alt) return !isSign(name)
  if (!key.control) return false
  if (key.shift) return name !== 'z' && !name.startsWith('arrow')
  return !WITH_CONTROL.has(name)
}

/** One character that is neither letter, digit nor space: those make shortcuts with Alt. */
function isSign(name: string): boolean {
  return Array.from(name).length === 1 && !/^[a-z0-9 ]$/.test(name)
}
