import { fromWire } from '#shared/contracts/wire.ts'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { faultOfText, type ProjectTextFault } from '#shared/domain/project-texts.ts'
import { readStyling, type StylingFault } from '#shared/domain/styling.ts'
import type { FaultSink } from './package-faults.ts'

const STYLING_WORDS: Readonly<Record<StylingFault['reason'], string>> = {
  notJson: 'is not JSON and is left out',
  notAnObject: 'is no object and is left out',
  unknownName: 'is no colour of the palette and is left out',
  notAColour: 'is no colour (# with three or six hex digits) and is left out',
  lowContrast: 'can hardly be read: less than 4.5 to 1',
}
const TEXT_WORDS: Readonly<Record<ProjectTextFault['reason'], string>> = {
  badKey: 'is no name of a text (namespace:place.of.the.text) and is left out',
  empty: 'is empty and is left out',
  tooLong: 'is longer than 2,000 characters and is left out',
  nested: 'refers to another text ($t) and is left out',
  control: 'has control characters and is left out',
}

/** Colours and words of the project that the portals will leave out (EDT-36, EDT-38). They stop no import. */
export function checkLook(project: ProjectFile, faults: FaultSink): void {
  const styling = { simple: fromWire(project.styling_simple ?? {}), advanced: project.styling_advanced ?? '' }
  for (const { path, reason } of readStyling({ theme: project.theme, ...styling }).faults) {
    faults.warn(placeOf(path), STYLING_WORDS[reason])
  }
  for (const [locale, texts] of Object.entries(project.translations ?? {})) {
    if (!project.supported_languages.some((language) => language === locale)) {
      faults.warn(`translations.${locale}`, 'is no language of the project and is left out')
    }
    for (const [key, text] of Object.entries(texts ?? {})) {
      const fault = faultOfText({ key, text })
      if (fault !== null) faults.warn(`translations.${locale}["${key.slice(0, 100)}"]`, TEXT_WORDS[fault])
    }
  }
}

/** As the package spells it. */
function placeOf(path: string): string {
  if (path.startsWith('simple.')) {
    const key = path.slice('simple.'.length)
    return `styling_simple.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  }
  return path.startsWith('advanced') ? `styling_${path}` : `styling (${path})`
}
