import { applicationBar } from './items/application-bar.ts'
import { banner } from './items/banner.ts'
import { button } from './items/button.ts'
import { buyerGreeting } from './items/buyer-greeting.ts'
import { configuratorCard } from './items/configurator-card.ts'
import { contentRow } from './items/content-row.ts'
import { costOverview } from './items/cost-overview.ts'
import { deadlineReminder } from './items/deadline-reminder.ts'
import { documentCard } from './items/document-card.ts'
import { feature } from './items/feature.ts'
import { floorPlan } from './items/floor-plan.ts'
import { htmlElement } from './items/html-element.ts'
import { iframeCard } from './items/iframe-card.ts'
import { imageGallery } from './items/image-gallery.ts'
import { infoItemCard } from './items/info-item-card.ts'
import { mapCard } from './items/map-card.ts'
import { marketingUnitInfo } from './items/marketing-unit-info.ts'
import { mobileMenu } from './items/mobile-menu.ts'
import { projectImages } from './items/project-images.ts'
import { projectMap } from './items/project-map.ts'
import { projectVideo } from './items/project-video.ts'
import { roomCards } from './items/room-cards.ts'
import { stackCard } from './items/stack-card.ts'
import { textElement } from './items/text-element.ts'
import { typography } from './items/typography.ts'
import { unitInfo } from './items/unit-info.ts'
import { unitRecommendations } from './items/unit-recommendations.ts'
import { unitSelector } from './items/unit-selector.ts'
import { videoCard } from './items/video-card.ts'

/** Every type of item there is, in the order of the list from which one adds. A new one is its file and a line here. */
export const ITEM_TYPES = [
  banner,
  buyerGreeting,
  mobileMenu,
  unitInfo,
  marketingUnitInfo,
  unitSelector,
  roomCards,
  contentRow,
  feature,
  textElement,
  htmlElement,
  unitRecommendations,
  applicationBar,
  deadlineReminder,
  costOverview,
  configuratorCard,
  floorPlan,
  documentCard,
  projectImages,
  imageGallery,
  projectVideo,
  videoCard,
  projectMap,
  mapCard,
  iframeCard,
  stackCard,
  infoItemCard,
  typography,
  button,
] as const

export type ItemTypes = { readonly [T in (typeof ITEM_TYPES)[number] as T['name']]: T }
export type ItemTypeName = keyof ItemTypes

const BY_NAME: ReadonlyMap<string, (typeof ITEM_TYPES)[number]> = new Map(
  ITEM_TYPES.flatMap((type) => [type.name, ...('aliases' in type ? type.aliases : [])].map((name) => [name, type])),
)

/** The type of that name or alias; null = there is none. */
export function findItemType(name: unknown): (typeof ITEM_TYPES)[number] | null {
  return typeof name === 'string' ? (BY_NAME.get(name) ?? null) : null
}
