import type { ItemTypeName } from '#shared/domain/designs/item-types.ts'

/** Groups of the list from which one adds. */
export const TYPE_GROUPS = ['start', 'home', 'content', 'media', 'layout'] as const
export type TypeGroup = (typeof TYPE_GROUPS)[number]

export const GROUP_OF: Readonly<Record<ItemTypeName, TypeGroup>> = {
  DashboardBannerV2: 'start',
  BuyerGreeting: 'start',
  MobileMenu: 'start',
  ApplicationBar: 'start',
  DashboardUnitInfo: 'home',
  MarketingUnitInfo: 'home',
  ProjectUnitSelector: 'home',
  RoomCards: 'home',
  UnitRecommendations: 'home',
  DeadlineReminder: 'home',
  CostOverview: 'home',
  Configurator: 'home',
  FloorPlan: 'home',
  DocumentCard: 'home',
  Feature: 'content',
  TextElement: 'content',
  Typography: 'content',
  Button: 'content',
  InfoItemCard: 'content',
  HtmlElement: 'content',
  ProjectImages: 'media',
  ImageGallery: 'media',
  ProjectVideo: 'media',
  VideoCard: 'media',
  ProjectMap: 'media',
  MapCard: 'media',
  IFrameCard: 'media',
  ContentRow: 'layout',
  StackCard: 'layout',
}
