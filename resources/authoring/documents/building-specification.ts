import type { CatalogFile } from '#shared/contracts/project-package.ts'
import { HEIGHT } from '../building/plan-parts.ts'
import { metres } from '../building/plan-texts.ts'
import { t } from '../catalogue/family.ts'
import { heading, list, paragraph, table } from './blocks.ts'
import { bothLanguages, itemsByRoom, namedProduct } from './catalogue-rows.ts'
import type { Block, DocumentContent } from './document.types.ts'

/** How the houses are built, and what every flat has as its standard according to the catalogue. */
export function buildingSpecification(catalog: CatalogFile): DocumentContent {
  return {
    title: t('Baubeschreibung', 'Building specification'),
    subtitle: t(
      'Auszug · Häuser A und B, Lindenhofstraße 12–14, Freiburg im Breisgau',
      'Excerpt · Buildings A and B, Lindenhofstraße 12–14, Freiburg im Breisgau',
    ),
    languages: ['de', 'en'],
    blocks: [...SHELL, ...SERVICES, ...getStandard(catalog), ...REMARKS],
  }
}

const SHELL: readonly Block[] = [
  heading('1 Das Vorhaben', '1 The project'),
  paragraph(
    'Auf dem Grundstück entstehen zwei Häuser mit je drei Geschossen und einer zurückgesetzten Dachebene. Sie nehmen 24 Wohnungen mit zwei bis viereinhalb Zimmern auf. Ein gemeinsames Untergeschoss verbindet beide Häuser mit Tiefgarage, Kellerabteilen und Fahrradraum. Alle Wohnungen sind mit dem Aufzug erreichbar.',
    'Two buildings with three storeys each and a set-back top level are being built on the plot. They hold 24 flats with two to four and a half rooms. A shared basement connects both buildings with an underground car park, storage rooms and a bicycle room. All flats can be reached by lift.',
  ),
  heading('2 Rohbau und Hülle', '2 Structure and envelope'),
  list(
    [
      'Außenwände aus Kalksandstein mit mineralischem Wärmedämmverbundsystem, Gesamtdicke 40 cm; Haus A in gebrochenem Weiß, Haus B in Lehmton verputzt.',
      'Outer walls of sand-lime brick with a mineral thermal insulation system, 40 cm in all; building A rendered in off-white, building B in a clay tone.',
    ],
    [
      'Dachebene in Holzbauweise mit einer Schalung aus Lärche; Flachdächer extensiv begrünt, darauf eine gemeinsame Photovoltaikanlage.',
      'Top level in timber construction with larch cladding; flat roofs with extensive planting and a shared photovoltaic system.',
    ],
    [
      `Wohnungstrennwände 24 cm, zweischalig zum Treppenhaus; Innenwände 12 cm. Geschosshöhe 3,00 m, lichte Raumhöhe etwa ${metres(HEIGHT.ceiling)} m.`,
      `Party walls 24 cm, double-leaf towards the stairwell; inner walls 12 cm. Storey height 3.00 m, clear room height about ${HEIGHT.ceiling} m.`,
    ],
    [
      'Decken aus Stahlbeton mit schwimmendem Zementestrich; erhöhter Schallschutz nach den Empfehlungen für den Wohnungsbau.',
      'Reinforced concrete slabs with floating cement screed; increased sound insulation as recommended for housing.',
    ],
    [
      'Fenster mit Dreifachverglasung und Rollläden; Balkone als thermisch getrennte Fertigteile mit begehbarer Betonoberfläche und Stabgeländer.',
      'Triple-glazed windows with roller shutters; balconies as thermally separated precast elements with a walkable concrete surface and bar railings.',
    ],
  ),
]

const SERVICES: readonly Block[] = [
  heading('3 Haustechnik', '3 Building services'),
  list(
    [
      'Wärme aus einer zentralen Sole-Wasser-Wärmepumpe; Fußbodenheizung mit Einzelraumregelung in allen Wohnräumen.',
      'Heat from a central ground-source heat pump; underfloor heating with individual room control in all living spaces.',
    ],
    [
      'Warmwasser über Wohnungsstationen; Verbrauch von Wärme und Wasser wird für jede Wohnung gemessen.',
      'Hot water from a station in each flat; heat and water are metered for every flat.',
    ],
    [
      'Lüftung je Wohnung mit Wärmerückgewinnung, Zuluft in den Wohn- und Schlafräumen, Abluft in Bädern und Küche.',
      'Ventilation for each flat with heat recovery, supply air in living rooms and bedrooms, extract air in bathrooms and kitchen.',
    ],
    [
      'Elektroinstallation mit eigenem Verteiler, Medienverteiler und Glasfaseranschluss; Rauchwarnmelder in Schlafräumen und Dielen.',
      'Electrical installation with its own distribution board, media board and fibre connection; smoke alarms in bedrooms and halls.',
    ],
    [
      'Lichtauslässe in allen Räumen; in Bad und Diele ein LED-Profil in der Deckenfuge über einer Wand, in der Küche eine Leuchte unter den Oberschränken.',
      'Light outlets in all rooms; in bathroom and hallway an LED profile in the ceiling joint above one wall, in the kitchen a lamp below the wall cabinets.',
    ],
    [
      'Bodenbeläge laufen in Abstell- und Hauswirtschaftsräume nicht weiter: dort liegen Feinsteinzeugfliesen 30 × 60 cm. Sockelleisten der übrigen Räume sind weiß, 58 mm hoch. Ein zweites Bad hat eine bodengleiche Dusche mit Stange und Thermostat.',
      'Floor coverings do not run on into store and utility rooms, which have porcelain tiles of 30 × 60 cm. Skirting boards of the other rooms are white, 58 mm high. A second bathroom has a level-access shower with rail and thermostat.',
    ],
    [
      'Leerrohr zu jedem Stellplatz in der Tiefgarage für einen späteren Ladepunkt.',
      'Conduit to every parking space in the underground car park for a later charging point.',
    ],
  ),
]

const REMARKS: readonly Block[] = [
  heading('5 Hinweise', '5 Remarks'),
  paragraph(
    'Maßgeblich ist die vollständige Baubeschreibung, die dem Kaufvertrag beiliegt. Gleichwertige Änderungen in Material und Ausführung bleiben vorbehalten, soweit sie technisch oder behördlich notwendig sind und den Wert nicht mindern. Natürliche Werkstoffe wie Holz und Stein zeigen Unterschiede in Farbe und Maserung.',
    'The complete building specification enclosed with the purchase contract is authoritative. Equivalent changes of material and workmanship are reserved where they are necessary for technical or legal reasons and do not reduce the value. Natural materials such as wood and stone vary in colour and grain.',
  ),
]

function getStandard(catalog: CatalogFile): Block[] {
  const products = new Map(catalog.products.map((product) => [product.id, product]))
  return [
    heading('4 Ausstattung im Standard', '4 Standard fittings'),
    paragraph(
      'Diese Produkte sind im Kaufpreis enthalten. Andere werden bei der Bemusterung gewählt; ihre Preise stehen in der Preisliste der Sonderwünsche.',
      'These products are included in the purchase price. Others are chosen during selection; their prices are in the price list of upgrades.',
    ),
    ...itemsByRoom(catalog).map(({ room, items }) =>
      table({
        header: [room, t('Standard', 'Standard')],
        widths: [170, '*'],
        numeric: [],
        rows: items.flatMap(({ title, default_product_id: id, isExtra }) => {
          const product = id === null || isExtra ? undefined : products.get(id)
          return product === undefined ? [] : [[bothLanguages(title), namedProduct(product)]]
        }),
      }),
    ),
  ]
}
