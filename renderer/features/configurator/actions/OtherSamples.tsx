import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useSampleUnits } from '#renderer/own-units/index.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import styles from './OtherSamples.module.css'

interface OtherSamplesProps {
  /** Of the list's other buttons. */
  readonly className: string | undefined
  readonly onOpen?: (() => void) | undefined
}

/** The way to the project's other sample units, where there are some; whoever came to the first one sees it at once. */
export function OtherSamples({ className, onOpen }: OtherSamplesProps) {
  const { t } = useTranslation('units')
  const { accountId = '', projectId = '' } = useParams()
  const { units } = useSampleUnits(accountId, projectId)
  const { open } = useDialogs()
  if (units.length < 2) return null
  return (
    <li>
      <button
        type="button"
        className={`${className} ${styles.others}`}
        onClick={() => {
          onOpen?.()
          open('sampleUnits')
        }}
      >
        <NamedIcon name="switchUnit" size={20} />
        {t('samples.others')}
      </button>
    </li>
  )
}
