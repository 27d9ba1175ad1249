import { type UncoveredPage, uncoveredPages } from './uncovered-pages.ts'

/** Who goes to an address; each has a unit of their own in `UNIT_OF`. */
export const VISITORS = ['nobody', 'ben', 'anna', 'operator', 'admin'] as const
export type Visitor = (typeof VISITORS)[number]

/** The unit that stands for `{unit}` in an address: anna has two, ben one; the account's people may see all. */
export const UNIT_OF: Readonly<Record<Visitor, string>> = {
  nobody: 'a-12',
  ben: 'a-12',
  anna: 'a-11',
  operator: 'a-12',
  admin: 'a-12',
}

/** What somebody sees at the end of the way, with the path it is at; `{unit}` and `*` (one part) stand in for a name. */
export interface End {
  /** Without a landmark of its own a page is told by the title of its tab. */
  readonly page: PageName | { readonly title: string }
  readonly path: string
}

/** How the pages are told apart: the first heading, or a figure that only they show. */
export const LANDMARKS = {
  login: { heading: /^Willkommen$/ },
  registration: { heading: /^Sie brauchen eine Einladung$/ },
  expired: { heading: /^Diese Einladung gilt nicht mehr$/ },
  password: { heading: /^Passwort vergessen\?$/ },
  unitSelector: { heading: /^(Wählen Sie Ihre Wohneinheit|Einheiten dieses Projekts)$/ },
  configurator: { testId: 'unit-total' },
  dashboard: { testId: 'dashboard-total' },
  checkout: { testId: 'checkout-total' },
  floorPlan: { heading: /^Grundriss$/ },
  deadlines: { heading: /^Termine$/ },
  settings: { heading: /^Einstellungen$/ },
  inbox: { heading: /^Nachrichten$/ },
  documents: { heading: /^(Dokumente|Noch keine Dokumente)$/ },
  coming: { heading: /^Diese Seite entsteht gerade$/ },
  notFound: { heading: /^Diese Seite gibt es nicht$/ },
  outbox: { heading: /^Postausgang$/ },
  forbidden: { heading: /^Nur für das Projektteam$/ },
  admin: { testId: 'staff-frame' },
  restoreGone: { heading: /^Diesen Link gibt es nicht mehr$/ },
  codeGone: { heading: /^Dieser Code öffnet nichts$/ },
  setupDone: { heading: /^Dieses Portal ist eingerichtet$/ },
  codeEntry: { heading: /^Ihre Auswahl öffnen$/ },
  pendingSignature: {
    heading: /^Ihre elektronische Unterschrift wird verarbeitet\. Bitte lassen Sie diese Seite noch offen\.$/,
  },
} as const satisfies Record<string, { readonly heading: RegExp } | { readonly testId: string }>
export type PageName = keyof typeof LANDMARKS

type Ends = Readonly<Record<Visitor, End>>
export interface RouteRow {
  readonly ids: string
  readonly path: string
  readonly ends: Ends
  /** Whom the router lets in to a page that says what is there, or leads on, once it has asked the server. */
  readonly upToPage?: readonly Visitor[]
}

const P = '/bp/demo/lindenhof'
const M = '/mp/demo/lindenhof'
const SAMPLE = `${M}/musterwohnung-3z`
const LOGIN: End = { page: 'login', path: `${P}/login` }
const ACCOUNT_LOGIN: End = { page: 'login', path: '/bp/demo/login' }
const SELECTOR: End = { page: 'unitSelector', path: `${P}/configurator/unitSelector` }
const FIRST_ROOM: End = { page: 'configurator', path: `${P}/{unit}/configurator/*` }
const DASHBOARD: End = { page: 'dashboard', path: `${P}/{unit}/dashboard` }
/** NAV-36 to NAV-39: the only unit, or the choice between several. */
const leadingTo = (ben: End) => ({ ben, anna: SELECTOR, operator: SELECTOR, admin: SELECTOR })
/** Where everybody ends who has nothing to look for at an address. */
export const HOME = leadingTo(DASHBOARD)

/** Where the administration leads whom it has let in: to the first of its sections. */
export const TEAM: End = { page: 'admin', path: '/bp/demo/admin/units' }

/** The same end for everybody who is logged in. */
function inside(end: End) {
  return { ben: end, anna: end, operator: end, admin: end }
}

function row(ids: string, path: string, ends: Ends): RouteRow {
  return { ids, path, ends }
}

/** A row whose end the router does not know. */
function upToPage(each: RouteRow, letIn: readonly Visitor[] = VISITORS): RouteRow {
  return { ...each, upToPage: letIn.filter((visitor) => each.ends[visitor].page !== 'login') }
}

/** For everybody the same. */
function open(ids: string, path: string, page: PageName, end = path): RouteRow {
  return row(ids, path, { nobody: { page, path: end }, ...inside({ page, path: end }) })
}

/** A page for those who are not logged in; the others are led to their project. */
function door(ids: string, path: string, page: PageName, end = path): RouteRow {
  return row(ids, path, { nobody: { page, path: end }, ...HOME })
}

/** The same of an invitation: whoever has taken it as one of the team goes on in the administration (KNW-6). */
function invited(ids: string, path: string, page: PageName, end = path): RouteRow {
  return row(ids, path, { nobody: { page, path: end }, ...HOME, operator: TEAM, admin: TEAM })
}

/** A page of one's unit. */
function ofUnit(ids: string, name: string, page: PageName, end = name): RouteRow {
  return row(ids, `${P}/{unit}${name}`, { nobody: LOGIN, ...inside({ page, path: `${P}/{unit}${end}` }) })
}

/** A page of one's unit that is the buyers' own. */
function ofBuyers(ids: string, name: string, title: string): RouteRow {
  const path = `${P}/{unit}${name}`
  const ends = { nobody: LOGIN, ...inside({ page: { title }, path }), operator: DASHBOARD, admin: DASHBOARD }
  return upToPage(row(ids, path, ends))
}

/** A page of a sample unit, for everybody. */
function ofSample(ids: string, name: string, page: PageName, end = name): RouteRow {
  return open(ids, `${SAMPLE}${name}`, page, `${SAMPLE}${end}`)
}

/** A page for the team; the others are led to the login, or to their project. */
function ofStaff(ids: string, path: string, page: End['page'], endPath = path): RouteRow {
  const end = { page, path: endPath }
  return row(ids, path, { nobody: ACCOUNT_LOGIN, ...HOME, operator: end, admin: end })
}

/** A page of a presentation: for the team, and of vacant units alone. */
function ofPresentation(name: string): RouteRow {
  const path = `${P}/{unit}/present${name}`
  const end: End = { page: { title: 'Diese Wohnung hat schon Käufer' }, path }
  return upToPage(row('PST-1', path, { nobody: LOGIN, ...HOME, operator: end, admin: end }), ['operator', 'admin'])
}

/** What the descriptor of a page says about one of its addresses. */
function getRow({ path, audience, title }: UncoveredPage): RouteRow {
  const end: End = { page: title === null ? 'coming' : { title }, path }
  if (!path.startsWith('/bp/') || audience === 'either') return row('ADR 21', path, { nobody: end, ...inside(end) })
  if (audience === 'staff') return ofStaff('ADR 21', path, end.page)
  if (audience === 'loggedOut') return row('ADR 21', path, { nobody: end, ...HOME })
  const login = path.startsWith(`${P}/`) ? LOGIN : ACCOUNT_LOGIN
  return row('ADR 21', path, { nobody: login, ...inside(end) })
}

/** The addresses of both portals where more is to be expected than a descriptor says, and where they end for whom. */
const OWN_ROWS: readonly RouteRow[] = [
  // First: nothing is remembered yet.
  upToPage(open('NAV-45', '/redirect', 'notFound')),
  ...[
    '',
    '/dashboard',
    '/configurator',
    '/configurator/bathroom',
    '/configurator/bathroom/x',
    '/checkout',
    '/floorplan',
    '/style',
  ].map(ofPresentation),
  open('NAV-44', '/pending-signature', 'pendingSignature'),
  upToPage(open('TAKE-3', '/s/AAAAA-AAAAA', 'codeGone')),
  upToPage(open('TAKE-5', '/s', 'codeEntry')),
  upToPage(open('STP-5', '/setup', 'setupDone')),
  door('NAV-22 NAV-33', '/bp/demo/login', 'login'),
  door('NAV-23 NAV-33', '/bp/demo/users/login', 'login'),
  door('NAV-24 NAV-33', `${P}/login`, 'login'),
  door('NAV-25 NAV-33', `${P}/users/login`, 'login'),
  // Before the ones with a token: an address that is opened again keeps what came with it.
  invited('NAV-28 NAV-33', `${P}/registration`, 'registration'),
  invited('NAV-28 NAV-33', '/bp/demo/registration', 'registration'),
  invited('NAV-30', '/bp/demo/invitation', 'registration', '/bp/demo/registration'),
  invited('NAV-30', `${P}/users/invitation`, 'registration', `${P}/registration`),
  upToPage(open('decision 9', '/bp/demo/users/units', 'registration')),
  invited('NAV-26 NAV-33', '/bp/demo/registration/x', 'expired', '/bp/demo/registration'),
  invited('NAV-27 NAV-33', `${P}/registration/x`, 'expired', `${P}/registration`),
  door('NAV-29 NAV-34', '/bp/demo/users/password', 'password'),
  invited('NAV-30', '/bp/demo/invitation/x', 'expired', '/bp/demo/registration'),
  invited('NAV-30', '/bp/demo/users/invitation?token=x', 'expired', '/bp/demo/registration'),
  invited('NAV-30', `${P}/users/invitation/x`, 'expired', `${P}/registration`),
  invited('NAV-30', '/bp/demo/users/invitation/x', 'expired', '/bp/demo/registration'),
  invited('NAV-30', `${P}/invitation/x`, 'expired', `${P}/registration`),
  upToPage(row('NAV-1 NAV-31 NAV-33', '/bp/demo', { nobody: ACCOUNT_LOGIN, ...HOME })),
  upToPage(row('NAV-31 NAV-36 NAV-39', P, { nobody: LOGIN, ...HOME })),
  upToPage(row('NAV-37 NAV-39', `${P}/configurator`, { nobody: LOGIN, ...leadingTo(FIRST_ROOM) })),
  row('NAV-16 NAV-35', SELECTOR.path, { nobody: LOGIN, ...inside(SELECTOR) }),
  upToPage(ofUnit('NAV-2 NAV-38', '', 'dashboard', '/dashboard')),
  upToPage(ofUnit('NAV-40', '/configurator', 'configurator', '/configurator/*')),
  ofUnit('NAV-11 NAV-14', '/configurator/bathroom', 'configurator'),
  ofUnit('NAV-13', '/configurator/bathroom/bathroom-floor', 'configurator'),
  ofUnit('NAV-3', '/dashboard', 'dashboard'),
  ofUnit('NAV-4', '/checkout', 'checkout'),
  ofUnit('NAV-5', '/deadlines', 'deadlines'),
  ofUnit('NAV-6', '/floorplan', 'floorPlan'),
  ofUnit('NAV-7 INB-4', '/inbox', 'inbox'),
  ofUnit('NAV-10 INB-3', '/inbox/new', 'inbox'),
  ofUnit('NAV-8', '/documents', 'documents'),
  ofUnit('NAV-9', '/settings', 'settings'),
  // The buyers' own: nobody of the team sees it.
  ofBuyers('BUD-1', '/budget', 'Ihr Budget'),
  ofBuyers('WSH-4', '/wishes', 'Merkliste'),
  row('NAV-31', `${P}/{unit}/no/such/page`, {
    nobody: ACCOUNT_LOGIN,
    ...inside({ page: 'notFound', path: `${P}/{unit}/no/such/page` }),
  }),
  upToPage(ofStaff('AUT-38', '/bp/demo/admin', 'admin', TEAM.path), ['operator', 'admin']),
  ...[
    '/units',
    '/people',
    '/units/x',
    '/orders',
    '/orders/x',
    '/messages',
    '/messages/x',
    '/deadlines',
    '/documents',
    '/enquiries',
    '/enquiries/x',
    '/invitations',
    '/projects',
    '/projects/lindenhof',
    '/mails',
  ].map((name) => ofStaff('AUT-38', `/bp/demo/admin${name}`, 'admin')),
  ...['/visits', '/audit', '/devices', '/devices/x'].map((name) => {
    const { path, ends } = ofStaff('AUT-38', `/bp/demo/admin${name}`, 'admin')
    // For admins alone.
    const own = row('AUT-38', path, { ...ends, operator: TEAM })
    return upToPage(own, ['operator', 'admin'])
  }),
  upToPage(
    row('AUT-38', '/bp/demo/outbox', {
      nobody: ACCOUNT_LOGIN,
      ben: { page: 'forbidden', path: '/bp/demo/outbox' },
      anna: { page: 'forbidden', path: '/bp/demo/outbox' },
      operator: { page: 'outbox', path: '/bp/demo/outbox' },
      admin: { page: 'outbox', path: '/bp/demo/outbox' },
    }),
  ),
  upToPage(open('NAV-21', '/mp/demo', 'configurator', `${M}/*/configurator/*`)),
  upToPage(open('NAV-17', M, 'configurator', `${M}/*/configurator/*`)),
  upToPage(open('NAV-20', `${M}/configurator`, 'configurator', `${M}/*/configurator/*`)),
  door('decision 42', `${M}/login`, 'login', `${P}/login`),
  open('NAV-18', `${M}/flat-finder`, 'coming'),
  open('NAV-18', `${M}/flat-finder/1`, 'coming'),
  upToPage(ofSample('NAV-19', '', 'configurator', '/configurator/*')),
  upToPage(ofSample('NAV-19 NAV-20', '/configurator', 'configurator', '/configurator/*')),
  ofSample('NAV-11 NAV-19', '/configurator/bathroom', 'configurator'),
  ofSample('NAV-13 NAV-19', '/configurator/bathroom/bathroom-floor', 'configurator'),
  ofSample('NAV-3 NAV-19', '/dashboard', 'dashboard'),
  ofSample('NAV-4 NAV-19', '/checkout', 'checkout'),
  ofSample('NAV-5 NAV-19', '/deadlines', 'deadlines'),
  ofSample('NAV-6', '/floorplan', 'floorPlan'),
  // Without a demonstration nobody has written anything there.
  upToPage(ofSample('NAV-7 NAV-19', '/inbox', 'dashboard', '/dashboard')),
  upToPage(ofSample('NAV-10 NAV-19', '/inbox/1', 'dashboard', '/dashboard')),
  ofSample('NAV-8 NAV-19', '/documents', 'documents'),
  ofSample('NAV-9 NAV-19', '/settings', 'settings'),
  upToPage(ofSample('NAV-19', '/configuration/no-such-token', 'restoreGone')),
  ofSample('NAV-41', '/no/such/page', 'notFound'),
]

/** Every address of both portals, and where it ends for whom. */
export const ROUTE_TABLE: readonly RouteRow[] = [
  ...OWN_ROWS,
  ...(await uncoveredPages(OWN_ROWS.map(({ path }) => path))).map(getRow),
]
