import type { FindingCode } from '#shared/contracts/package-findings.ts'
import { PORTALS } from '#shared/contracts/primitives.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { faultOfText, type ProjectTextFault } from '#shared/domain/look/project-texts.ts'
import { readStyling, type StylingFault } from '#shared/domain/look/styling.ts'
import type { FaultSink } from './package-faults.ts'

const STYLING_CODES = {
  notJson: 'stylingNotJson',
  notAnObject: 'stylingNotAnObject',
  unknownName: 'stylingUnknownName',
  notAColour: 'stylingNotAColour',
  notAnOption: 'stylingNotAnOption',
  notAStyle: 'stylingNotAStyle',
  lowContrast: 'stylingLowContrast',
} as const satisfies Record<StylingFault['reason'], FindingCode>
const TEXT_CODES = {
  badKey: 'translationBadKey',
  empty: 'translationEmpty',
  tooLong: 'translationTooLong',
  nested: 'translationNested',
  control: 'translationControl',
} as const satisfies Record<ProjectTextFault['reason'], FindingCode>

/** Colours and words of the project that the portals will leave out (EDT-36, EDT-38). They stop no import. */
export function checkLook(project: ProjectFile, faults: FaultSink): void {
  checkOneLook(project, '', project, faults)
  for (const portal of PORTALS) {
    const own = project.dashboards?.[portal]
    if (own !== undefined) checkOneLook(own, `dashboards.${portal}.`, project, faults)
  }
}

type Look = Pick<ProjectFile, 'styling_simple' | 'styling_advanced' | 'translations'> & {
  readonly theme?: ProjectFile['theme'] | undefined
}

/** `place`: what stands before its own places. */
function checkOneLook(look: Look, place: string, project: ProjectFile, faults: FaultSink): void {
  const styling = { simple: fromWire(look.styling_simple ?? {}), advanced: look.styling_advanced ?? '' }
  for (const { path, reason } of readStyling({ theme: look.theme ?? project.theme, ...styling }).faults) {
    faults.warn(`${place}${getPlace(path)}`, STYLING_CODES[reason])
  }
  for (const [locale, texts] of Object.entries(look.translations ?? {})) {
    if (!project.supported_languages.some((language) => language === locale)) {
      faults.warn(`${place}translations.${locale}`, 'translationLanguage')
    }
    for (const [key, text] of Object.entries(texts ?? {})) {
      const fault = faultOfText({ key, text })
      if (fault !== null) faults.warn(`${place}translations.${locale}["${key.slice(0, 100)}"]`, TEXT_CODES[fault])
    }
  }
}

/** As the package spells it. */
function getPlace(path: string): string {
  if (path.startsWith('simple.')) {
    const key = path.slice('simple.'.length)
    return `styling_simple.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  }
  return path.startsWith('advanced') ? `styling_${path}` : `styling (${path})`
}
