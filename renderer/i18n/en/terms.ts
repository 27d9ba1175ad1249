import type { texts as german } from '../de/terms.ts'
import type { SameShape } from '../texts.types.ts'

/** English terms of the trade, and what each means in a sentence. */
export const texts: SameShape<typeof german> = {
  slip: {
    words: 'R9|R10|R11|slip resistance',
    meaning:
      'How safe a floor is against slipping: R9 is the lowest class, R10 is usual for bathrooms and showers, R11 grips even better.',
  },
  rectified: {
    words: 'rectified',
    meaning: 'Ground to an exact size after firing, so that the joints can be very narrow.',
  },
  throughColoured: {
    words: 'through-coloured',
    meaning: 'Of one colour all the way through: scratches and chipped edges hardly show.',
  },
  wearLayer: {
    words: 'wear layer',
    meaning:
      'The top layer that you walk on. The thicker it is, the longer the floor lasts, and the more often parquet can be sanded.',
  },
  engineered: {
    words: 'engineered parquet',
    meaning: 'Parquet of several glued layers of wood with the fine wood on top. It moves less than solid wood.',
  },
  usageClass: {
    words: 'class 33',
    meaning: 'How much wear a floor is made for: classes 21 to 23 are for homes, 31 to 34 for offices and shops.',
  },
  offcut: {
    words: 'offcut',
    meaning: 'What is left over when material is cut to size. It has to be bought as well and is part of the price.',
  },
  mitre: { words: 'mitred', meaning: 'Two strips meet in the corner with slanted cuts, so that no end grain shows.' },
  scrub: {
    words: 'wet-scrub class',
    meaning: 'How well a wall paint stands up to wet wiping: class 1 best, class 5 least.',
  },
  liningFleece: {
    words: 'lining fleece',
    meaning: 'A smooth fleece below the paint. It bridges fine cracks and makes the wall even.',
  },
  cpl: {
    words: 'CPL',
    meaning: 'A thin, hard laminate on doors and frames: it takes knocks and scratches better than lacquer.',
  },
  hpl: {
    words: 'HPL',
    meaning: 'A thick laminate pressed under high pressure: especially hard, and resistant to water and heat.',
  },
  laminate: {
    words: 'laminate',
    meaning:
      'A board with a layer of paper and resin: easy to clean and inexpensive, but its edges do not bear standing water.',
  },
  compactSlab: {
    words: 'compact slab',
    meaning: 'Laminate pressed all the way through: thin, waterproof and sealed at the edges as well.',
  },
  quartz: {
    words: 'quartz',
    meaning: 'Natural quartz bound with resin into slabs: harder and denser than marble, but sensitive to hot pots.',
  },
  mineralCast: {
    words: 'mineral cast',
    meaning: 'Stone powder and resin cast into shape: without joints, warm to the touch and repairable.',
  },
  veneer: { words: 'veneer', meaning: 'Covered with a thin sheet of real wood.' },
  tubularCore: {
    words: 'tubular core',
    meaning: 'The inside of the door is a chipboard with tubes: heavier and quieter than a door with a honeycomb core.',
  },
  toughened: {
    words: 'toughened glass',
    meaning: 'Glass that is pre-stressed: it bears a lot and breaks into blunt crumbs.',
  },
  resistance: {
    words: 'RC 2|RC 3|resistance class',
    meaning: 'How long a door withstands a burglar: RC 2 simple tools, RC 3 a crowbar as well.',
  },
  p5a: { words: 'P5A', meaning: 'Security glass that withstands several throws of a heavy steel ball.' },
  ug: {
    words: 'Ug',
    meaning: 'How much heat is lost through the glass (W per m² and degree): the smaller, the better.',
  },
  venetian: {
    words: 'external venetian',
    meaning: 'An outside blind with adjustable slats: it keeps the sun out and lets light in.',
  },
  ip: { words: 'IP44|IP65', meaning: 'Protection from water: IP44 from splashes, IP65 from jets as well.' },
  colourRendering: {
    words: 'colour rendering',
    meaning: 'How natural colours look in the light of the lamp; Ra 100 is like daylight.',
  },
  conduit: {
    words: 'conduit',
    meaning: 'An empty tube in the wall, through which a cable can be pulled later without opening the wall.',
  },
  sceneSwitch: {
    words: 'scene switch',
    meaning: 'A switch that sets several things at once, for example lights, blinds and music for the evening.',
  },
  residualCurrent: {
    words: 'residual-current protected',
    meaning: 'A protective switch cuts the power within fractions of a second when it might flow through a person.',
  },
  presence: {
    words: 'presence sensor',
    meaning: 'Notices somebody who sits still in the room as well, and switches the light accordingly.',
  },
  mountingFrame: {
    words: 'mounting frame',
    meaning: 'A frame in front of the wall that carries the WC or washbasin and hides cistern and pipes.',
  },
  concealed: {
    words: 'concealed thermostat|concealed cistern',
    meaning: 'Built into the wall: only the handle or the plate can be seen.',
  },
  rimless: { words: 'rimless', meaning: 'The bowl has no hollow rim on top, which makes it easier to keep clean.' },
  levelAccess: {
    words: 'level-access',
    meaning: 'Without a step: the floor of the shower is level with that of the room.',
  },
  shadowGap: {
    words: 'shadow gap',
    meaning: 'A narrow gap between ceiling and wall, which makes the ceiling seem to float.',
  },
  pyrolysis: {
    words: 'pyrolytic',
    meaning: 'The oven cleans itself: at some 500 °C dirt turns to ash that is wiped out.',
  },
  dualFlush: { words: 'dual flush', meaning: 'Two buttons, one for a full and one for an economical flush.' },
  pedestals: {
    words: 'pedestals',
    meaning: 'Small adjustable feet below the surface: water drains under it, and everything lies level.',
  },
} as const
