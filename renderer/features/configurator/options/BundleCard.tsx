import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { LightIcon } from '#renderer/ui/LightIcon.tsx'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { BundleEffect } from '#renderer/parts/prices/BundleEffect.tsx'
import { SignedPrice } from '#renderer/parts/prices/Price.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { bundleWords, getTrades, shortText } from '#renderer/unit/locks/bundle-text.ts'
import { DetailsButton } from './DetailsButton.tsx'
import styles from './BundleCard.module.css'
import { isBundleFrozen, type Lock } from '#renderer/unit/locks/locks.ts'
import { LockSign } from '#renderer/parts/options/LockSign.tsx'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'

interface BundleCardProps {
  readonly bundle: BundleView
  /** One of the group is always active, and going to it is the only way from another. */
  readonly isRadio: boolean
  /** Only for radios: it is the stop of the tab key. */
  readonly isTabStop: boolean
  /** What holds it as it is. */
  readonly lock: Lock | null
  readonly onSwitch: (bundle: BundleView) => void
}

/** An upgrade as a card with a switch, or as one of several of which one is active. */
export function BundleCard(props: BundleCardProps) {
  const { bundle, isRadio, isTabStop, lock, onSwitch } = props
  const { t } = useTranslation('configurator')
  const { prepared } = useOpenUnit().store
  const { open } = useDialogs()
  const words = bundleWords(prepared, bundle)
  const isFrozen = isBundleFrozen(bundle, lock)
  const isOtherwise = bundle.altered && bundle.default
  const text = isOtherwise ? t('bundles.individual') : shortText(words.description)

  return (
    <div
      className={styles.option}
      data-selected={bundle.active || undefined}
      data-frozen={isFrozen || undefined}
      data-bundle={bundle.id}
    >
      <button
        type="button"
        role={isRadio ? 'radio' : 'switch'}
        className={styles.card}
        aria-checked={bundle.active}
        aria-disabled={isFrozen || undefined}
        tabIndex={isRadio && !isTabStop ? -1 : 0}
        data-value={bundle.id}
        onClick={() => onSwitch(bundle)}
      >
        <Thumb
          url={isOtherwise ? null : words.imageUrl}
          size={48}
          title={words.title}
          trade={getTrades(prepared, bundle)[0]}
        />
        <span className={styles.words}>
          <span className={styles.title}>{words.title}</span>
          {text === '' ? null : <span className={styles.subtitle}>{text}</span>}
          {bundle.altered && !isOtherwise ? (
            <span className={styles.hint}>{t('bundles.individuallyChanged')}</span>
          ) : null}
          {lock === null ? null : (
            <span className={styles.hint}>
              <LockSign lock={lock} as={bundle.active ? 'reason' : 'sentence'} />
            </span>
          )}
          <BundleEffect bundle={bundle} />
        </span>
        <span className={styles.end}>
          {isFrozen && !bundle.active ? (
            <LightIcon name="lock" size={18} />
          ) : (
            <span className={isRadio ? styles.radio : styles.switch} aria-hidden="true" />
          )}
          <span className={styles.price}>
            <SignedPrice cents={bundle.surcharge} isOnRequest={bundle.isPriceOnRequest} />
          </span>
        </span>
      </button>
      {bundle.standaloneLineItemId !== null ? null : (
        <span className={styles.more}>
          <DetailsButton
            label={t('bundles.details', { upgrade: words.title })}
            onClick={() => open('upgrades', { groupId: bundle.groupId, bundleId: bundle.id })}
          />
        </span>
      )}
    </div>
  )
}
