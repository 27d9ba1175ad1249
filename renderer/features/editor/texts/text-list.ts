import type { Locale } from '#shared/contracts/primitives.ts'

export type Tree = Readonly<Record<string, unknown>>
export type OwnTexts = readonly { readonly locale: Locale; readonly key: string; readonly text: string }[]

/** Forms of a text that depends on a number, in the order they are shown. */
export const PLURALS = ['zero', 'one', 'other'] as const
export type Plural = (typeof PLURALS)[number]

export interface TextForm {
  /** `namespace:path.of.the.text`, as own texts are kept. */
  readonly key: string
  /** null = the text has one form alone. */
  readonly plural: Plural | null
  /** As the product has it. */
  readonly builtIn: Readonly<Record<Locale, string>>
}

/** A text of the portal, with all of its forms. */
export interface PortalText {
  /** `namespace:path`, without the form. */
  readonly id: string
  readonly namespace: string
  readonly forms: readonly TextForm[]
}

const FORM = /^(.+)_(zero|one|other)$/

/** Every text of a namespace, in the order it has them; what lacks a language is left out. */
export function listTexts(namespace: string, trees: Readonly<Record<Locale, Tree>>): readonly PortalText[] {
  const english = new Map(leaves(trees.en))
  const german = leaves(trees.de)
  const counted = new Set(
    german.flatMap(([path]) => (path.endsWith('_other') ? [path.slice(0, -'_other'.length)] : [])),
  )
  const texts = new Map<string, TextForm[]>()
  for (const [path, de] of german) {
    const en = english.get(path)
    if (en === undefined) continue
    const [, base = path, form] = FORM.exec(path) ?? []
    const plural = counted.has(base) ? (PLURALS.find((one) => one === form) ?? null) : null
    const id = `${namespace}:${plural === null ? path : base}`
    const forms = texts.get(id) ?? []
    forms.push({ key: `${namespace}:${path}`, plural, builtIn: { de, en } })
    texts.set(id, forms)
  }
  return [...texts].map(([id, forms]) => ({
    id,
    namespace,
    forms: forms.sort((a, b) => order(a.plural) - order(b.plural)),
  }))
}

function order(plural: Plural | null): number {
  return plural === null ? 0 : PLURALS.indexOf(plural)
}

function leaves(tree: Tree, place = ''): (readonly [path: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const path = place === '' ? key : `${place}.${key}`
    if (typeof value === 'string') return [[path, value] as const]
    return typeof value === 'object' && value !== null ? leaves({ ...value }, path) : []
  })
}

/** Own texts by language and key. */
export function indexOwn(texts: OwnTexts): ReadonlyMap<string, string> {
  return new Map(texts.map(({ locale, key, text }) => [`${locale} ${key}`, text]))
}

/** How many texts that are one's own in another language are not in this one. */
export function missingKeys(own: ReadonlyMap<string, string>, locale: Locale): ReadonlySet<string> {
  const keys = [...own.keys()].filter((id) => !id.startsWith(`${locale} `)).map((id) => id.slice(locale.length + 1))
  return new Set(keys.filter((key) => !own.has(`${locale} ${key}`)))
}
