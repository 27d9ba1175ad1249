import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { type PicturesManifest, readPicturesManifest } from '../pictures-manifest.ts'

/** The package that the pictures are made for; the others get copies of what they name. */
export const packageFolder = join(import.meta.dirname, '../../projects/lindenhof')
/** For pictures that only the other packages name. */
export const otherPackagesFolder = join(import.meta.dirname, 'other-packages')

const manifestFile = join(import.meta.dirname, 'manifest.json')

/** Puts parts of the manifest in place of what is on disk. */
export function keepManifest(part: Partial<PicturesManifest>): void {
  const parts = Object.entries({ ...readPicturesManifest(), ...part }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(manifestFile, `${JSON.stringify(Object.fromEntries(parts), null, 1)}\n`)
}

/** Writes an image into a package as WebP. */
export async function store(image: Sharp, path: string, quality: number, folder = packageFolder): Promise<void> {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  await image.webp({ quality, alphaQuality: 92, effort: 5, smartSubsample: true }).toFile(file)
}
