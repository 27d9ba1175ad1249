import { open } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Finding, finding } from '#shared/contracts/package-findings.ts'
import { decideFileType, knownExtensions, SIGNATURE_LENGTH } from '#server/platform/files/file-types.ts'
import { MAX_SVG_BYTES, svgFault } from '#server/platform/files/svg-faults.ts'
import { inParallel } from '#server/platform/in-parallel.ts'
import { fileReferences, type ProjectPackage } from './package-documents.ts'
import type { PackageFault } from './package-faults.ts'
import { inMegabytes, readUpTo } from './read-up-to.ts'

/**
 * Files that may not be brought in: of a type that is not a picture, document, model, film or font, with
 * other content than their name says, or drawings that do something. Only readable files are looked at.
 */
export async function checkFileTypes(
  { folder, project, catalog }: ProjectPackage,
  faults: PackageFault[],
): Promise<void> {
  const named = [...fileReferences(project), ...fileReferences(catalog)].map(({ file }) => file)
  const files = await inParallel([...new Set(named)].toSorted(), async (file) => ({
    file,
    found: await findFault(join(folder, file)).catch(() => null),
  }))
  for (const { file, found } of files) if (found !== null) faults.push({ severity: 'error', file, path: '', ...found })
}

async function findFault(path: string): Promise<Finding | null> {
  const type = decideFileType(path)
  if (type === null) return finding('fileTypeUnknown', { types: knownExtensions() })
  if (extname(path).toLowerCase() === '.svg') {
    const drawing = await readUpTo(path, MAX_SVG_BYTES)
    return drawing === 'too large'
      ? finding('fileTooLarge', { megabytes: inMegabytes(MAX_SVG_BYTES) })
      : svgFault(drawing)
  }
  return type.matches(await readBeginning(path)) ? null : finding('fileTypeOther', { type: type.contentType })
}

async function readBeginning(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE_LENGTH), 0, SIGNATURE_LENGTH, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
