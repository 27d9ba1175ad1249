import type { ItemViews } from './item-view.types.ts'
import { BannerItem } from './banner/BannerItem.tsx'
import { BuyerGreetingItem } from './buyer-greeting/BuyerGreetingItem.tsx'
import { MobileMenuItem } from './mobile-menu/MobileMenuItem.tsx'
import { UnitInfoItem } from './unit-info/UnitInfoItem.tsx'
import { MarketingUnitInfoItem } from './marketing-unit-info/MarketingUnitInfoItem.tsx'
import { UnitSelectorItem } from './unit-selector/UnitSelectorItem.tsx'
import { RoomCardsItem } from './room-cards/RoomCardsItem.tsx'
import { ContentRowItem } from './content-row/ContentRowItem.tsx'
import { FeatureItem } from './feature/FeatureItem.tsx'
import { TextElementItem } from './text-element/TextElementItem.tsx'
import { HtmlElementItem } from './html-element/HtmlElementItem.tsx'
import { UnitRecommendationsItem } from './unit-recommendations/UnitRecommendationsItem.tsx'
import { ApplicationBarItem } from './application-bar/ApplicationBarItem.tsx'
import { DeadlineReminderItem } from './deadline-reminder/DeadlineReminderItem.tsx'
import { CostOverviewItem } from './cost-overview/CostOverviewItem.tsx'
import { ConfiguratorItem } from './configurator-card/ConfiguratorItem.tsx'
import { FloorPlanItem } from './floor-plan/FloorPlanItem.tsx'
import { DocumentCardItem } from './document-card/DocumentCardItem.tsx'
import { ProjectImagesItem } from './project-images/ProjectImagesItem.tsx'
import { ImageGalleryItem } from './image-gallery/ImageGalleryItem.tsx'
import { ProjectVideoItem } from './project-video/ProjectVideoItem.tsx'
import { VideoCardItem } from './video-card/VideoCardItem.tsx'
import { ProjectMapItem } from './project-map/ProjectMapItem.tsx'
import { MapCardItem } from './map-card/MapCardItem.tsx'
import { IFrameCardItem } from './iframe-card/IFrameCardItem.tsx'
import { StackCardItem } from './stack-card/StackCardItem.tsx'
import { InfoItemCardItem } from './info-item-card/InfoItemCardItem.tsx'
import { TypographyItem } from './typography/TypographyItem.tsx'
import { ButtonItem } from './button/ButtonItem.tsx'

/** The view of every type of item; what a type needs of large libraries comes in chunks of its own. */
export const ITEM_VIEWS: ItemViews = {
  DashboardBannerV2: BannerItem,
  BuyerGreeting: BuyerGreetingItem,
  MobileMenu: MobileMenuItem,
  DashboardUnitInfo: UnitInfoItem,
  MarketingUnitInfo: MarketingUnitInfoItem,
  ProjectUnitSelector: UnitSelectorItem,
  RoomCards: RoomCardsItem,
  ContentRow: ContentRowItem,
  Feature: FeatureItem,
  TextElement: TextElementItem,
  HtmlElement: HtmlElementItem,
  UnitRecommendations: UnitRecommendationsItem,
  ApplicationBar: ApplicationBarItem,
  DeadlineReminder: DeadlineReminderItem,
  CostOverview: CostOverviewItem,
  Configurator: ConfiguratorItem,
  FloorPlan: FloorPlanItem,
  DocumentCard: DocumentCardItem,
  ProjectImages: ProjectImagesItem,
  ImageGallery: ImageGalleryItem,
  ProjectVideo: ProjectVideoItem,
  VideoCard: VideoCardItem,
  ProjectMap: ProjectMapItem,
  MapCard: MapCardItem,
  IFrameCard: IFrameCardItem,
  StackCard: StackCardItem,
  InfoItemCard: InfoItemCardItem,
  Typography: TypographyItem,
  Button: ButtonItem,
}
