import type * as z from 'zod/mini'
import type { SampleFileSchema } from '#shared/contracts/project-package.ts'

type SampleDocument = NonNullable<z.infer<typeof SampleFileSchema>['accounts'][number]['documents']>[number]

function ofUnit(
  slug: string,
  role: SampleDocument['role'],
  names: SampleDocument['names'],
  versions: SampleDocument['versions'],
  more: Partial<SampleDocument> = {},
): SampleDocument {
  const unit = `lindenhof-${slug}`
  const id = `sample-${slug}-${role.replaceAll('_', '-')}`
  return {
    id,
    project: 'lindenhof',
    building: null,
    unit,
    room: null,
    role,
    visibility: 'private',
    names,
    versions,
    ...more,
  }
}

function number(slug: string): string {
  return slug.toUpperCase().replace('-', ' ')
}

function elektro(slug: string, ...daysAgo: readonly number[]): SampleDocument {
  const versions = daysAgo.map((days_ago, at) => ({ file: `documents/elektro-${slug}-${at + 1}.pdf`, days_ago }))
  const names = { de: `Elektroplan ${number(slug)}`, en: `Electrical plan ${number(slug)}` }
  return ofUnit(slug, 'elektro_plan', names, versions)
}

function kitchen(slug: string, days_ago: number): SampleDocument {
  const names = { de: `Küchenplan ${number(slug)}`, en: `Kitchen plan ${number(slug)}` }
  const versions = [{ file: `documents/kitchen-${slug}.pdf`, days_ago }]
  return ofUnit(slug, 'kitchen_plan', names, versions, {
    room: 'kitchen',
    visibility: 'public',
    opened_by: slug === 'a-12' ? ['user-ben'] : [],
  })
}

/** What the team has given to buyers, as sample.json names it; times are days before the day on which it is brought in. */
export const SAMPLE_DOCUMENTS: readonly SampleDocument[] = [
  elektro('a-12', 44, 8),
  kitchen('a-12', 18),
  ofUnit('a-12', 'estimate_buyer', { de: 'Angebot Sonderwünsche A 12', en: 'Quote for special requests A 12' }, [
    { file: 'documents/quote.pdf', days_ago: 3 },
  ]),
  ofUnit(
    'a-12',
    'contract',
    { de: 'Kaufvertrag A 12 (Auszug)', en: 'Purchase contract A 12 (excerpt)' },
    [{ file: 'documents/contract.pdf', days_ago: 60 }],
    { opened_by: ['user-ben'] },
  ),
  ofUnit('a-12', 'other', { de: 'Statik Brüstung', en: null }, [{ file: 'documents/statics.pdf', days_ago: 14 }], {
    visibility: 'internal',
  }),
  elektro('a-11', 12),
  kitchen('a-11', 12),
  elektro('b-07', 20),
  {
    id: 'sample-course',
    project: 'lindenhof',
    building: null,
    unit: null,
    room: null,
    role: 'terms',
    visibility: 'public',
    names: { de: 'Ablauf bis zur Übergabe', en: 'The way to the handover' },
    versions: [{ file: 'documents/course.pdf', days_ago: 30 }],
    opened_by: ['user-ben'],
  },
]
