import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { t } from '../catalogue/family.ts'
import type { Text } from '../catalogue/product.types.ts'

type PackageItem =
  CatalogFile['room_book']['sections'][number]['sub_sections'][number]['line_items'][number]['sub_line_items'][number]

/** An item, and whether all of it is paid for: the purchase price holds nothing of an optional line. */
export type Item = PackageItem & { readonly isExtra: boolean }

/** A text of a package in both languages; '' stays empty. */
export function bothLanguages(text: { readonly de: string; readonly en?: string | undefined } | ''): Text {
  return text === '' ? t('', '') : t(text.de, text.en ?? text.de)
}

/** The items of each room in the order of rooms; rooms without items are left out. */
export function itemsByRoom(catalog: CatalogFile): { readonly room: Text; readonly items: readonly Item[] }[] {
  const items = catalog.room_book.sections.flatMap((section) =>
    section.sub_sections.flatMap((sub) =>
      sub.line_items.flatMap(({ optional, activated, sub_line_items: own }) =>
        own.map((item): Item => ({ ...item, isExtra: optional && !activated })),
      ),
    ),
  )
  return catalog.rooms
    .map((room) => ({ room: bothLanguages(room.title), items: items.filter((item) => item.room_id === room.id) }))
    .filter((group) => group.items.length > 0)
}

/** Title and subtitle of a product in one line. */
export function namedProduct(product: CatalogFile['products'][number]): Text {
  const title = bothLanguages(product.title)
  const subtitle = bothLanguages(product.subtitle)
  const named = (language: 'de' | 'en') =>
    [title[language], subtitle[language]].filter((part) => part !== '').join(', ')
  return t(named('de'), named('en'))
}
