import { type ReactNode, useId, useState } from 'react'
import type { PriceExplanation, ExplanationRow, PriceSubject } from '#shared/domain/index.ts'
import { haveCents } from '#shared/domain/kernel/have-cents.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './PriceChain.module.css'
import { useExplanation } from './use-explanation.ts'
import { type LineWords, useLineWords } from './use-line-words.ts'

/** The lines of a chain; what is made of more opens in place. */
export function PriceChain({ explanation }: { explanation: PriceExplanation }) {
  const getWords = useLineWords()
  const { price } = useFormat()
  const exact = haveCents([explanation.cents, ...explanation.lines.map(({ cents }) => cents)])
  return (
    <ul className={styles.lines}>
      {explanation.lines.map((line) => (
        <Line key={getKey(line)} line={line} words={getWords(line)} amount={price(line.cents, { sign: true, exact })} />
      ))}
    </ul>
  )
}

function getKey(line: ExplanationRow): string {
  if ('subject' in line) return JSON.stringify(line.subject)
  return `${line.kind} ${line.kind === 'replacement' ? line.lineItemId : line.itemId}`
}

function Line({ line, words, amount }: { line: ExplanationRow; words: LineWords; amount: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const content: ReactNode = (
    <>
      <span className="ww-stack ww-gap-2">
        <span className={styles.title}>{words.title}</span>
        {words.detail === '' ? null : <span className="ww-hint">{words.detail}</span>}
      </span>
      <span className={styles.amount} data-lowers={line.cents < 0 || undefined}>
        {words.instead ?? amount}
      </span>
    </>
  )
  if (!('subject' in line)) return <li className={styles.line}>{content}</li>
  return (
    <li>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.chevron} aria-hidden="true">
          <NamedIcon name="chevronRight" size={16} />
        </span>
        {content}
      </button>
      <div id={id} className={isOpen ? styles.inner : undefined}>
        {isOpen ? <InnerChain subject={line.subject} /> : null}
      </div>
    </li>
  )
}

function InnerChain({ subject }: { subject: PriceSubject }) {
  // The line's own object would change with every figure.
  const [fixed] = useState(subject)
  const explanation = useExplanation(fixed)
  return explanation === null ? null : <PriceChain explanation={explanation} />
}
