import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { formatDate } from '#renderer/i18n/format.ts'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import type { RoomSheet, SheetPicture, SheetRow } from '#renderer/pdf/room-sheet.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { type SheetLine, sheetLines } from './sheet-rows.ts'

/** The sheet of a room as it is configured now, in the language on screen. */
export function useRoomSheet(room: Room, picture: SheetPicture | null): RoomSheet {
  const { t } = useTranslation('share')
  const { t: tConfigurator } = useTranslation('configurator')
  const { store, flags, name, project } = useOpenUnit()
  const { prepared } = store
  const configuration = useConfiguration()
  const formats = useFormat()
  const locale = useLocale()
  const [now] = useState(() => new Date().toISOString())
  return useMemo(() => {
    const { lines, total, onRequestCount } = sheetLines(configuration, room.id)
    const { completed } = configuration.circumstances
    const date = formatDate(now, locale)
    const amount = (cents: number, isOnRequest: boolean) =>
      isOnRequest
        ? tConfigurator('price.onRequest')
        : cents === 0
          ? tConfigurator('price.included')
          : formats.price(cents, { sign: true })
    const titleOfBundle = (id: string) =>
      prepared.catalogue.upgradeBundles.find((bundle) => bundle.id === id)?.title ?? prepared.lineItem(id)?.title ?? ''

    function getRow(line: SheetLine): SheetRow {
      if (line.kind === 'base') {
        const titles = line.bundleIds.map(titleOfBundle).join(', ')
        return {
          key: 'base',
          item: t(titles === '' ? 'sheet.credits' : 'sheet.bundles'),
          product: titles,
          // Beside it stand products that cost more: their part of an upgrade's price is not in this line.
          detail: flags.showPricing && titles !== '' && line.total !== 0 ? t('sheet.base') : '',
          price: flags.showPricing ? amount(line.total, false) : null,
        }
      }
      const item = prepared.item(line.itemId)
      const product = line.productId === null ? undefined : prepared.product(line.productId)
      const showsQuantity = flags.showQuantity && item !== undefined && !item.quantityHidden && item.quantityUnit !== ''
      const details = [
        ...(showsQuantity ? [formats.quantity(line.quantity, item.quantityUnit)] : []),
        ...(flags.showSku && product !== undefined && product.sku !== '' ? [t('sheet.sku', { sku: product.sku })] : []),
      ]
      return {
        key: line.itemId,
        item: item?.title ?? '',
        product: product?.title ?? t('sheet.nothing'),
        detail: details.join(' · '),
        price: flags.showPricing ? amount(line.total, line.isOnRequest) : null,
      }
    }

    return {
      title: room.title,
      unitName: name,
      projectName: project.name,
      date,
      picture,
      heads: { item: t('sheet.item'), product: t('sheet.product'), price: t('sheet.price') },
      rows: lines.map(getRow),
      total: flags.showPricing
        ? {
            label: t('sheet.roomTotal', { room: room.title }),
            amount: formats.price(total, { sign: true }),
            onRequest: onRequestCount === 0 ? null : t('sheet.onRequest', { count: onRequestCount }),
          }
        : null,
      notes: [
        t(`sheet.${completed ? 'ordered' : 'unbinding'}${flags.showPricing ? '' : 'Plain'}`, { date }),
        ...(picture === null ? [] : [t('sheet.example')]),
      ],
    }
  }, [configuration, room, picture, prepared, flags, name, project, formats, locale, now, t, tConfigurator])
}
