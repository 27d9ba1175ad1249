import type { texts as german } from '../de/saving-notices.ts'
import type { SameShape } from '../texts.types.ts'

/** English texts of what stands between a choice and its being stored. */
export const texts: SameShape<typeof german> = {
  stuck: {
    title: 'Your choice is not saved yet',
    body: 'The server cannot save “{{label}}” at the moment. The choice is kept on this device, and we keep trying.',
    bodyPlain: 'The server cannot save at the moment. Your choice is kept on this device, and we keep trying.',
    behind_one: 'One more choice is waiting behind it.',
    behind_other: '{{count}} more are waiting behind it.',
    takeBack: 'Take “{{label}}” back',
    takeBackPlain: 'Take it back',
  },
  catalogueMove: {
    pricesTitle: 'Prices have changed',
    offerTitle: 'The range has changed',
    body: 'Your choices stay as they are. New ones are saved as soon as you agree.',
    bodyGone: 'New choices are saved as soon as you agree.',
    before: 'Before',
    beforeUnknown: 'no longer known',
    now: 'Now',
    difference: 'Difference',
    gone: 'No longer available, back to the standard:',
    goneInRoom: '{{item}} ({{room}})',
    goneNameless_one: '{{count}} item that no longer exists',
    goneNameless_other: '{{count}} items that no longer exist',
    acceptPrices: 'Accept new prices',
    acceptOffer: 'Agreed',
  },
}
