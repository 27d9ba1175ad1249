import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { MAP_FILE, MODEL_FILE } from '../building/drawing-files.ts'
import { t } from '../catalogue/family.ts'
import { ROOM_SLUGS } from '../catalogue/item.types.ts'
import { DOCUMENTS } from '../documents/document-list.ts'
import type { PackageImages } from '../generate/images.ts'
import { lindenhofDashboards } from './dashboards/lindenhof.ts'
import { BUYER_FLAGS, PROSPECT_FLAGS } from './flags.ts'
import { lindenhofUnits, getStoreys } from './lindenhof-units.ts'
import type { ProjectSpec } from './project.types.ts'

/** Changes after the purchase contract (decision 29). */
export const LEGAL_NOTICE = t(
  'Mit dem Abschluss bestellen Sie die Sonderwünsche verbindlich. Änderungen des Kaufvertrags können der notariellen Beurkundung bedürfen; lassen Sie sich dazu beraten. Alle Preise in Euro einschließlich Mehrwertsteuer.',
  'By completing your choices you place a binding order for the upgrades. Changes to the purchase contract may require notarisation; please seek advice. All prices in euros including VAT.',
)

/** The film that `resources/scenes` makes of the houses. */
function getFilm(images: PackageImages): Pick<ProjectFile, 'project_video'> {
  const film = images.existing('films/lindenhof.webm')
  return film === null ? {} : { project_video: film }
}

function getBanner(images: PackageImages): Pick<ProjectFile, 'project_banner'> {
  const image = images.existing('images/project/banner.webp')
  const mobile = images.existing('images/project/banner-mobile.webp')
  return image === null || mobile === null ? {} : { project_banner: { image, mobile_image: mobile } }
}

/** "Wohnen am Lindenhof": two buildings in Freiburg, the full catalogue. */
export const LINDENHOF: ProjectSpec = {
  folder: 'lindenhof',
  selection: { rooms: ROOM_SLUGS, isReduced: false },
  revision: '2026-11',
  priceFactor: 1,
  project: (images) => ({
    format: 1,
    id: 'lindenhof',
    slug: 'lindenhof',
    order_prefix: 'LH',
    name: 'Wohnen am Lindenhof',
    address: 'Lindenhofstraße 12–14',
    post_code: '79111',
    town: 'Freiburg im Breisgau',
    variant: 'default',
    marketing_website_url: 'https://www.wohnen-am-lindenhof.example',
    unit_type: { label_singular: t('Wohnung', 'Flat'), label_plural: t('Wohnungen', 'Flats') },
    theme: 'light',
    source_language: 'de',
    supported_languages: ['de', 'en'],
    feature_flags: { bp: BUYER_FLAGS, mp: PROSPECT_FLAGS },
    logos: {
      project_logo_wide: images.existing('images/logo-wide.svg'),
      project_logo: images.existing('images/logo.svg'),
      logo: images.existing('images/logo.svg'),
    },
    project_image: images.existing('images/project.webp'),
    agent: {
      name: 'Immobilien am Münster GmbH',
      logo: null,
      address_street: 'Herrenstraße 41',
      address_postcode: '79098',
      address_city: 'Freiburg im Breisgau',
      email: 'lindenhof@immobilien-am-muenster.example',
      phone: '+49 761 5550142',
    },
    account_manager: {
      first_name: 'Miriam',
      last_name: 'Vogt',
      image_url: null,
      email: 'miriam.vogt@lindenhof-projektbau.example',
      phone: '+49 761 5550117',
    },
    sales_manager: {
      first_name: 'Jonas',
      last_name: 'Haberer',
      image_url: null,
      email: 'jonas.haberer@lindenhof-projektbau.example',
      phone: '+49 761 5550121',
    },
    buildings: [
      { id: 'haus-a', slug: 'haus-a', name: t('Haus A', 'Building A'), storeys: getStoreys('a') },
      { id: 'haus-b', slug: 'haus-b', name: t('Haus B', 'Building B'), storeys: getStoreys('b') },
    ],
    building_model: MODEL_FILE,
    map_source: MAP_FILE,
    ...getFilm(images),
    ...getBanner(images),
    units: lindenhofUnits(),
    documents: Object.values(DOCUMENTS),
    dashboards: lindenhofDashboards(images),
    legal_notice: LEGAL_NOTICE,
  }),
}
