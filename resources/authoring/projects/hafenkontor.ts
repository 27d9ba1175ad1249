import { t } from '../catalogue/family.ts'
import { BUYER_FLAGS, PROSPECT_FLAGS } from './flags.ts'
import type { ProjectSpec } from './project.types.ts'
import { smallUnit, storey } from './small-units.ts'

const QUAY = t('Blick auf das Hafenbecken', 'View of the harbour basin')
const ROOF_TERRACE = t('Dachterrasse', 'Roof terrace')
const LOGGIA = t('Verglaste Loggia', 'Glazed loggia')

/** "Hafenkontor": a project of another account, with a small catalogue and other prices. */
export const HAFENKONTOR: ProjectSpec = {
  folder: 'hafenkontor',
  selection: { rooms: ['hallway', 'living', 'bathroom'], isReduced: true },
  revision: '2026-10',
  priceFactor: 0.94,
  project: (images) => ({
    format: 1,
    id: 'hafenkontor',
    slug: 'hafenkontor',
    order_prefix: 'HK',
    name: 'Hafenkontor',
    address: 'Am Umschlagbahnhof 3',
    post_code: '76189',
    town: 'Karlsruhe',
    variant: 'default',
    marketing_website_url: null,
    unit_type: { label_singular: t('Loft', 'Loft'), label_plural: t('Lofts', 'Lofts') },
    theme: 'dark',
    source_language: 'de',
    supported_languages: ['de', 'en'],
    feature_flags: {
      bp: { ...BUYER_FLAGS, showInbox: false, hideDeadlines: true },
      mp: { ...PROSPECT_FLAGS, mpContactForm: false },
    },
    logos: {
      project_logo_wide: images.existing('images/logo-hafenkontor-wide.svg'),
      project_logo: images.existing('images/logo-hafenkontor.svg'),
      logo: images.existing('images/logo-hafenkontor.svg'),
    },
    project_image: images.existing('images/project-hafenkontor.webp'),
    agent: null,
    account_manager: {
      first_name: 'Katrin',
      last_name: 'Ahlers',
      image_url: null,
      email: 'k.ahlers@kontor-partner.example',
      phone: '+49 721 5550190',
    },
    sales_manager: {
      first_name: 'Deniz',
      last_name: 'Arslan',
      image_url: null,
      email: 'd.arslan@kontor-partner.example',
      phone: '+49 721 5550191',
    },
    buildings: [
      {
        id: 'kontorhaus',
        slug: 'kontorhaus',
        name: t('Kontorhaus', 'Kontorhaus'),
        storeys: [
          storey('hk-1', '1. OG', '1. Obergeschoss', 'First floor', 1),
          storey('hk-2', '2. OG', '2. Obergeschoss', 'Second floor', 2),
        ],
      },
    ],
    units: [
      smallUnit('hafenkontor', 'kontorhaus', {
        slug: 'loft-01',
        name: t('Loft 01', 'Loft 01'),
        description: t(
          'Ehemaliger Speicherboden mit Sichtbeton und hohen Fenstern.',
          'A former storage floor with exposed concrete and tall windows.',
        ),
        number: 'HK 01',
        floor: 1,
        storey: 'hk-1',
        price: 375_000,
        rooms: 2,
        status: 'SOLD',
        variant: '2-room',
        features: [QUAY],
      }),
      smallUnit('hafenkontor', 'kontorhaus', {
        slug: 'loft-02',
        name: t('Loft 02', 'Loft 02'),
        description: t('Eckloft mit Licht von zwei Seiten.', 'Corner loft with light from two sides.'),
        number: 'HK 02',
        floor: 1,
        storey: 'hk-1',
        price: 528_000,
        rooms: 3,
        status: 'VACANT',
        variant: '3-room',
        features: [QUAY, LOGGIA],
        isFeatured: true,
      }),
      smallUnit('hafenkontor', 'kontorhaus', {
        slug: 'loft-03',
        name: t('Loft 03', 'Loft 03'),
        description: t('Galerieloft unter dem Sheddach.', 'Gallery loft below the saw-tooth roof.'),
        number: 'HK 03',
        floor: 2,
        storey: 'hk-2',
        price: 805_000,
        rooms: 4.5,
        status: 'RESERVED',
        variant: 'maisonette-middle',
        features: [ROOF_TERRACE],
      }),
    ],
    // Brick and copper over the harbour at night.
    styling_simple: {
      background_default: '#14181b',
      background_paper: '#1d2327',
      text_primary: '#f3efe9',
      text_secondary: '#bdb7ad',
      primary_color_main: '#f0a868',
      primary_color_contrast: '#1b1206',
      secondary_color_main: '#8cc0d0',
      secondary_color_contrast: '#06222b',
    },
    dashboards: { bp: { version: 'v3', dashboard_config: [] }, mp: { version: 'v3', dashboard_config: [] } },
    legal_notice: null,
  }),
}
