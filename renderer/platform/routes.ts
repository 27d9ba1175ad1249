import { matchRoutes, type Params } from 'react-router-dom'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { KnownPage } from './page.types.ts'

/** The list of all pages says here what its type is (`app/page-list.ts`): links know every address, and no page. */
export interface Register {}

type Listed = Register extends { readonly pages: readonly (infer P extends KnownPage)[] } ? P : KnownPage
type AddressesOf<P> = P extends { readonly addresses: infer Addresses } ? Addresses : never
type NamesOf<Addresses> = Addresses extends unknown ? keyof Addresses & string : never
type PatternOf<Addresses, Name> = Addresses extends { readonly [Key in Name & string]: infer Pattern } ? Pattern : never

export type RouteName = NamesOf<AddressesOf<Listed>>
type Pattern<Name extends RouteName> = PatternOf<AddressesOf<Listed>, Name>

type ParamNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** What a link to this route needs. */
export type RouteParams<Name extends RouteName> = {
  readonly [Key in ParamNames<Pattern<Name>>]: Key extends 'portalId' ? Portal : string
}

/** Every address of the application: its pattern, and with it the names of its parameters. */
export const ROUTES = {} as { readonly [Name in RouteName]: Pattern<Name> & string }

let known: readonly KnownPage[] = []
/** Those of both portals twice. */
let patterns: { readonly path: string; readonly page: KnownPage }[] = []

/** Told once by the list of all pages, before anything asks. */
export function knowPages(pages: readonly KnownPage[]): void {
  known = pages
  patterns = pages.flatMap((page) =>
    Object.values(page.addresses).flatMap((path) =>
      [...new Set([inPortal(path, 'bp'), inPortal(path, 'mp')])].map((own) => ({ path: own, page })),
    ),
  )
  Object.assign(ROUTES, ...pages.map(({ addresses }) => addresses))
}

/** All pages of the application. */
export function knownPages(): readonly KnownPage[] {
  return known
}

/** Whether a path, or the pattern of one, is of a unit in a presentation (PST-1). */
export function isPresented(path: string): boolean {
  return path.split('/')[5] === 'present'
}

/** The pattern as it is in one portal. */
export function inPortal(path: string, portal: Portal): string {
  return path.replace(':portalId', portal)
}

/** The page at a path, as the router finds it, and what the path says; null = there is none. */
export function pageAt(pathname: string): { readonly page: KnownPage; readonly params: Params } | null {
  const match = matchRoutes(patterns, pathname)?.at(-1)
  return match === undefined ? null : { page: match.route.page, params: match.params }
}

/** The address of a page: `linkTo('room', { portalId: 'bp', accountId, projectId, unitId, roomId })`. */
export function linkTo<Name extends RouteName>(name: Name, params: RouteParams<Name>): string {
  const values = new Map(Object.entries<string>(params))
  const pattern: string = ROUTES[name]
  return pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values.get(key) ?? ''))
}
