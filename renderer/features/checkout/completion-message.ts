/** CHK-17; the first is chosen to begin with. */
export const PENDING_CHOICES = ['option1', 'option2'] as const
export type PendingChoice = (typeof PENDING_CHOICES)[number]

/** The message that goes with a completion: what is to happen with open decisions comes first (CHK-18). */
export function completionMessage(answer: string | null, message: string): string {
  return [answer ?? '', message.trim()].filter((part) => part !== '').join('\n\n')
}
