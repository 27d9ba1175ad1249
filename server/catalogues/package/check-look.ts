import type { FindingCode } from '#shared/contracts/package-findings.ts'
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
  const styling = { simple: fromWire(project.styling_simple ?? {}), advanced: project.styling_advanced ?? '' }
  for (const { path, reason } of readStyling({ theme: project.theme, ...styling }).faults) {
    faults.warn(getPlace(path), STYLING_CODES[reason])
  }
  for (const [locale, texts] of Object.entries(project.translations ?? {})) {
    if (!project.supported_languages.some((language) => language === locale)) {
      faults.warn(`translations.${locale}`, 'translationLanguage')
    }
    for (const [key, text] of Object.entries(texts ?? {})) {
      const fault = faultOfText({ key, text })
      if (fault !== null) faults.warn(`translations.${locale}["${key.slice(0, 100)}"]`, TEXT_CODES[fault])
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
