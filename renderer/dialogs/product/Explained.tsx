import Tooltip from '@mui/material/Tooltip'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTopLayer } from '#renderer/ui/dialog/dialog-layer.ts'
import styles from './Explained.module.css'
import { splitAtTerms, TermsSchema } from './terms.ts'

/** ms that an explanation stays after a touch. */
const READING_MS = 8_000

/** A text whose terms of the trade say what they mean: under the pointer, when touched, and with the focus (SAY-3). */
export function Explained({ text }: { text: string }) {
  const { i18n } = useTranslation('terms')
  const { language } = i18n
  const parts = useMemo(() => {
    const table: unknown = i18n.getResourceBundle(language, 'terms')
    return splitAtTerms(text, TermsSchema.parse(table ?? {}))
  }, [i18n, language, text])
  return parts.map(({ at, text: words, meaning }) => (
    <Fragment key={at}>{meaning === null ? words : <Term text={words} meaning={meaning} />}</Fragment>
  ))
}

function Term({ text, meaning }: { text: string; meaning: string }) {
  // In the dialog: what lies outside of it cannot be touched.
  const container = useTopLayer()
  return (
    <Tooltip
      describeChild
      title={meaning}
      enterTouchDelay={0}
      leaveTouchDelay={READING_MS}
      slotProps={{ popper: { container } }}
    >
      <button type="button" className={styles.term}>
        {text}
      </button>
    </Tooltip>
  )
}
