import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateFiles, generatePackages } from './generate/generate.ts'
import { DRAWN_PACKAGE, drawnFile, RESOURCES } from './generate/images.ts'

/**
 * Writes the sample data: `node resources/authoring/build.ts`. Packages without drawings of their
 * own get copies of the images that they name; what they no longer name is removed.
 */
function main(): void {
  const packages = generatePackages()
  for (const [path, content] of generateFiles(packages)) {
    const file = join(RESOURCES, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const { folder, images } of packages) {
    const target = join(RESOURCES, 'projects', folder)
    if (target !== DRAWN_PACKAGE) {
      rmSync(join(target, 'images'), { recursive: true, force: true })
      for (const image of images) copyImage(image, target)
    }
    console.log(`${folder}: ${images.length} images`)
  }
}

function copyImage(image: string, target: string): void {
  const file = join(target, image)
  mkdirSync(dirname(file), { recursive: true })
  const source = drawnFile(image)
  if (source === null) throw new Error(`${image} has not been drawn`)
  copyFileSync(source, file)
}

main()
