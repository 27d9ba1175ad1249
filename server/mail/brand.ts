import { PALETTES, type ThemeName } from '#shared/domain/look/palettes.ts'
import { readStyling } from '#shared/domain/look/styling.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { MailPicture } from './mails.repository.ts'

/** Colours of a mail, `#rrggbb`. */
export interface MailColours {
  readonly page: string
  readonly paper: string
  readonly sunken: string
  readonly line: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  readonly onAccent: string
}

/** Name of the logo among the mail's pictures. */
export const LOGO_CID = 'logo'

/** What people's own accounts are written in, which belong to no project. */
export const PORTAL_COLOURS: MailColours = getColours('light', new Map())
/** The portal's own logo. */
export const PORTAL_LOGO: MailPicture = { kind: 'logo', cid: LOGO_CID }

/** The project's own colours (EDT-34, EDT-37) as mails have them: a dark project's are light, as all mail programs are. */
export function getMailColours({ theme, styling }: Pick<Project, 'theme' | 'styling'>): MailColours {
  const shown = theme === 'dark' ? 'light' : theme
  if (styling === undefined) return getColours(shown, new Map())
  return getColours(shown, readStyling({ theme, ...styling }).colours[shown])
}

/** The project's logo; one that has none writes under the portal's. */
export function getMailLogo({ logos }: Pick<Project, 'logos'>): MailPicture {
  const url = logos.projectLogoUrl ?? logos.logoUrl
  return url === null ? PORTAL_LOGO : { kind: 'logo', cid: LOGO_CID, url }
}

/** `own`: by their names in the palette, over those of the theme. */
function getColours(theme: ThemeName, own: ReadonlyMap<string, string>): MailColours {
  const { background, surface, text, primary } = PALETTES[theme]
  const pick = (name: string, colour: string) => own.get(name) ?? colour
  return {
    page: pick('background-default', background.default),
    paper: pick('background-paper', background.paper),
    sunken: pick('surface-sunken', surface.sunken),
    line: pick('surface-line', surface.line),
    text: pick('text-primary', text.primary),
    muted: pick('text-secondary', text.secondary),
    accent: pick('primary-main', primary.main),
    onAccent: pick('primary-contrastText', primary.contrastText),
  }
}
