import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import medium from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf?url'
import regular from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf?url'

/** The fonts come with the application, so that it works without a network as well (decision 27). */
const FONTS = {
  Roboto: { normal: regular, bold: medium, italics: regular, bolditalics: medium },
}

/**
 * The document as a PDF file. Loads the library and two fonts the first time: nothing of it is part of the pages.
 * Errors: rejects when they cannot be loaded.
 */
export async function createPdf(definition: TDocumentDefinitions): Promise<Blob> {
  const { default: pdfMake } = await import('pdfmake/build/pdfmake')
  pdfMake.addFonts(absoluteFonts())
  return pdfMake.createPdf(definition).getBlob()
}

/** The library only takes whole addresses for files to be fetched. */
function absoluteFonts(): typeof FONTS {
  const whole = (path: string) => new URL(path, window.location.href).href
  const { normal, bold, italics, bolditalics } = FONTS.Roboto
  return {
    Roboto: { normal: whole(normal), bold: whole(bold), italics: whole(italics), bolditalics: whole(bolditalics) },
  }
}
