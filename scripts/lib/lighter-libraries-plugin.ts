import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Parts of others' code that would weigh and never run, and what stands in the build instead. `asked`: how a source would
 * ask for one; `tests/architecture/left-out.test.ts` finds none. Weights are gzip.
 */
export const LEFT_OUT = [
  // axios takes XMLHttpRequest wherever there is one, as in every browser: 2 KB.
  { part: 'axios/lib/adapters/fetch.js', instead: 'export const getFetch = undefined', asked: /adapter:/ },
  // The names of all statuses: 1 KB.
  { part: 'axios/lib/helpers/HttpStatusCode.js', instead: 'export default {}', asked: /HttpStatusCode/ },
  // An older way to give a call up, and forms as JSON: 1 KB.
  { part: 'axios/lib/cancel/CancelToken.js', instead: 'export default class {}', asked: /cancelToken/i },
  {
    part: 'axios/lib/helpers/formDataToJSON.js',
    instead: 'export default () => null',
    // A form that a source makes itself goes out as it is.
    asked: /formDataToJSON|formToJSON/,
  },
  // Lists and objects in a query, and forms: 1 KB. The contracts' queries have plain values alone.
  {
    part: 'axios/lib/helpers/toFormData.js',
    instead: [
      'export const DEFAULT_FORM_DATA_MAX_DEPTH = 0',
      'export default (values, target) => {',
      '  for (const [name, value] of Object.entries(values)) if (value != null) target.append(name, value)',
      '  return target',
      '}',
    ].join('\n'),
    asked: /toFormData|postForm|putForm|patchForm|multipart/,
  },
  // A second token against forged requests, from a cookie: the session's token is in no cookie. 0.3 KB.
  {
    part: 'axios/lib/helpers/cookies.js',
    instead: 'export default { read: () => null, readAsync: async () => null }',
    asked: /xsrf\w*Name|withXSRFToken: (?!false)/i,
  },
  // Writes of React Query's, and lists that grow: 3 KB. What is written here goes through `unit/saving`, or `call`.
  {
    part: '@tanstack/query-core/build/modern/mutationCache.js',
    instead: 'export class MutationCache { clear() {} findAll() { return [] } async resumePausedMutations() {} }',
    asked: /useMutation|MutationCache|isMutating/i,
  },
  {
    part: '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    instead: [
      'export const infiniteQueryBehavior = () => ({})',
      'export const hasNextPage = () => false',
      'export const hasPreviousPage = () => false',
    ].join('\n'),
    asked: /infiniteQuer/i,
  },
  // Which properties every element has: Material says for its own parts which go on to the element. 2 KB.
  {
    part: '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js',
    instead: "export default (name) => !['ownerState', 'theme', 'sx', 'as'].includes(name)",
    asked: /\bstyled\(|@emotion\/styled/,
  },
  // Emotion's `withTheme`: 1 KB.
  {
    part: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    instead: 'export default (target) => target',
    asked: /withTheme/,
  },
  // The third way to style (ADR 20), which no part of Material's own uses either: 3 KB.
  {
    part: '@mui/system/styleFunctionSx/styleFunctionSx.mjs',
    instead: 'export const unstable_createStyleFunctionSx = () => () => null; export default () => null',
    asked: /\bsx\b\s*[=:]/,
  },
  { part: '@mui/system/styleFunctionSx/defaultSxConfig.mjs', instead: 'export default {}', asked: /sxConfig/i },
] as const

/**
 * The same for a part that others do use: `users` alone get what stands in its place, by the `name` they import it by.
 * Material's buttons bring the wheel of their `loading` along, which none of ours has: 1 KB.
 */
export const LEFT_OUT_FOR = {
  part: '@mui/material/CircularProgress/index.mjs',
  name: /^\.\.\/CircularProgress\/index\.mjs$/,
  users: /[\\/]@mui[\\/]material[\\/](Button|IconButton)[\\/][^\\/]+$/,
  instead: 'export default () => null',
  asked: /\sloading(?:=\{| ?\/?>)|\bloading: true/,
} as const
const NO_PART = '\0wohnwahl:no-part'
const IS_NO_PART = /wohnwahl:no-part$/

/** The name of an icon behind its shape, which only builds for developers show: 0.4 KB. */
export const ICON_NAME = /, '\w+'\);\s*$/

/** The source of an icon without its name. */
export function leaveOutIconName(source: string): string {
  return source.replace(ICON_NAME, ');')
}

/**
 * Leaves out what would never run, and takes the router without its warnings for developers, which is no entry of its own.
 * @param root the project's folder
 */
export function lighterLibraries(root: string): Plugin {
  const router = join(root, 'node_modules/react-router/dist/production')
  return {
    name: 'wohnwahl:lighter-libraries',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(router, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
        ],
      },
    }),
    resolveId: {
      order: 'pre',
      filter: { id: LEFT_OUT_FOR.name },
      handler: (_name, user) => (user !== undefined && LEFT_OUT_FOR.users.test(user) ? NO_PART : null),
    },
    load: {
      filter: { id: [IS_NO_PART, ...LEFT_OUT.map(({ part }) => `**/node_modules/${part}`)] },
      handler: (id) =>
        id === NO_PART
          ? LEFT_OUT_FOR.instead
          : LEFT_OUT.find(({ part }) => id.replaceAll('\\', '/').endsWith(part))?.instead,
    },
    transform: {
      filter: { id: '**/node_modules/@mui/icons-material/*.mjs' },
      handler: (code) => ({ code: leaveOutIconName(code), map: null }),
    },
  }
}
