import { bundle, type BundleGroupSpec, group } from './bundle.ts'
import { t } from './family.ts'

/** Packages of the kitchen. */
export const KITCHEN_GROUPS: readonly BundleGroupSpec[] = [
  group(
    'kitchen-comfort',
    t('Küchenkomfort', 'Kitchen comfort'),
    'MULTI_SELECT',
    [
      bundle(
        'kitchen-order',
        t('Ordnung in den Auszügen', 'Order in the drawers'),
        t('Einsätze nach Wahl', 'Inserts of your choice'),
        t(
          'Innenausstattung für Besteck und Geschirr in allen Auszügen.',
          'Inserts for cutlery and dishes in all drawers.',
        ),
        ['kitchen'],
        { lines: ['li-kitchen-drawers'] },
      ),
      bundle(
        'kitchen-light',
        t('Licht auf der Arbeitsfläche', 'Light on the worktop'),
        t('LED-Profil unter den Oberschränken', 'LED profile below the wall cabinets'),
        t(
          'Statt einer einzelnen Leuchte ein durchgehendes Profil über die ganze Arbeitsplatte, blendfrei und dimmbar.',
          'Instead of a single lamp a continuous profile along the whole worktop, glare-free and dimmable.',
        ),
        ['kitchen'],
        { lines: ['li-cabinet-light'], isPortalOffer: true },
      ),
    ],
    { dynamic: true },
  ),
  group(
    'kitchen-appliances',
    t('Gerätepakete', 'Appliance packages'),
    'SINGLE_SELECT',
    [
      bundle(
        'appliances-cook',
        t('Kochen', 'Cooking'),
        t('Induktion 80, Pyrolyse, Kopffreihaube', 'Induction 80, pyrolysis, slanted hood'),
        t(
          'Breites Induktionsfeld, selbstreinigender Backofen und leise Kopffreihaube.',
          'Wide induction hob, self-cleaning oven and a quiet slanted hood.',
        ),
        ['kitchen'],
        { lines: ['li-kitchen-appliances'], products: ['hob-induction-80', 'oven-pyro-black', 'hood-slanted-black'] },
      ),
      bundle(
        'appliances-enjoy',
        t('Genießen', 'Savouring'),
        t('Kochfeldabzug, Kombidampfgarer', 'Downdraft hob, combi steam oven'),
        t(
          'Kochfeld mit Abzug nach unten und Kombidampfgarer; eine Haube entfällt.',
          'Hob with downdraft and combi steam oven; no hood needed.',
        ),
        ['kitchen'],
        { lines: ['li-kitchen-appliances'], products: ['hob-downdraft-80', 'oven-steam-black', 'hood-none'] },
      ),
    ],
    { preselection: true },
  ),
]
