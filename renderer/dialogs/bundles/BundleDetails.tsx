import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration/configuration.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { bundleWords } from '#renderer/unit/locks/bundle-text.ts'
import { LockSign } from '#renderer/parts/options/LockSign.tsx'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { SignedPrice } from '#renderer/parts/prices/Price.tsx'
import { WhyPrice } from '#renderer/parts/prices/WhyPrice.tsx'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { type BundleContent, type BundleContents, upgradeContents } from './bundle-contents.ts'
import styles from './BundleDetails.module.css'
import { BundlePrice } from './BundlePrice.tsx'
import { BundleSwitchButton } from './BundleSwitchButton.tsx'
import { useLockOfBundle } from './use-bundle-switch.ts'

interface BundleDetailsProps {
  readonly bundle: BundleView
  readonly onBack: () => void
}

/** An upgrade in full: the whole description (UPG-26), what is in it with pictures and prices. */
export function BundleDetails({ bundle, onBack }: BundleDetailsProps) {
  const { t } = useTranslation('upgrades')
  const { prepared } = useOpenUnit().store
  const words = bundleWords(prepared, bundle)
  // Its picture and description are of the standard, which is not what is chosen.
  const isOtherwise = bundle.default && bundle.altered
  const lock = useLockOfBundle(bundle)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const rooms = bundle.roomIds.flatMap((id) => prepared.room(id)?.title ?? [])
  return (
    <div>
      <button ref={back} type="button" className="ww-back" onClick={onBack}>
        <NamedIcon name="chevronLeft" size={18} />
        {t('back')}
      </button>
      <div className={styles.intro}>
        {words.imageUrl === null || isOtherwise ? null : <img className={styles.picture} src={words.imageUrl} alt="" />}
        <div className="ww-stack ww-gap-12">
          <h3 className={styles.title}>{words.title}</h3>
          {words.fullText === '' || isOtherwise ? null : <p className="ww-words">{words.fullText}</p>}
          {bundle.actsAsPreselection ? <p className="ww-note">{t('preselection')}</p> : null}
          {bundle.default ? null : (
            <p className="ww-note">
              {t('rooms')}: {rooms.length === 0 ? t('wholeUnit') : rooms.join(', ')}
            </p>
          )}
          {lock === null ? null : (
            <p className="ww-note">
              <LockSign lock={lock} as="reason" />
            </p>
          )}
          <div className="ww-bar ww-gap-8">
            <BundlePrice bundle={bundle} />
            {bundle.default ? null : <WhyPrice of={{ bundleId: bundle.id }} />}
            <BundleSwitchButton bundle={bundle} title={words.title} />
          </div>
        </div>
      </div>
      <Contents bundle={bundle} />
    </div>
  )
}

function getContents(configuration: Configuration, bundle: BundleView): BundleContents {
  return upgradeContents(configuration, bundle)
}

function isSame(a: BundleContents, b: BundleContents): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function Contents({ bundle }: { bundle: BundleView }) {
  const { t } = useTranslation('upgrades')
  const { items, replaced, credit } = useUnitValue<BundleView, BundleContents>(getContents, bundle, isSame)
  if (bundle.default && (bundle.altered || items.length === 0))
    return <p className="ww-words">{t(bundle.altered ? 'contentsIndividual' : 'contentsStandard')}</p>
  if (items.length === 0) return null
  return (
    <section className="ww-stack ww-gap-8" aria-label={t('contents')}>
      <h4>{t('contents')}</h4>
      <ul className={styles.items}>
        {items.map((content) => (
          <Content key={content.itemId} content={content} />
        ))}
        {credit === 0 ? null : (
          <li className={styles.item}>
            <span className="ww-stack ww-rest">
              <strong className="ww-words">{t('replaces', { positions: replaced.join(', ') })}</strong>
            </span>
            <SignedPrice cents={credit} isOnRequest={false} />
          </li>
        )}
      </ul>
    </section>
  )
}

/** One decision; its product's details are a touch away (CFG-18). */
function Content({ content }: { content: BundleContent }) {
  const { t } = useTranslation('upgrades')
  const { prepared } = useOpenUnit().store
  const { open } = useDialogs()
  const { itemId, productId, title, cents, isOnRequest, optionCount } = content
  const product = productId === null ? undefined : prepared.product(productId)
  const words = (
    <>
      <Thumb url={product?.thumbUrl ?? null} size={48} title={product?.title ?? title} trade={product?.trades[0]} />
      <span className="ww-stack ww-rest">
        <span className="ww-hint">{title}</span>
        <strong className="ww-words">{product?.title ?? t('choiceCount', { count: optionCount })}</strong>
        {product === undefined || optionCount < 2 ? null : (
          <span className="ww-hint">{t('choiceCount', { count: optionCount })}</span>
        )}
      </span>
      <SignedPrice cents={cents} isOnRequest={isOnRequest} />
    </>
  )
  if (product === undefined) return <li className={styles.item}>{words}</li>
  return (
    <li>
      <button
        type="button"
        className={`${styles.item} ww-press`}
        onClick={() => open('product', { itemId, productId: product.id })}
      >
        {words}
      </button>
    </li>
  )
}
