import { tinyProject } from '#server/catalogues/package/fixtures/tiny-package.ts'
import type { Attack } from './attack.ts'
import { tinyPackageWith } from './tiny-package-with.ts'
import { uploadPackage } from './upload.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><style>a{fill:'

/** Drawings on which patterns that look for addresses take their time. */
export const STYLE_SPACES: readonly Attack[] = [
  { name: 'logo with 20,000 spaces after url(', style: `url(${' '.repeat(20_000)}` },
  { name: 'logo with 20,000 url(', style: 'url('.repeat(20_000) },
].map(({ name, style }) => ({
  name,
  async prepare(target) {
    const project = { ...tinyProject(), logos: { project_logo_wide: null, project_logo: 'logo.svg', logo: null } }
    const archive = await tinyPackageWith({ 'logo.svg': `${SVG}${style}</style></svg>` }, project)
    return async () => {
      const { error_count, faults } = await uploadPackage(target, archive)
      return `${error_count} errors: ${[...new Set(faults.map(({ code }) => code))].slice(0, 3).join(', ')}`
    }
  },
}))
