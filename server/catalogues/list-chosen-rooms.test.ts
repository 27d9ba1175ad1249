import { expect, it } from 'vitest'
import { activateLineItem, chooseOption, prepareCatalogue } from '#shared/domain/index.ts'
import {
  aCatalogue,
  aLineItem,
  anItem,
  anOptionalLineItem,
  aProduct,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import { after, configured } from '#shared/testing/engine-driver.ts'
import { listChosenRooms } from './list-chosen-rooms.ts'

function home(titles: { room: string; item: string; product: string; extra: string }) {
  return aCatalogue({
    rooms: [aRoom('bath', { title: titles.room })],
    products: [aProduct('plain'), aProduct('stone', { title: titles.product }), aProduct('tub')],
    lineItems: [
      aLineItem('floors', [
        anItem('floor', {
          title: titles.item,
          roomId: 'bath',
          options: [fixedOption('plain', 0), fixedOption('stone', 50_00)],
        }),
      ]),
      anOptionalLineItem('tub-line', [anItem('tub', { roomId: 'bath', options: [fixedOption('tub', 900_00)] })], {
        title: titles.extra,
      }),
    ],
  })
}

it('REV-7 names room, item, product and an optional position on its own in the reader’s language', () => {
  const german = home({ room: 'Bad', item: 'Boden', product: 'Stein', extra: 'Wanne' })
  const english = home({ room: 'Bathroom', item: 'Floor', product: 'Stone', extra: 'Bathtub' })
  const chosen = after(
    after(configured(german), (now) => chooseOption(now, { itemId: 'floor', productId: 'stone' })),
    (now) => activateLineItem(now, { lineItemId: 'tub-line', activated: true }),
  )
  const { rooms } = listChosenRooms(chosen, prepareCatalogue(english))
  expect(rooms.map(({ title }) => title)).toEqual(['Bathroom'])
  expect(rooms[0]?.lines.map(({ item, product }) => [item, product])).toEqual([
    ['Floor', 'Stone'],
    ['tub', 'tub'],
    [null, 'Bathtub'],
  ])
})
