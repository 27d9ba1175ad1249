import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DRAWING_FOLDERS, generateDrawings } from './generate/drawings.ts'
import { type GeneratedPackage, generateFiles, generatePackages } from './generate/generate.ts'
import { sampleDocuments } from './documents/sample-documents.ts'
import { imageFile, RESOURCES } from './generate/images.ts'
import { packageFolder } from './pictures/store.ts'

/**
 * Writes the sample data: `node resources/authoring/build.ts`. Packages without pictures of their
 * own get copies of the images that they name; what they no longer name is removed. The package with
 * pictures gets its plans, its model and its documents.
 */
async function main(): Promise<void> {
  const packages = generatePackages()
  for (const [path, content] of generateFiles(packages)) {
    const file = join(RESOURCES, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const pack of packages) {
    const { folder, images } = pack
    const target = join(RESOURCES, 'projects', folder)
    if (target === packageFolder) {
      await writeDrawings(pack)
      await writeSampleDocuments(pack)
    } else {
      rmSync(join(target, 'images'), { recursive: true, force: true })
      for (const image of images) copyImage(image, target)
    }
    console.log(`${folder}: ${images.length} images`)
  }
}

async function writeDrawings(pack: GeneratedPackage): Promise<void> {
  const drawings = await generateDrawings(pack)
  for (const folder of DRAWING_FOLDERS) rmSync(join(packageFolder, folder), { recursive: true, force: true })
  for (const [path, bytes] of drawings) {
    const file = join(packageFolder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  console.log(`${pack.folder}: ${drawings.size} drawings and documents`)
}

async function writeSampleDocuments(pack: GeneratedPackage): Promise<void> {
  rmSync(join(RESOURCES, 'documents'), { recursive: true, force: true })
  mkdirSync(join(RESOURCES, 'documents'))
  const documents = await sampleDocuments(pack)
  for (const [path, bytes] of documents) writeFileSync(join(RESOURCES, path), bytes)
  console.log(`sample: ${documents.size} documents`)
}

function copyImage(image: string, target: string): void {
  const file = join(target, image)
  mkdirSync(dirname(file), { recursive: true })
  const source = imageFile(image)
  if (source === null)
    throw new Error(
      `${image} is not there: make it with pictures/build-pictures.ts or publish it from resources/scenes`,
    )
  copyFileSync(source, file)
}

await main()
