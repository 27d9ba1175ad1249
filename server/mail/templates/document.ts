import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailColours } from '../brand.ts'
import { html } from '../html.ts'
import { button, layout, type MailContent, paragraph } from './layout.ts'

export interface DocumentMailData {
  readonly locale: Locale
  readonly colours: MailColours
  readonly projectName: string
  readonly unitName: string
  /** Whole address of where it is read. */
  readonly url: string
}

const TEXTS = {
  de: {
    title: 'Neues bei Ihren Dokumenten',
    intro: (unit: string) =>
      `Ihr Projektteam hat für „${unit}“ ein Dokument bereitgestellt oder eine neuere Fassung davon.`,
    open: 'Dokumente ansehen',
    footer:
      'Sie erhalten diese E-Mail, weil Sie im Portal des Projekts Zugang zu dieser Wohnung haben. Abbestellen können Sie sie in Ihren Einstellungen.',
  },
  en: {
    title: 'News among your documents',
    intro: (unit: string) =>
      `Your project team has added something to your documents of “${unit}”, or has sent a newer version.`,
    open: 'See the documents',
    footer:
      'You receive this e-mail because you have access to this home in the project’s portal. You can turn it off in your settings.',
  },
} as const satisfies Record<Locale, unknown>

/** That there are new documents: where to read them, and nothing of what is in them. */
export function documentMail({ locale, colours, projectName, unitName, url }: DocumentMailData): MailContent {
  const words = TEXTS[locale]
  const subject = `${words.title}: ${unitName}`
  const intro = words.intro(unitName)
  return {
    subject,
    text: [words.title, '', intro, '', `${words.open}:`, url, '', words.footer, ''].join('\n'),
    html: layout({
      colours,
      locale,
      subject,
      preview: intro,
      projectName,
      title: words.title,
      footer: words.footer,
      body: html`${paragraph(intro)}${button(colours, url, words.open)}`,
    }),
  }
}
