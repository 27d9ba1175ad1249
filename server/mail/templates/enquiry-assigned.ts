import type { Locale } from '#shared/contracts/primitives.ts'
import type { MailContent } from './layout.ts'
import { pointingMail, type PointingMailData } from './pointing.ts'

const TEXTS = {
  de: {
    title: 'Eine Anfrage wurde Ihnen zugewiesen',
    intro: (project: string) => `Jemand aus dem Team hat Ihnen eine Anfrage zu „${project}“ gegeben.`,
    open: 'Anfrage ansehen',
  },
  en: {
    title: 'An enquiry was assigned to you',
    intro: (project: string) => `Somebody of the team has given you an enquiry about “${project}”.`,
    open: 'Look at the enquiry',
  },
} as const satisfies Record<Locale, unknown>

/** To somebody of the team: an enquiry is theirs now. Nothing in it is a prospect's. */
export function enquiryAssignedMail(data: PointingMailData): MailContent {
  const { title, intro, open } = TEXTS[data.locale]
  const subject = `${title}: ${data.projectName}`
  return pointingMail(data, { subject, title, intro: intro(data.projectName), open, reader: 'team' })
}
