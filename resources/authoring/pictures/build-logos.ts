import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageFolder } from './store.ts'

const INK = '#2f3a36'
const ACCENT = '#b9765a'

/** The mark of a project, drawn in a square of 64. */
const MARKS: Readonly<Record<string, string>> = {
  lindenhof: `<path d="M10 54V30l14-11 14 11v24" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M38 54h16V36" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/><path d="M46 36c-7.5-3.6-9.6-11-4.4-17.4 1.7-2.1 3.4-3.8 4.4-6.6 1 2.8 2.7 4.5 4.4 6.600C55.6 25 53.5 32.4 46 36Z" fill="${ACCENT}"/><path d="M46 36V22" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/><path d="M10 54h44" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/>`,
  stadtgarten: `<rect x="12" y="16" width="18" height="38" rx="2" fill="none" stroke="${INK}" stroke-width="3.2"/><rect x="34" y="28" width="18" height="26" rx="2" fill="none" stroke="${INK}" stroke-width="3.2"/><circle cx="43" cy="18" r="7" fill="#7d8a72"/><path d="M8 54h48" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/>`,
  hafenkontor: `<path d="M10 42c5 4 9 4 14 0s9-4 14 0 9 4 16 0" fill="none" stroke="#5d8394" stroke-width="3.2" stroke-linecap="round"/><path d="M10 51c5 4 9 4 14 0s9-4 14 0 9 4 16 0" fill="none" stroke="#5d8394" stroke-width="3.2" stroke-linecap="round"/><path d="M16 35V20l8-6 8 6 8-6 8 6v15" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/>`,
}

/** The words of each project's word mark: small line, name. */
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  lindenhof: ['WOHNEN AM', 'Lindenhof'],
  stadtgarten: ['RESIDENZ AM', 'Stadtgarten'],
  hafenkontor: ['WOHNEN IM', 'Hafenkontor'],
}

function square(mark: string, title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="${title}"><title>${title}</title>${mark}</svg>\n`
}

function wide(mark: string, [small, name]: readonly [string, string], title: string): string {
  const font = 'font-family="Georgia, \'Times New Roman\', serif"'
  const sans = 'font-family="\'Helvetica Neue\', Arial, sans-serif"'
  const width = 90 + name.length * 17
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" role="img" aria-label="${title}"><title>${title}</title>${mark}<text x="76" y="24" ${sans} font-size="10.5" letter-spacing="2.6" fill="${INK}" fill-opacity="0.72">${small}</text><text x="75" y="51" ${font} font-size="29" letter-spacing="0.3" fill="${INK}">${name}</text></svg>\n`
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The projects' marks and word marks; other packages get copies of those that they name. */
export function buildLogos(): void {
  for (const [id, mark] of Object.entries(MARKS)) {
    const names = NAMES[id]
    if (!names) continue
    const title =
      id === 'lindenhof' ? 'Wohnen am Lindenhof' : id === 'stadtgarten' ? 'Residenz am Stadtgarten' : 'Hafenkontor'
    const suffix = id === 'lindenhof' ? '' : `-${id}`
    const folder = id === 'lindenhof' ? packageFolder : join(import.meta.dirname, 'other-packages')
    write(join(folder, `images/logo${suffix}.svg`), square(mark, title))
    write(join(folder, `images/logo${suffix}-wide.svg`), wide(mark, names, title))
  }
}
