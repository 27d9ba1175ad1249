import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item, Product } from '#shared/domain/catalogue/catalogue.types.ts'
import type { ItemView, OptionView } from '#shared/domain/configuration/configuration.types.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useConflictReason } from '#renderer/parts/options/use-conflict.ts'
import { OptionPrice } from '#renderer/parts/prices/Price.tsx'
import { WhyPrice } from '#renderer/parts/prices/WhyPrice.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Carousel } from './Carousel.tsx'
import { Explained } from './Explained.tsx'
import styles from './ProductDetails.module.css'

interface ProductDetailsProps {
  readonly item: Item
  readonly product: Product
  readonly view: ItemView
  readonly option: OptionView
}

/** Pictures, texts, facts, documents and videos of a product (API-89, API-91, API-93), and its price explained. */
export function ProductDetails({ item, product, view, option }: ProductDetailsProps) {
  const { t } = useTranslation('product')
  return (
    <div className="ww-stack ww-gap-16">
      <Pictures product={product} />
      <div className="ww-row ww-gap-8">
        {option.isDefault ? <span className="ww-badge">{t('standard')}</span> : null}
        {option.recommended && view.options.some(({ recommended }) => !recommended) ? (
          <span className="ww-badge" data-kind="recommended">
            {t('recommended')}
          </span>
        ) : null}
        <Price view={view} option={option} />
      </div>
      {view.selectable ? null : (
        <Alert role="presentation" severity="info">
          {t('frozen')}
        </Alert>
      )}
      {option.valid ? null : <Reason itemId={item.id} productId={product.id} />}
      {product.displayHint === '' ? null : (
        <p className="ww-note">
          <Explained text={product.displayHint} />
        </p>
      )}
      {product.description === '' ? null : (
        <p className="ww-words">
          <Explained text={product.description} />
        </p>
      )}
      <Facts item={item} product={product} option={option} />
      {item.description === '' ? null : (
        <p className="ww-note">
          <Explained text={item.description} />
        </p>
      )}
      <Documents product={product} />
      <Videos product={product} />
    </div>
  )
}

function Pictures({ product }: { product: Product }) {
  const { t } = useTranslation('product')
  const own = [...new Set(product.images.map(({ url }) => url))]
  const urls = own.length > 0 || product.thumbUrl === null ? own : [product.thumbUrl]
  if (urls.length === 0) return <p className={styles.noPicture}>{t('noPicture')}</p>
  return <Carousel label={t('pictures', { product: product.title })} urls={urls} />
}

function Price({ view, option }: { view: ItemView; option: OptionView }) {
  return (
    <span className={styles.price}>
      <OptionPrice price={option.price} />
      <WhyPrice of={{ itemId: view.id, productId: option.productId }} />
    </span>
  )
}

/** What it clashes with. */
function Reason({ itemId, productId }: { itemId: string; productId: string }) {
  const { t } = useTranslation('product')
  const { sentences } = useConflictReason(itemId, productId)
  return (
    <Alert role="presentation" severity="warning">
      {sentences.length === 0 ? t('invalid') : <Explained text={sentences.join(' ')} />}
    </Alert>
  )
}

function Facts({ item, product, option }: { item: Item; product: Product; option: OptionView }) {
  const { t } = useTranslation('product')
  const { quantity } = useFormat()
  const { flags } = useOpenUnit()
  const hasQuantity = !item.quantityHidden && (flags.showQuantity || option.unitPrice !== null)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('item'), <Explained key="item" text={item.title} />],
    [t('supplier'), product.supplier],
    [t('series'), product.series],
    [t('sku'), flags.showSku ? product.sku : ''],
    [t('quantity'), hasQuantity ? quantity(option.quantity, item.quantityUnit) : ''],
  ]
  const known = facts.filter(([, value]) => value !== '')
  if (known.length === 0) return null
  return (
    <dl className={styles.facts} aria-label={t('facts')}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Documents({ product }: { product: Product }) {
  const { t } = useTranslation('product')
  // A file is then a code for the visitor's phone.
  const { keepsNothing = false } = useOpenUnit()
  if (product.files.length === 0) return null
  return (
    <section>
      <h3 className="ww-strong">{t('files')}</h3>
      <ul>
        {product.files.map(({ id, url, fileName }) => (
          <li key={id}>
            <a
              className={styles.file}
              href={url}
              download={fileName}
              aria-label={t(keepsNothing ? 'onPhone' : 'download', { file: fileName })}
            >
              <NamedIcon name={keepsNothing ? 'phone' : 'download'} size={20} />
              <span>{fileName}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Videos({ product }: { product: Product }) {
  const { t } = useTranslation('product')
  if (product.videos.length === 0) return null
  return (
    <section>
      <h3 className="ww-strong">{t('videos')}</h3>
      <div className="ww-stack ww-gap-12">
        {product.videos.map(({ url }, index) => (
          // biome-ignore lint/a11y/useMediaCaption: a project's videos come as one file without captions.
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
          <video
            key={url}
            className="ww-picture ww-frame"
            src={url}
            controls
            preload="metadata"
            aria-label={t('video', { position: index + 1, product: product.title })}
          />
        ))}
      </div>
    </section>
  )
}
