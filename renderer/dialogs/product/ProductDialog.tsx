import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import type { Item, Product } from '#shared/domain/catalogue/catalogue.types.ts'
import type { ItemView, OptionView } from '#shared/domain/configuration/configuration.types.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { touchMeaning } from '#renderer/parts/options/touch-meaning.ts'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { useMayDepart } from '#renderer/parts/options/use-may-depart.ts'
import { useItemView } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { Explained } from './Explained.tsx'
import { ProductDetails } from './ProductDetails.tsx'

/** Everything about an option's product (CFG-18), and choosing it. */
export function ProductDialog({ params, onClose }: ConfiguratorDialogProps<'product'>) {
  const { prepared } = useOpenUnit().store
  const item = prepared.item(params.itemId ?? '')
  const product = prepared.product(params.productId ?? '')
  const isOption = item?.options.some((option) => option.productId === product?.id) === true
  // An address may name what the catalogue does not have.
  if (item === undefined || product === undefined || !isOption) return null
  return <OpenProduct item={item} product={product} onClose={onClose} />
}

interface OpenProductProps {
  readonly item: Item
  readonly product: Product
  readonly onClose: () => void
}

function OpenProduct({ item, product, onClose }: OpenProductProps) {
  const view = useItemView(item.id)
  const option = view.options.find(({ productId }) => productId === product.id)
  if (option === undefined) return null
  return (
    <Dialog
      title={product.title}
      {...(product.subtitle === '' ? {} : { subtitle: <Explained text={product.subtitle} /> })}
      onClose={onClose}
      actions={<ChooseButton item={item} view={view} option={option} onClose={onClose} />}
    >
      <ProductDetails item={item} product={product} view={view} option={option} />
    </Dialog>
  )
}

interface ChooseButtonProps {
  readonly item: Item
  readonly view: ItemView
  readonly option: OptionView
  readonly onClose: () => void
}

/** The same as a touch on the option's card (CFG-20..24). */
function ChooseButton({ item, view, option, onClose }: ChooseButtonProps) {
  const { t } = useTranslation('product')
  const { store } = useOpenUnit()
  const { replace } = useDialogs()
  const refuse = useRefusalNotice()
  const { productId } = option
  const meaning = touchMeaning(view, productId, useMayDepart()(item.id))
  const onChoose = () => {
    if (meaning === 'nothing') return
    if (meaning !== 'apply') {
      replace(meaning, { itemId: item.id, productId })
      return
    }
    const error = store.intents.chooseOption({ itemId: item.id, productId })
    if (error?.report) replace('rules', { itemId: item.id, productId })
    else {
      refuse(error)
      onClose()
    }
  }
  if (meaning === 'nothing') {
    return (
      <>
        {option.selected ? (
          <Button variant="contained" disabled startIcon={<NamedIcon name="check" size={18} />}>
            {t('chosen')}
          </Button>
        ) : null}
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('close')}
        </Button>
      </>
    )
  }
  const label = meaning === 'rules' ? t('wayOut') : option.selected ? t('keepStandard') : t('choose')
  return (
    <Button variant="contained" onClick={onChoose}>
      {label}
    </Button>
  )
}
