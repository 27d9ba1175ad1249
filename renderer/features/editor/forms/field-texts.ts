import type { CommonValues, CardValues, HolderValues, RowValues } from '#shared/domain/designs/common-fields.ts'
import type { ItemTypes } from '#shared/domain/designs/item-types.ts'
import type { texts } from '#renderer/i18n/de/editor.ts'

type FieldOf<T> = T extends { readonly fields: infer F } ? keyof F & string : never
/** Every place that a field of some type has in its item. */
export type FieldPath =
  | FieldOf<ItemTypes[keyof ItemTypes]>
  | keyof CommonValues
  | keyof RowValues
  | keyof CardValues
  | keyof HolderValues
export type FieldText = keyof typeof texts.field

/** How a form calls what stands there. */
export const FIELD_TEXTS: Readonly<Record<FieldPath, FieldText>> = {
  content: 'content',
  variant: 'variant',
  color: 'color',
  actionType: 'actionType',
  href: 'href',
  target: 'target',
  fullWidth: 'fullWidth',
  'only.screen': 'screens',
  'props.grid': 'grid',
  'props.showTitle': 'showTitle',
  'props.card.square': 'square',
  'props.card.elevation': 'elevation',
  'props.responsiveHeight': 'responsiveHeight',
  'props.responsiveHeightRatio': 'heightRatio',
  'props.spacing': 'spacing',
  'params.bannerUrl': 'banner',
  'params.mobileBannerUrl': 'mobileBanner',
  'params.bannerVideoUrl': 'bannerFilm',
  'params.title': 'title',
  'params.role': 'role',
  'params.url': 'url',
  'params.direction': 'direction',
  'params.feature.title.text': 'title',
  'params.feature.title.variant': 'titleVariant',
  'params.feature.message.text': 'message',
  'params.feature.message.variant': 'messageVariant',
  'params.image': 'image',
  'params.imageAutoHeight': 'imageAutoHeight',
  'params.imageCardElevation': 'elevation',
  'params.action.label': 'actionLabel',
  'params.action.href': 'href',
  'params.html': 'html',
  'params.actionLabel': 'actionLabel',
  'params.images': 'images',
  'params.title.text': 'title',
  'params.title.variant': 'titleVariant',
  'params.label.text': 'label',
  'params.label.variant': 'labelVariant',
  'params.subtitle.text': 'subtitle',
  'params.subtitle.variant': 'subtitleVariant',
  'params.description.text': 'description',
  'params.description.variant': 'descriptionVariant',
  'params.description': 'description',
  'params.address': 'address',
  'params.coords.lng': 'lng',
  'params.coords.lat': 'lat',
  'params.defaultZoom': 'zoom',
  'params.defaultMapType': 'mapType',
  'params.showContactAction': 'showContactAction',
  'params.showConfiguratorAction': 'showConfiguratorAction',
  'params.text': 'text',
  'params.variant': 'variant',
  'params.textAlign': 'textAlign',
  'params.color': 'color',
  'params.tableHeight': 'tableHeight',
  'params.pagination': 'pagination',
  'params.itemsPerPage': 'itemsPerPage',
}

/** null = a place that no type has. */
export function fieldText(path: string): FieldText | null {
  return isFieldPath(path) ? FIELD_TEXTS[path] : null
}

function isFieldPath(path: string): path is FieldPath {
  return Object.hasOwn(FIELD_TEXTS, path)
}
