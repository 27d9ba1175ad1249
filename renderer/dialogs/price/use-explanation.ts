import { type Configuration, explainPrice, type PriceExplanation, type PriceSubject } from '#shared/domain/index.ts'
import { useUnitValue } from '#renderer/unit/state/unit.context.ts'

/** The chain of amounts behind a price, as the configuration stands. `subject` must stay the same object. */
export function useExplanation(subject: PriceSubject): PriceExplanation | null {
  return useUnitValue<PriceSubject, PriceExplanation | null>(explain, subject, isSame)
}

function explain(configuration: Configuration, subject: PriceSubject): PriceExplanation | null {
  return explainPrice(configuration, subject)
}

/** Lines are small and few; compared only while the dialog is open. */
function isSame(a: PriceExplanation | null, b: PriceExplanation | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
