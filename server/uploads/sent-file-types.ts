import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import { failedWith, passed, type Result } from '#server/platform/result.ts'

/** What a file that somebody has sent was found to be. */
export interface SentType {
  readonly contentType: string
  /** That it is stored with, without the dot. */
  readonly extension: string
}

interface TakenType {
  /** Extensions that its name may have. */
  readonly names: readonly string[]
  /** That it is stored with, where it is not the one that is found. */
  readonly storedAs?: string
}

/** What is taken, by what is found in its content; whatever is not here is refused. */
const TAKEN: Readonly<Record<string, TakenType>> = {
  jpg: { names: ['jpg', 'jpeg'] },
  png: { names: ['png'] },
  apng: { names: ['png', 'apng'], storedAs: 'png' },
  webp: { names: ['webp'] },
  gif: { names: ['gif'] },
  heic: { names: ['heic', 'heif'] },
  avif: { names: ['avif'] },
  pdf: { names: ['pdf'] },
  docx: { names: ['docx'] },
  xlsx: { names: ['xlsx'] },
  pptx: { names: ['pptx'] },
  odt: { names: ['odt'] },
  ods: { names: ['ods'] },
  dwg: { names: ['dwg'] },
  // What telephones film.
  mp4: { names: ['mp4', 'm4v'] },
  m4v: { names: ['m4v', 'mp4'], storedAs: 'mp4' },
  mov: { names: ['mov', 'qt'] },
}

/** Told by being text, whatever it begins with: many a text begins as a picture or a program does. */
const TEXTS: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  dxf: 'image/vnd.dxf',
}

/** What is refused by name, by extensions and by what is found alike. */
const REFUSED_KINDS: Readonly<Record<string, readonly string[]>> = {
  Programs: words(
    'exe dll msi msix com scr pif cpl sys drv elf macho so dylib app apk ipa jar class deb rpm dmg pkg crx',
  ),
  Scripts: words(
    'js mjs cjs ts jse vbs vbe wsf wsh hta ps1 psm1 bat cmd sh bash py pyc php pl rb lua wasm lnk url reg scf',
  ),
  Pages: words('html htm xhtml xht shtml mht mhtml svg svgz xml xsl xslt swf'),
  Archives: words('zip 7z rar tar gz tgz bz2 xz zst lz lz4 cab iso img arj lzh z ace ar cpio'),
  'Documents with macros': words('docm dotm xlsm xltm xlsb xlam pptm potm ppsm ppam'),
  'Documents of old Office programs': words('doc dot xls xlt ppt pot pps rtf cfb'),
}
const KIND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(REFUSED_KINDS).flatMap(([kind, extensions]) => extensions.map((one) => [one, kind] as const)),
)

/** A script by its first line, or what a browser would take for a page. */
const PAGE_OR_SCRIPT = /^\s*(?:#!|<[!?%]|<(?:html|head|body|svg|script|iframe|img|meta|link|style)\b)/i
const DXF = /^\s*(?:999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\r?\n/
/** Characters that no text has: with them it is something else. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/
/** Characters of the beginning that tell a page, a script or a drawing. */
const START_LENGTH = 4_096

/**
 * What a file is, by its content. Refused (`FILE_TYPE_REFUSED`, the message says what it is) when it is not among what
 * is taken, or its name says something else.
 */
export async function decideSentType(path: string, fileName: string): Promise<Result<SentType>> {
  const extension = extname(fileName).slice(1).toLowerCase()
  const namedKind = KIND_OF.get(extension)
  if (namedKind !== undefined) return refuseType(`${namedKind} (${extension}) are not taken.`)
  const textType = Object.hasOwn(TEXTS, extension) ? TEXTS[extension] : undefined
  if (textType !== undefined) return decideText(path, { extension, contentType: textType })
  const found = await fileTypeFromFile(path)
  if (found === undefined)
    return refuseType(`Nothing in the content says that it is what its name says (${extension}).`)
  const foundKind = KIND_OF.get(found.ext)
  if (foundKind !== undefined) return refuseType(`${foundKind} (${found.ext}) are not taken.`)
  const taken = Object.hasOwn(TAKEN, found.ext) ? TAKEN[found.ext] : undefined
  if (taken === undefined) return refuseType(`Files of type ${found.ext} are not taken.`)
  if (!taken.names.includes(extension)) return refuseType(`Its name says ${extension}, its content ${found.ext}.`)
  return passed({ contentType: found.mime, extension: taken.storedAs ?? found.ext })
}

/** Strictly UTF-8 from end to end, looked at piece by piece. */
async function decideText(path: string, type: SentType): Promise<Result<SentType>> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = ''
  try {
    const isText = (piece: string) => {
      if (start.length < START_LENGTH) start += piece.slice(0, START_LENGTH - start.length)
      return !CONTROL.test(piece)
    }
    const pieces: AsyncIterable<Buffer> = createReadStream(path)
    for await (const bytes of pieces) {
      if (!isText(decoder.decode(bytes, { stream: true }))) return refuseText(type)
    }
    if (!isText(decoder.decode())) return refuseText(type)
  } catch (error) {
    if (error instanceof TypeError) return refuseText(type)
    throw error
  }
  if (PAGE_OR_SCRIPT.test(start)) return refuseType('Pages and scripts are not taken, whatever their name says.')
  if (type.extension === 'dxf' && !DXF.test(start)) return refuseType('Its name says dxf, its content something else.')
  return passed(type)
}

function refuseText({ extension }: SentType): Result<never> {
  return refuseType(`Its name says ${extension}, its content is no text in UTF-8.`)
}

function refuseType(message: string): Result<never> {
  return failedWith('FILE_TYPE_REFUSED', message, { field: 'file_name' })
}

function words(text: string): readonly string[] {
  return text.split(' ')
}
