import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { BundleEffect } from '#renderer/parts/prices/BundleEffect.tsx'
import { SignedPrice } from '#renderer/parts/prices/Price.tsx'

/** What an upgrade adds against the standard, and as it was changed; for one that only chooses products, what these cost more than the standard. */
export function BundlePrice({ bundle }: { bundle: BundleView }) {
  const { t } = useTranslation('upgrades')
  return (
    <span className="ww-ends ww-gap-8">
      {bundle.altered ? (
        <span className="ww-hint">{t(bundle.default ? 'individual' : 'changed')}</span>
      ) : bundle.default ? (
        <span className="ww-hint">{t('standard')}</span>
      ) : null}
      <SignedPrice cents={bundle.surcharge} isOnRequest={bundle.isPriceOnRequest} />
      <BundleEffect bundle={bundle} />
    </span>
  )
}
