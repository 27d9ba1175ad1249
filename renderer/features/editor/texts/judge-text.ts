import { compareValues, faultOfText, type ProjectTextFault } from '#shared/domain/look/project-texts.ts'
import type { TextForm } from './text-list.ts'

/** What is wrong with a text of one's own. */
export interface TextVerdict {
  /** It is shown all the same when only values are missing. */
  readonly isFit: boolean
  readonly fault: ProjectTextFault['reason'] | null
  /** With their braces, as they are written. */
  readonly missing: readonly string[]
  readonly unknown: readonly string[]
}

const written = (name: string) => `{{${name}}}`

/** Whether a text can be shown in the place of a built-in one, and which values it lacks. */
export function judgeText(
  { key, plural }: Pick<TextForm, 'key' | 'plural'>,
  builtIn: string,
  text: string,
): TextVerdict {
  const fault = faultOfText({ key, text })
  const { missing, unknown } = compareValues(text, builtIn)
  // "One home" need not say its number.
  const lacking = plural === 'one' || plural === 'zero' ? missing.filter((name) => !/^count\b/.test(name)) : missing
  return {
    isFit: fault === null && unknown.length === 0,
    fault,
    missing: lacking.map(written),
    unknown: unknown.map(written),
  }
}
