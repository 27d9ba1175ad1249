import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration.types.ts'
import { SignedPrice } from '../prices/Price.tsx'
import { useOpenUnit } from '../store/unit.context.ts'
import { bundleWords, shortText } from './bundle-text.ts'
import switchStyles from './BundleCard.module.css'
import styles from './OptionCard.module.css'
import { Thumb } from './Thumb.tsx'
import { useConflictSentences, useRefusalNotice } from './use-conflict.ts'

interface BundleCardProps {
  readonly bundle: BundleView
  readonly isLocked: boolean
  /** One of the group is always active, and going to it is the only way from another. */
  readonly isRadio: boolean
  /** Only for radios: it is the stop of the tab key. */
  readonly isTabStop: boolean
}

/** An upgrade as a card with a switch, or as one of several of which one is active. */
export const BundleCard = memo(function BundleCard({ bundle, isLocked, isRadio, isTabStop }: BundleCardProps) {
  const { t } = useTranslation('configurator')
  const { store } = useOpenUnit()
  const [reasons, setReasons] = useState<readonly string[]>([])
  const sentencesOf = useConflictSentences()
  const refuse = useRefusalNotice()
  const words = bundleWords(store.prepared, bundle)
  const isFrozen = isLocked || !bundle.selectable

  const onSwitch = () => {
    if (isFrozen || (isRadio && bundle.active)) return
    const { standaloneLineItemId, id, active } = bundle
    const error =
      standaloneLineItemId === null
        ? store.intents.toggleBundle({ bundleId: id })
        : store.intents.activateLineItem({ lineItemId: standaloneLineItemId, activated: !active })
    setReasons(error?.report ? sentencesOf(error.report) : [])
    if (error !== null && error.report === null) refuse(error)
  }
  return (
    <div className={styles.option} data-selected={bundle.active || undefined} data-bundle={bundle.id}>
      <button
        type="button"
        role={isRadio ? 'radio' : 'switch'}
        className={styles.card}
        aria-checked={bundle.active}
        aria-disabled={isFrozen || undefined}
        tabIndex={isRadio && !isTabStop ? -1 : 0}
        data-value={bundle.id}
        onClick={onSwitch}
      >
        {words.imageUrl === null ? null : <Thumb url={words.imageUrl} size={64} />}
        <span className={styles.words}>
          <span className={styles.top}>
            <span className={styles.title}>{words.title}</span>
            <span className={isRadio ? styles.radio : switchStyles.switch} aria-hidden="true" />
          </span>
          {words.description === '' ? null : <span className={styles.subtitle}>{shortText(words.description)}</span>}
          {isLocked ? <span className={styles.hint}>{t('bundles.locked')}</span> : null}
          {/* A preselection costs nothing by itself: what it chooses does. */}
          {bundle.actsAsPreselection ? null : (
            <span className={styles.bottom}>
              <span className={styles.price}>
                <SignedPrice
                  cents={bundle.surcharge}
                  isOnRequest={bundle.isPriceOnRequest}
                  zero={bundle.default ? 'included' : 'free'}
                />
              </span>
            </span>
          )}
        </span>
      </button>
      {reasons.length === 0 ? null : (
        <p className={styles.reason} role="alert">
          {t('bundles.conflict')} {reasons.join(' ')}
        </p>
      )}
    </div>
  )
})
