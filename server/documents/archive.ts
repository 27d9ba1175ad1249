import { extname } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Locale } from '#shared/contracts/primitives.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { type FileStore, keyOfFileName, namesInAddresses } from '#server/platform/files/file-store.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { safeFileName, uniqueFileNames } from './archive-names.ts'
import type { Document, Version } from './document.types.ts'
import { ARCHIVE_WORD, labelRole } from './document-words.ts'

/** All documents of a unit as one file, which comes while it is read. */
export interface UnitArchive {
  readonly fileName: string
  readonly stream: Readable
}

interface Place {
  readonly unit: Pick<Unit, 'displayName'>
  readonly locale: Locale
  readonly sourceLanguage: Locale
}

/**
 * One folder for each type, the newest version of each document in it. Files are read one after the other while the ZIP
 * goes out, so none is held in memory; what lies elsewhere is left out.
 */
export function makeArchive(files: Pick<FileStore, 'open'>, documents: readonly Document[], place: Place): UnitArchive {
  const { unit, locale, sourceLanguage } = place
  const text = (names: Document['names']) => textIn(names, locale, sourceLanguage)
  const entries = documents.flatMap(({ role, names, versions: [version] }) => {
    const key = findKey(version)
    const folder = safeFileName(labelRole(role, locale))
    const name = safeFileName(`${text(names)}${extname(version.fileName)}`)
    return key === null ? [] : [{ key, folder, name, mtime: new Date(version.createdAt) }]
  })
  // Within a folder no name twice.
  const names = new Map(
    [...Map.groupBy(entries, ({ folder }) => folder).values()].flatMap((group) => {
      const unique = uniqueFileNames(group.map(({ name }) => name))
      return group.map((entry, at) => [entry, `${entry.folder}/${unique[at] ?? entry.name}`] as const)
    }),
  )
  const zip = new ZipFile()
  const stream = new PassThrough()
  let reading: Readable | null = null
  // Whoever leaves before the end keeps no file open.
  stream.once('close', () => reading?.destroy())
  const fail = (error: unknown) => stream.destroy(error instanceof Error ? error : new Error('The ZIP failed'))
  zip.on('error', fail)
  for (const [{ key, mtime }, name] of names) {
    // Papers and pictures are packed already.
    zip.addReadStreamLazy(name, { mtime, compress: false }, (done) => {
      files
        .open(key)
        .then((file) => {
          if (file === null) throw new Error('A file is gone')
          // They have left while it was being opened.
          if (stream.destroyed) return file.close()
          reading = file.stream().on('error', fail)
          return done(null, reading)
        })
        .catch(fail)
    })
  }
  zip.end()
  zip.outputStream.pipe(stream)
  const fileName = safeFileName(`${ARCHIVE_WORD[locale]} ${text(unit.displayName)}.zip`)
  return { fileName, stream }
}

function findKey({ file }: Version): string | null {
  if (file.kind === 'upload') return file.upload.fileKey
  if (file.kind === 'private') return keyOfFileName(file.name, 'private')
  const [name] = namesInAddresses(file.url)
  return name === undefined ? null : keyOfFileName(name)
}
