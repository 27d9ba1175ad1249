import { t } from './family.ts'
import { WASTE } from './plan-quantities.ts'
import type { Text } from './product.types.ts'

const percent = Math.round(WASTE * 100)
/** {@link WASTE} as texts say it. */
export const PERCENT = t(`${percent}\u00a0%`, `${percent}\u00a0%`)

/** How much of a floor is billed. */
export const AREA_TEXT = t(
  `Gerechnet wird die Fläche im Grundriss mit ${PERCENT.de} Verschnitt.`,
  `The area in the floor plan is counted, with ${PERCENT.en} for offcuts.`,
)

/** What is painted. */
export const PAINT_TEXT = t(
  'Gerechnet werden alle Wände ohne Türen, Fenster und Küchenmöbel; die Decke bleibt weiß.',
  'All walls are counted without doors, windows and kitchen units; the ceiling stays white.',
)

/** What is said of an item, by its slot, unless the item says something of its own. */
export const ITEM_TEXTS: Readonly<Record<string, Text>> = {
  floor: t(
    `Verlegung, Zuschnitt und Untergrundvorbereitung sind eingeschlossen. ${AREA_TEXT.de}`,
    `Laying, cutting and preparing the subfloor are included. ${AREA_TEXT.en}`,
  ),
  'wall-colour': PAINT_TEXT,
  'wall-tiles': t(
    `Raumhoch an allen Wänden, mit ${PERCENT.de} Verschnitt gerechnet.`,
    `Up to the ceiling on all walls, counted with ${PERCENT.en} for offcuts.`,
  ),
  skirting: t(
    'Umlaufend, an Türen und Fenstern abgesetzt. Eine Galerie zählt mit.',
    'All round, cut at doors and windows. A gallery is included.',
  ),
  door: t(
    'Blatt, Zarge und Einbau. Der Drücker wird in der Diele gewählt.',
    'Leaf, frame and fitting. The lever is chosen in the hallway.',
  ),
  'door-handle': t(
    'Ein Modell für alle Innentüren der Wohnung; die Tür der Küchenwand bringt ihren eigenen mit.',
    'One model for all interior doors of the home; the door in the kitchen wall comes with its own.',
  ),
  'entrance-door': t(
    'Außen gilt die Farbe des Treppenhauses, gewählt wird die Innenseite.',
    'Outside, the colour of the stairwell applies; you choose the inside.',
  ),
  lamp: t(
    'Der Auslass ist vorhanden; Leuchten werden angeschlossen und ausgerichtet.',
    'The outlet is there; lamps are connected and adjusted.',
  ),
  switches: t('Gilt für alle Schalter und Steckdosen des Raums.', 'Applies to all switches and sockets of the room.'),
  radiator: t('Ergänzt die Fußbodenheizung.', 'Adds to the underfloor heating.'),
  fireplace: t(
    'Lieferung und Aufbau; Öfen mit Schornstein einschließlich Abnahme durch den Schornsteinfeger.',
    'Delivery and installation; stoves with a flue including approval by the chimney sweep.',
  ),
  'tv-wall': t('Nach Aufmaß gefertigt, Leitungen verdeckt geführt.', 'Made to measure, wiring concealed.'),
  wardrobe: t('Nach Aufmaß gefertigt und eingebaut.', 'Made to measure and fitted.'),
  blinds: t('Je Fenster, einschließlich Führung und Bedienung.', 'For each window, including guides and control.'),
  splashback: t(
    'Zwischen Arbeitsplatte und Oberschränken; an Fenstern unterbrochen.',
    'Between worktop and wall cabinets; left out at windows.',
  ),
  front: t(
    'Fronten aller Unter-, Hoch- und Oberschränke; das Korpusmaß bleibt gleich.',
    'Fronts of all base, tall and wall cabinets; the carcass stays the same.',
  ),
  worktop: t('Einschließlich Ausschnitten, Kanten und Wandanschluss.', 'Including cut-outs, edges and wall joint.'),
  sink: t('Einschließlich Ablaufgarnitur und Anschluss.', 'Including waste fitting and connection.'),
  tap: t('Einschließlich Eckventilen und Anschluss.', 'Including angle valves and connection.'),
  hob: t('Einschließlich Einbau und Anschluss an 400 V.', 'Including installation and 400 V connection.'),
  oven: t('Einbau im Hochschrank auf Arbeitshöhe.', 'Built into the tall cabinet at working height.'),
  hood: t(
    'Umluftbetrieb, da das Gebäude kontrolliert gelüftet wird.',
    'Recirculating, as the building is ventilated mechanically.',
  ),
  vanity: t('Becken und Möbel als Einheit.', 'Basin and cabinet as one unit.'),
  mirror: t('Montage auf der fertigen Fliese.', 'Fitted on the finished tile.'),
  shower: t('Abdichtung nach DIN 18534 eingeschlossen.', 'Waterproofing to DIN 18534 included.'),
  'shower-set': t('Mit Brauseschlauch, montiert und angeschlossen.', 'With hose, fitted and connected.'),
  bathtub: t('Mit Ablauf und Armatur.', 'With waste and tap.'),
  toilet: t('Vorwandelement und Schallschutz eingeschlossen.', 'Mounting frame and sound insulation included.'),
  'flush-plate': t('Passend zum eingebauten Spülkasten.', 'Fits the built-in cistern.'),
  frame: t(
    'Farbe der Innenseite. Außen sind alle Fenster anthrazit.',
    'Colour of the inside. Outside, all windows are anthracite.',
  ),
  glazing: t('Gleicher Wärmeschutz bei allen Ausführungen.', 'The same thermal insulation in all versions.'),
  handle: t('Ein Modell für alle Fenster der Wohnung.', 'One model for all windows of the home.'),
  'insect-screen': t('Anzahl nach Wunsch, Aufmaß nach dem Einzug.', 'Number as you wish, measured after you move in.'),
  'central-unit': t(
    'Steuert Heizung, Sonnenschutz und Szenen, auch ohne Internet.',
    'Controls heating, sun protection and scenes, without the internet too.',
  ),
  thermostat: t(
    'Ein Regler je beheiztem Wohnraum; Küche, Bäder und, wo es eine gibt, Galerie zählen mit.',
    'One controller for each heated living space; kitchen, bathrooms and, where there is one, gallery are included.',
  ),
  doorbell: t(
    'Innenstelle in der Diele; die Außenstelle gehört zum Haus.',
    'Indoor station in the hallway; the outdoor station belongs to the building.',
  ),
  'motion-sensor': t(
    'Je einer in Diele, Bädern und, wo es eine gibt, Galerie.',
    'One each in hallway, bathrooms and, where there is one, gallery.',
  ),
  wallbox: t('Am eigenen Stellplatz in der Tiefgarage.', 'At your own space in the underground garage.'),
  'kitchen-wall': t(
    'Änderungen sind bis 20 Wochen vor dem Innenausbau möglich.',
    'Changes are possible until 20 weeks before the interior works.',
  ),
  storage: t('Lage neben der Diele.', 'Beside the hallway.'),
  'balcony-door': t(
    'Vom Wohnbereich auf Balkon, Loggia oder Terrasse.',
    'From the living area to balcony, loggia or terrace.',
  ),
  terrace: t(
    `Auf Stelzlager über der Abdichtung verlegt. ${AREA_TEXT.de}`,
    `Laid on pedestals above the waterproofing. ${AREA_TEXT.en}`,
  ),
  'ambient-light': t('Getrennt vom Grundlicht geschaltet.', 'Switched separately from the general light.'),
  niche: t('Lage wird bei der Bemusterung festgelegt.', 'The place is fixed at the selection appointment.'),
  audio: t('Für Feuchträume zugelassen.', 'Approved for wet rooms.'),
  ceiling: t('Einschließlich Unterkonstruktion und Anschlüssen.', 'Including substructure and joints.'),
  'shower-drain': t(
    'Für bodengleiche Duschen, anstelle des Punktablaufs.',
    'For level-access showers, in place of the point drain.',
  ),
  'shower-bench': t('Für Walk-in-Duschen, elektrisch beheizt.', 'For walk-in showers, electrically heated.'),
  'shower-area': t('Die Badewanne entfällt und wird gutgeschrieben.', 'The bathtub is left out and credited.'),
  accessories: t('Ein Set für das Bad, auf der Fliese befestigt.', 'One set for the bathroom, fixed to the tiles.'),
  'wc-power': t('Für Dusch-WC oder berührungslose Spülung.', 'For a shower WC or a touchless flush.'),
  'extra-sockets': t(
    'Die Plätze werden bei der Bemusterung festgelegt.',
    'The places are fixed at the selection appointment.',
  ),
  network: t(
    'Jede Dose erhält eine eigene Leitung zum Medienverteiler.',
    'Each outlet has its own cable to the media cabinet.',
  ),
  drawers: t('Gilt für alle Auszüge der Küche.', 'Applies to all drawers of the kitchen.'),
  'cabinet-light': t(
    'Leuchtet die Arbeitsplatte unter allen Oberschränken blendfrei aus.',
    'Lights the worktop below all wall cabinets without glare.',
  ),
  alarm: t('Meldet offene Fenster an die Zentrale.', 'Reports open windows to the central unit.'),
  'energy-manager': t('Setzt die Zentrale mit Touchpanel voraus.', 'Needs the central unit with touch panel.'),
  conduits: t(
    'Mit dem Rohbau verlegt, damit Leitungen später nachgezogen werden können.',
    'Laid with the shell, so that cables can be added later.',
  ),
  handover: t('Die Wohnung wird bezugsfertig übergeben.', 'The home is handed over ready to move in.'),
}
