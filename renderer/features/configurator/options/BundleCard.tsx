import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration.types.ts'
import { toggleBundle } from '#shared/domain/index.ts'
import { useDialogs } from '../dialogs/use-dialogs.ts'
import { AlreadyChosen } from '../prices/AlreadyChosen.tsx'
import { SignedPrice } from '../prices/Price.tsx'
import { useOpenUnit } from '../store/unit.context.ts'
import { bundleWords, shortText, tradesOf } from './bundle-text.ts'
import { DetailsButton } from './DetailsButton.tsx'
import switchStyles from './BundleCard.module.css'
import styles from './OptionCard.module.css'
import { Thumb } from './Thumb.tsx'
import { useRefusalNotice } from './use-conflict.ts'
import { useLockReason } from './use-lock-words.ts'

interface BundleCardProps {
  readonly bundle: BundleView
  /** One of the group is always active, and going to it is the only way from another. */
  readonly isRadio: boolean
  /** Only for radios: it is the stop of the tab key. */
  readonly isTabStop: boolean
}

/** An upgrade as a card with a switch, or as one of several of which one is active. */
export const BundleCard = memo(function BundleCard({ bundle, isRadio, isTabStop }: BundleCardProps) {
  const { t } = useTranslation('configurator')
  const { store } = useOpenUnit()
  const { open } = useDialogs()
  const refuse = useRefusalNotice()
  const words = bundleWords(store.prepared, bundle)
  const isFrozen = bundle.held || !bundle.selectable
  const lock = useLockReason(tradesOf(store.prepared, bundle))
  const isOtherwise = bundle.altered && bundle.default
  const text = isOtherwise ? t('bundles.individual') : shortText(words.description)

  const onSwitch = () => {
    if (isFrozen || (isRadio && bundle.active)) return
    const { standaloneLineItemId, id, active } = bundle
    const error =
      standaloneLineItemId === null
        ? store.intents.toggleBundle({ bundleId: id })
        : store.intents.activateLineItem({ lineItemId: standaloneLineItemId, activated: !active })
    // What clashes and the ways out (RUL-3).
    if (error?.report) open('rules', { bundleId: id })
    else refuse(error, { intent: (now) => toggleBundle(now, { bundleId: id, keepLocked: true }), label: words.title })
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
        {words.imageUrl === null ? null : <Thumb url={words.imageUrl} size={64} title={words.title} />}
        <span className={styles.words}>
          <span className={styles.top}>
            <span className={styles.title}>{words.title}</span>
            <span className={isRadio ? styles.radio : switchStyles.switch} aria-hidden="true" />
          </span>
          {text === '' ? null : <span className={styles.subtitle}>{text}</span>}
          {bundle.altered && !isOtherwise ? (
            <span className={styles.hint}>{t('bundles.individuallyChanged')}</span>
          ) : null}
          {bundle.held ? <span className={styles.hint}>{t('bundles.locked')}</span> : null}
          {bundle.selectable || lock === null ? null : <span className={styles.hint}>{lock}</span>}
          <span className={styles.bottom}>
            <AlreadyChosen bundle={bundle} />
            <span className={styles.price}>
              <SignedPrice
                cents={bundle.surcharge}
                isOnRequest={bundle.isPriceOnRequest}
                zero={bundle.default && !bundle.altered ? 'included' : 'free'}
              />
            </span>
          </span>
        </span>
      </button>
      {words.imageUrl === null ? null : (
        <DetailsButton
          label={t('bundles.details', { upgrade: words.title })}
          onClick={() => open('upgrades', { groupId: bundle.groupId, bundleId: bundle.id })}
        />
      )}
    </div>
  )
})
