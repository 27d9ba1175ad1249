import type { ProjectFile } from '#shared/contracts/project-package.ts'
import { t } from '../catalogue/family.ts'

type PackageDocument = NonNullable<ProjectFile['documents']>[number]

const UPDATED_ON = '2026-11-02'

function document(role: string, de: string, en: string): PackageDocument {
  const id = role.replaceAll('_', '-')
  return {
    id: `lindenhof-${id}`,
    role,
    display_name: t(de, en),
    file: `documents/${id}.pdf`,
    updated_on: UPDATED_ON,
    visibility: 'public',
  }
}

/** The documents of the project, as project.json names them. */
export const DOCUMENTS = {
  plan: document('plan', 'Lageplan', 'Site plan'),
  specification: document('building_specification', 'Baubeschreibung (Auszug)', 'Building specification (excerpt)'),
  priceList: document('price_list', 'Preisliste der Sonderwünsche', 'Price list of upgrades'),
  terms: document('terms_of_sampling', 'Bemusterungsbedingungen', 'Terms of selection'),
  annex: document('contract_annex', 'Anlage zum Kaufvertrag (Muster)', 'Annex to the purchase contract (template)'),
  privacy: document('privacy_notice', 'Datenschutzhinweise', 'Privacy notice'),
  imprint: document('imprint', 'Impressum', 'Legal notice'),
} as const satisfies Record<string, PackageDocument>
