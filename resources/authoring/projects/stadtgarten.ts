import { t } from '../catalogue/family.ts'
import { BUYER_FLAGS, PROSPECT_FLAGS } from './flags.ts'
import { LEGAL_NOTICE } from './lindenhof.ts'
import type { ProjectSpec } from './project.types.ts'
import { smallUnit, storey } from './small-units.ts'

const GARDEN = t('Garten mit Terrasse', 'Garden with terrace')
const SOLAR = t('Photovoltaik auf dem Dach', 'Photovoltaics on the roof')

/** "Residenz am Stadtgarten": the variant for a single residence, a small catalogue. */
export const STADTGARTEN: ProjectSpec = {
  folder: 'stadtgarten',
  selection: {
    rooms: ['living', 'kitchen', 'bathroom', 'bedroom', 'floor-plan'],
    isReduced: true,
    hasStandardLine: true,
  },
  revision: '2026-11',
  priceFactor: 1.12,
  project: (images) => ({
    format: 1,
    id: 'stadtgarten',
    slug: 'stadtgarten',
    order_prefix: 'SG',
    name: 'Residenz am Stadtgarten',
    address: 'Mozartstraße 7',
    post_code: '79104',
    town: 'Freiburg im Breisgau',
    variant: 'residence',
    pages: ['login', 'registration', 'configurator', 'dashboard', 'checkout', 'floorplan'],
    marketing_website_url: 'https://www.residenz-am-stadtgarten.example',
    unit_type: { label_singular: t('Residenz', 'Residence'), label_plural: t('Residenzen', 'Residences') },
    theme: 'element',
    source_language: 'de',
    supported_languages: ['de', 'en'],
    feature_flags: {
      bp: { ...BUYER_FLAGS, esignatureDemo: false },
      mp: { ...PROSPECT_FLAGS, showPriceIndication: false },
    },
    logos: {
      project_logo_wide: images.existing('images/logo-stadtgarten-wide.svg'),
      project_logo: images.existing('images/logo-stadtgarten.svg'),
      logo: images.existing('images/logo-stadtgarten.svg'),
    },
    project_image: images.existing('images/project-stadtgarten.webp'),
    agent: null,
    account_manager: {
      first_name: 'Miriam',
      last_name: 'Vogt',
      image_url: null,
      email: 'miriam.vogt@lindenhof-projektbau.example',
      phone: '+49 761 5550117',
    },
    sales_manager: null,
    buildings: [
      {
        id: 'stadtgarten-haus',
        slug: 'haus',
        name: t('Residenz', 'Residence'),
        storeys: [
          storey('sg-eg', 'EG', 'Erdgeschoss', 'Ground floor', 1),
          storey('sg-og', 'OG', 'Obergeschoss', 'Upper floor', 2),
        ],
      },
    ],
    units: [
      smallUnit('stadtgarten', 'stadtgarten-haus', {
        slug: 'wohnung-01',
        name: t('Gartenresidenz', 'Garden residence'),
        description: t(
          'Ebenerdig mit eigenem Garten und altem Baumbestand.',
          'On the ground floor, with its own garden and old trees.',
        ),
        number: 'SG 01',
        floor: 0,
        storey: 'sg-eg',
        price: 689_000,
        rooms: 3,
        status: 'SOLD',
        variant: 'garden',
        features: [GARDEN, SOLAR],
      }),
      smallUnit('stadtgarten', 'stadtgarten-haus', {
        slug: 'wohnung-02',
        name: t('Beletage', 'Bel étage'),
        description: t(
          'Hohe Räume, darüber eine Galerie mit Dachterrasse über dem Stadtgarten.',
          'High rooms, and above them a gallery with a roof terrace over the city garden.',
        ),
        number: 'SG 02',
        floor: 1,
        storey: 'sg-og',
        price: 1_165_000,
        rooms: 4.5,
        status: 'VACANT',
        variant: 'maisonette-east',
        features: [SOLAR],
        isFeatured: true,
      }),
    ],
    legal_notice: LEGAL_NOTICE,
  }),
}
