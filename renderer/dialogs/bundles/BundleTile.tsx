import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BundleGroupView, BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { bundleWords, shortText, getTrade } from '#renderer/unit/locks/bundle-text.ts'
import { LockSign } from '#renderer/parts/options/LockSign.tsx'
import { ThumbPlaceholder } from '#renderer/parts/options/ThumbPlaceholder.tsx'
import { useLoadable } from '#renderer/parts/pictures/use-loadable.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './BundleTile.module.css'
import { BundlePrice } from './BundlePrice.tsx'
import { BundleSwitchButton } from './BundleSwitchButton.tsx'
import { useLockOfBundle } from './use-bundle-switch.ts'

interface BundleTileProps {
  readonly group: BundleGroupView
  readonly bundle: BundleView
  readonly takesFocus: boolean
  readonly onDetails: (bundleId: string) => void
}

/** An upgrade in the grid: picture, what it is, where, what it costs, and its switch. */
export function BundleTile({ group, bundle, takesFocus, onDetails }: BundleTileProps) {
  const { t } = useTranslation('upgrades')
  const { prepared } = useOpenUnit().store
  const words = bundleWords(prepared, bundle)
  // Its picture and description are of the standard, which is not what is chosen.
  const isOtherwise = bundle.default && bundle.altered
  const imageUrl = isOtherwise ? null : words.imageUrl
  const { isBroken, onError } = useLoadable(imageUrl)
  const details = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) details.current?.focus()
  }, [takesFocus])
  const lock = useLockOfBundle(bundle)
  const rooms = bundle.roomIds.flatMap((id) => prepared.room(id)?.title ?? [])
  return (
    <li className={styles.card} data-chosen={bundle.active || undefined} data-upgrade={bundle.id}>
      {imageUrl === null || isBroken ? (
        <span className={`${styles.picture} ww-middle`} aria-hidden="true">
          <ThumbPlaceholder title={isOtherwise ? t('individual') : words.title} trade={getTrade(prepared, group)} />
        </span>
      ) : (
        <img
          className={styles.picture}
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={onError}
        />
      )}
      <div className={styles.words}>
        <h3 className="ww-strong ww-words">{words.title}</h3>
        {words.description === '' || isOtherwise ? null : (
          <p className="ww-hint ww-words">{shortText(words.description)}</p>
        )}
        {bundle.default ? null : (
          <p className="ww-hint ww-words">{rooms.length === 0 ? t('wholeUnit') : rooms.join(', ')}</p>
        )}
        {/* A closed group says so once, above its cards. */}
        {lock === null || lock.kind === 'group' ? null : (
          <p className="ww-hint ww-words">
            <LockSign lock={lock} as={bundle.active ? 'reason' : 'sentence'} />
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <BundlePrice bundle={bundle} />
        <BundleSwitchButton bundle={bundle} title={words.title} />
        <Button
          ref={details}
          color="inherit"
          aria-label={t('detailsNamed', { upgrade: words.title })}
          onClick={() => onDetails(bundle.id)}
        >
          {t('details')}
        </Button>
      </div>
    </li>
  )
}
