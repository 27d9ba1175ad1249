/** Below this path the portal offers the kiosk program's versions, one folder without folders (`UPDATES_DIR`). */
export const UPDATES_PATH = '/updates/kiosk'

/** A feed's description, its signature, an installer, or an installer's block map for fetching only what has changed. */
const UPDATE_FILE = /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,150}\.(yml|yml\.sig|exe|blockmap|AppImage|deb|zip|dmg)$/

/** Whether a file of this name may be offered to kiosks; never one of another folder. */
export function isUpdateFile(name: string): boolean {
  return UPDATE_FILE.test(name)
}
