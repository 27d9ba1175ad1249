import type { Json, JsonObject } from '#shared/domain/designs/json.types.ts'
import type { PackageDashboard } from '#shared/contracts/project-package.ts'
import type { PackageImages } from '../../generate/images.ts'

/** Steps of 8 px between cards. */
const GUTTER = 3
const HALF = { xs: 12, md: 6 }
const THIRD = { xs: 12, md: 4 }

const PROJECT_MAP: JsonObject = {
  id: 'map',
  type: 'ProjectMap',
  params: {
    title: 'Lindenhofstraße 12–14',
    address: '79111 Freiburg im Breisgau',
    coords: { lng: 7.8186, lat: 47.9829 },
    defaultZoom: 16,
    defaultMapType: 'roadmap',
  },
  props: { grid: HALF },
}

function row(id: string, items: readonly Json[]): JsonObject {
  return { id, type: 'ContentRow', props: { spacing: GUTTER }, items }
}

/** What there is of a room as the line "Natur" has it. */
function room(images: PackageImages, name: string): string {
  return images.existing(`images/project/${name}-natur.webp`) ?? ''
}

function oneLine(images: PackageImages): JsonObject {
  return {
    id: 'one-line',
    type: 'Feature',
    params: {
      direction: 'row',
      feature: {
        title: { text: { de: 'Eine Linie für alle Räume', en: 'One line for every room' }, variant: 'h2' },
        message: {
          text: {
            de: 'Eiche, Salbei, Terrazzo: Die Designlinie Natur stimmt Böden, Fliesen und Armaturen aufeinander ab. Einzelne Stücke tauschen Sie jederzeit.',
            en: 'Oak, sage, terrazzo: the design line Natur matches floors, tiles and taps with each other. Single pieces can be changed at any time.',
          },
          variant: 'body1',
        },
      },
      image: room(images, 'bathroom'),
      action: { label: { de: 'Im Bad ansehen', en: 'See it in the bathroom' }, href: './configurator/bathroom' },
    },
  }
}

function evening(images: PackageImages): JsonObject {
  return {
    id: 'evening',
    type: 'Feature',
    params: {
      direction: 'row-reverse',
      feature: {
        title: { text: { de: 'Licht bis in den Abend', en: 'Light into the evening' }, variant: 'h2' },
        message: {
          text: {
            de: 'Ein Sitzfenster, Sonnenschutz, der von selbst fährt, ein Rahmen in Eiche oder Weiß: Was zu Ihren Fenstern gehört, steht an einem Ort.',
            en: 'A window seat, blinds that move by themselves, a frame in oak or white: everything about your windows is in one place.',
          },
          variant: 'body1',
        },
      },
      image: room(images, 'windows'),
      action: { label: { de: 'Fenster auswählen', en: 'Choose windows' }, href: './configurator/windows' },
    },
  }
}

function pictures(images: PackageImages): JsonObject {
  const shown = [
    images.existing('images/project.webp') ?? '',
    ...['kitchen', 'bathroom', 'nursery', 'living', 'bedroom', 'hallway', 'windows'].map((name) => room(images, name)),
  ]
  return { id: 'pictures', type: 'ProjectImages', params: { images: shown } }
}

/** What buyers come home to: the flat's own state first, then what it is about. */
function forBuyers(images: PackageImages): readonly Json[] {
  return [
    { id: 'banner', type: 'DashboardBannerV2' },
    { id: 'greeting', type: 'BuyerGreeting' },
    { id: 'menu', type: 'MobileMenu' },
    row('state', [
      { id: 'deadline', type: 'DeadlineReminder', props: { grid: THIRD } },
      { id: 'choices', type: 'Configurator', props: { grid: THIRD } },
      { id: 'costs', type: 'CostOverview', props: { grid: THIRD } },
    ]),
    { id: 'rooms', type: 'RoomCards' },
    oneLine(images),
    evening(images),
    pictures(images),
    row('home', [
      { id: 'facts', type: 'DashboardUnitInfo', props: { grid: HALF } },
      { id: 'plan', type: 'FloorPlan', props: { grid: HALF } },
    ]),
    row('papers', [PROJECT_MAP, { id: 'documents', type: 'DocumentCard', props: { grid: HALF } }]),
    { id: 'bar', type: 'ApplicationBar' },
  ]
}

/** What prospects see of a flat that they try out: the flat, how it could look, and where it is. */
function forProspects(images: PackageImages): readonly Json[] {
  return [
    { id: 'banner', type: 'DashboardBannerV2' },
    { id: 'unit', type: 'MarketingUnitInfo' },
    { id: 'menu', type: 'MobileMenu' },
    row('state', [
      { id: 'choices', type: 'Configurator', props: { grid: HALF } },
      { id: 'plan', type: 'FloorPlan', props: { grid: HALF } },
    ]),
    { id: 'rooms', type: 'RoomCards' },
    oneLine(images),
    evening(images),
    pictures(images),
    row('numbers', [
      fact('flats', '24', 'Wohnungen', 'flats', 'in zwei Häusern mit eigenem Garten', 'in two buildings with gardens'),
      fact(
        'energy',
        'KfW 40',
        'Effizienzhaus',
        'efficiency',
        'Wärmepumpe und Photovoltaik',
        'heat pump and solar power',
      ),
      fact('tram', '6 min', 'zur Straßenbahn', 'to the tram', 'zu Fuß, Linie 3 und 5', 'on foot, lines 3 and 5'),
    ]),
    row('place', [{ id: 'film', type: 'ProjectVideo', props: { grid: HALF } }, PROJECT_MAP]),
    { id: 'others', type: 'UnitRecommendations' },
  ]
}

function fact(id: string, title: string, de: string, en: string, moreDe: string, moreEn: string): JsonObject {
  return {
    id,
    type: 'InfoItemCard',
    params: {
      title: { text: title, variant: 'h3' },
      subtitle: { text: { de, en }, variant: 'body1' },
      description: { text: { de: moreDe, en: moreEn }, variant: 'body2' },
    },
    props: { grid: { xs: 12, sm: 4 } },
  }
}

/** Both portals' dashboards as the project's team has designed them. */
export function lindenhofDashboards(images: PackageImages): { bp: PackageDashboard; mp: PackageDashboard } {
  return {
    bp: { version: 'custom', dashboard_config: [...forBuyers(images)] },
    mp: { version: 'custom', dashboard_config: [...forProspects(images)] },
  }
}
