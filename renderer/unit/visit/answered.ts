import { tabKeep } from '#renderer/platform/storage.ts'

/** What was answered or closed while this tab was open; a reload belongs to the same visit (decision 70). */
const getKey = (unitId: string) => `answered_${unitId}`

/** Whether a question that a unit asks once a visit was answered. */
export function isAnswered(unitId: string, question: string): boolean {
  return listQuestions(unitId).includes(encodeURIComponent(question))
}

/** Notes that it was, for as long as this tab is open. */
export function noteAnswered(unitId: string, question: string): void {
  if (isAnswered(unitId, question)) return
  tabKeep.setItem(getKey(unitId), [...listQuestions(unitId), encodeURIComponent(question)].join(' '))
}

function listQuestions(unitId: string): readonly string[] {
  return tabKeep.getItem(getKey(unitId))?.split(' ') ?? []
}
