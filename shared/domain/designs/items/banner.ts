import { defineItem } from '../item-type.types.ts'

/** DSH-29: a wide picture or a film without sound at the top. */
export const banner = defineItem({
  name: 'DashboardBannerV2',
  aliases: ['DashboardBanner', 'Banner'],
  icon: 'image',
  places: ['page'],
  fields: {
    'params.bannerUrl': { kind: 'picture' },
    'params.mobileBannerUrl': { kind: 'picture' },
    'params.bannerVideoUrl': { kind: 'film' },
  },
  parts: ['picture'],
})
