import { standInForServer } from '#renderer/testing/stand-in-server.ts'

/** As the server answers for a project; what a test is about is put in its place. */
const CONFIG = {
  id: 'p1',
  slug: 'lindenhof',
  name: 'Wohnen am Lindenhof',
  address: 'Lindenweg 1',
  post_code: '79111',
  town: 'Freiburg',
  account: { id: 'demo', name: 'Muster Bau GmbH' },
  variant: 'default',
  feature_flags: {},
  supported_languages: ['de', 'en'],
  source_language: 'de',
  theme: 'light',
  logos: { project_logo_wide_url: '/files/wide.svg', project_logo_url: null, logo_url: '/files/account.svg' },
  project_image_url: null,
  legal: { privacy_notice_url: null, imprint_url: null },
}

/** A project of its own for each test: what one has loaded, the next would find. */
export function answerFor(projects: Readonly<Record<string, object>>): void {
  standInForServer((config) => {
    const url = config.url ?? ''
    const slug = /projects\/([^/]+)\/config/.exec(url)?.[1]
    const more = slug === undefined ? undefined : projects[slug]
    const account = /accounts\/(\w+)\/legal$/.exec(url)?.[1]
    const found =
      more !== undefined
        ? { ...CONFIG, slug, ...more }
        : account === undefined
          ? null
          : {
              account: { id: account, name: 'Konto GmbH', logo_url: '/files/konto.svg' },
              legal: { privacy_notice_url: null, imprint_url: null },
            }
    const errors = { errors: [{ field: null, code: 'NOT_FOUND', message: 'There is none.' }] }
    return Promise.resolve({
      status: found === null ? 404 : 200,
      statusText: '',
      headers: {},
      data: JSON.stringify(found ?? errors),
      config,
    })
  })
}
