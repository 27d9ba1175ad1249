import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/share.ts'

export const texts: SameShape<typeof source> = {
  title: 'Print or share {{room}}',
  subtitle: 'The picture of the room with what is chosen at the moment.',
  preview: 'Preview of the sheet',
  print: 'Print',
  pdf: 'Save as PDF',
  pdfBusy: 'Creating the PDF …',
  share: 'Share',
  image: 'Save picture',
  link: 'Copy link',
  linkCopied: 'Link copied',
  pdfDone: 'PDF saved',
  imageDone: 'Picture saved',
  shared: 'Shared',
  failed: 'That did not work. Please try again.',
  shareText: '{{room}}, {{unit}}',
  sheet: {
    item: 'Position',
    product: 'Chosen',
    price: 'Surcharge',
    roomTotal: 'Surcharge {{room}}',
    bundles: 'Packages',
    base: 'Base price; what products cost more stands with the items',
    credits: 'Items left out',
    nothing: 'nothing chosen',
    sku: 'Item no. {{sku}}',
    onRequest: '+ {{count}} on request',
    unbinding: 'Not binding. Surcharges compared with the standard fittings, including VAT. As of {{date}}.',
    unbindingPlain: 'Not binding. As of {{date}}.',
    ordered:
      'Ordered with binding effect. Surcharges compared with the standard fittings, including VAT. As of {{date}}.',
    orderedPlain: 'Ordered with binding effect. As of {{date}}.',
    example: 'Picture for illustration.',
  },
}
