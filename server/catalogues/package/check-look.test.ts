import { describe, expect, it } from 'vitest'
import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { ProjectFileSchema } from '#shared/contracts/project-package.ts'
import { checkLook } from './check-look.ts'
import { tinyProject } from './fixtures/tiny-package.ts'
import { describeFault, faultSink, type PackageFault } from './package-faults.ts'

function findFaults(part: Partial<ProjectFile>): string[] {
  const faults: PackageFault[] = []
  const project = { ...tinyProject(), ...part }
  expect(ProjectFileSchema.safeParse(project).success).toBe(true)
  checkLook(project, faultSink(faults, 'project.json'))
  return faults.map(describeFault)
}

describe('checkLook', () => {
  it('has nothing to say about colours and words that are used', () => {
    expect(
      findFaults({
        styling_simple: { primary_color_main: '#7a1f1f', background_default: '#fff', text_primary: '#111' },
        styling_advanced: '{"palette":{"divider":"#ddd"}}',
        translations: { de: { 'login:title': 'Willkommen' }, en: { 'login:title': 'Welcome' } },
      }),
    ).toEqual([])
  })

  it('EDT-36 EDT-38 warns of colours that the portals leave out', () => {
    expect(
      findFaults({ styling_simple: { primary_color_main: 'red', colour: '#fff' }, styling_advanced: '{' }),
    ).toEqual([
      'warning project.json styling_simple.primary_color_main: is no colour (# with three or six hex digits) and is left out',
      'warning project.json styling_simple.colour: is no name that styling knows and is left out',
      'warning project.json styling_advanced: is not JSON and is left out',
    ])
    expect(findFaults({ styling_advanced: '{"palette":{"primary":{"main":"url(x)"}}}' })).toEqual([
      expect.stringMatching(/styling_advanced\.palette\.primary\.main: is no colour/),
    ])
    expect(findFaults({ styling_simple: { text_primary: '#888', background_paper: '#999' } })).toEqual([
      expect.stringMatching(/styling \(light\.text-primary\): can hardly be read/),
    ])
  })

  it('SHL-27 warns of words that the portals leave out', () => {
    expect(
      findFaults({
        supported_languages: ['de'],
        translations: { de: { title: 'x', 'login:title': '', 'login:a': '$t(login:b)' }, en: { 'login:title': 'x' } },
      }),
    ).toEqual([
      expect.stringMatching(/translations\.de\["title"\]: is no name of a text/),
      expect.stringMatching(/translations\.de\["login:title"\]: is empty/),
      expect.stringMatching(/translations\.de\["login:a"\]: refers to another text/),
      expect.stringMatching(/translations\.en: is no language of the project/),
    ])
  })
})
