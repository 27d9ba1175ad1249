import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { readPicturesManifest } from '../pictures-manifest.ts'
import type { Piece } from './draw/layer.ts'
import type { PicturesManifest } from '../pictures-manifest.ts'

/** The pictures are drawn into this package. */
export const packageFolder = join(import.meta.dirname, '../../projects/lindenhof')
const manifestFile = join(import.meta.dirname, 'manifest.json')
const hashesFile = join(import.meta.dirname, 'hashes.json')

/** What was drawn from what, by path: pictures whose hash stays are kept. */
export type Hashes = Record<string, string>

const readJson = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

function sortedJson(value: object): string {
  const order = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(order), null, 1)}\n`
}

export function readHashes(): Hashes {
  const value = readJson(hashesFile)
  const out: Hashes = {}
  if (typeof value !== 'object' || value === null) return out
  for (const [path, hash] of Object.entries(value)) if (typeof hash === 'string') out[path] = hash
  return out
}

/** Adds hashes to those on disk. */
export function keepHashes(hashes: Hashes): void {
  writeFileSync(hashesFile, sortedJson({ ...readHashes(), ...hashes }))
}

/** Puts parts of the manifest in place of what is on disk. */
export function keepManifest(part: Partial<PicturesManifest>): void {
  writeFileSync(manifestFile, sortedJson({ ...readPicturesManifest(), ...part }))
}

export const sha = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20)

/** Whether the picture at a path was drawn from this hash and is there. */
export const isFresh = (path: string, hash: string, hashes: Hashes): boolean =>
  hashes[path] === hash && existsSync(join(packageFolder, path))

/** A piece as an image to work with. */
export const raw = (piece: Piece): Sharp =>
  sharp(Buffer.from(piece.pixels.buffer, piece.pixels.byteOffset, piece.pixels.byteLength), {
    raw: { width: piece.width, height: piece.height, channels: 4 },
  })

/** A layer may weigh this much before it is written with less quality. */
const HEAVY = 110 * 1024

/** Writes a layer; busy patterns, where coarser steps cannot be seen, with less quality. */
export async function storeLayer(piece: Piece, path: string): Promise<void> {
  for (const quality of [86, 72, 58, 45]) {
    await store(raw(piece), path, quality)
    if (statSync(join(packageFolder, path)).size <= HEAVY) return
  }
}

/** For pictures that other packages than the drawn one name. */
export const otherPackagesFolder = join(import.meta.dirname, 'other-packages')

/** Writes an image into the package as WebP. */
export async function store(image: Sharp, path: string, quality: number, folder = packageFolder): Promise<void> {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  await image.webp({ quality, alphaQuality: 92, effort: 5, smartSubsample: true }).toFile(file)
}
