import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailContent } from './layout.ts'
import { pointingMail, type PointingMailData } from './pointing.ts'

export interface DocumentMailData extends PointingMailData {
  readonly unitName: string
}

const TEXTS = {
  de: {
    title: 'Neues bei Ihren Dokumenten',
    intro: (unit: string) =>
      `Ihr Projektteam hat für „${unit}“ ein Dokument bereitgestellt oder eine neuere Fassung davon.`,
    open: 'Dokumente ansehen',
  },
  en: {
    title: 'News among your documents',
    intro: (unit: string) =>
      `Your project team has added something to your documents of “${unit}”, or has sent a newer version.`,
    open: 'See the documents',
  },
} as const satisfies Record<Locale, unknown>

/** That there are new documents: where to read them, and nothing of what is in them. */
export function documentMail(data: DocumentMailData): MailContent {
  const { title, intro, open } = TEXTS[data.locale]
  const subject = `${title}: ${data.unitName}`
  return pointingMail(data, { subject, title, intro: intro(data.unitName), open, reader: 'buyer' })
}
