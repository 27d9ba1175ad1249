import type { ProjectConfig } from '#renderer/session/index.ts'
import { makeItem } from './make-item.ts'

/** The banner of a mosaic is no strip: the project's picture, and on phones the one that it has for these. */
export function projectBanner({ projectImageUrl, banner }: Pick<ProjectConfig, 'projectImageUrl' | 'banner'>) {
  return makeItem('DashboardBannerV2', {
    params: { bannerUrl: projectImageUrl, mobileBannerUrl: banner?.mobileUrl ?? null },
  })
}
