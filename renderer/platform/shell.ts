/**
 * What the kiosk's own part gives to pages that are the same everywhere. They ask for it when they are used, so that the
 * web carries nothing of it (ADR 14).
 */
export interface Kiosk {
  /** Public address of the portal, for links that a visitor takes along; null = it is not known. */
  readonly portalUrl: () => string | null
  /** Whether visitors may print and save files here. */
  readonly canSave: () => boolean
  /** Whether a visitor has touched a room, not only the pictures before: until then nothing opens by itself. */
  readonly isInUse: () => boolean
  /** The visitor has saved what is on the screen. `isSent`: the portal has it, else the device keeps it until then. */
  readonly noteSaved: (isSent: boolean) => void
  /** Forgets the visit at once and begins anew: nothing of what is on the screen stays. */
  readonly endVisit: () => void
}

let part: Kiosk | null = null

/** The kiosk around this page; null = this is the web. */
export function theKiosk(): Kiosk | null {
  return part
}

/** Told once by the kiosk's part as it starts; null again for tests. */
export function becomeKiosk(kiosk: Kiosk | null): void {
  part = kiosk
}

/** Whether what is offered as a file can be had here; in most kiosks it is a code for the visitor's phone instead. */
export function canSaveFiles(): boolean {
  return part?.canSave() ?? true
}
