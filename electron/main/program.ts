import { join } from 'node:path'
import type { App, CommandLine, Protocol } from 'electron'
import * as z from 'zod/mini'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { fromWire } from '#shared/contracts/wire.ts'
import { DEFAULT_DEVICE_SETTINGS, type DeviceSettings } from '#shared/contracts/entities/device.schema.ts'
import { getAllowedHosts } from '#shared/contracts/kiosk/allowed-hosts.ts'
import { endVisit, getKioskState } from '#shared/contracts/kiosk/host.contract.ts'
import type { Host, HostOptions } from '../host/host.types.ts'
import { PROGRAM_HEADER } from '../host/kernel/program.ts'
import type { FaultyApp, GuardedApp, MakeWindow, On, PageSession } from './electron-types.ts'
import { guardApp, type GuardOptions, guardSession } from './guard.ts'
import { readJson, writeJson } from './json-file.ts'
import { createWindowSupervisor, type WindowSupervisor, LOOK_SECONDS, tellFaults } from './window-supervisor.ts'
import type { Log } from './log/log-file.ts'
import { type Displays, magnified, watchScreens } from './magnify.ts'
import { answerOwnScheme, FORGET_MS } from './own-scheme.ts'
import { OWN_ORIGIN, OWN_SCHEME } from './policy/addresses.ts'
import { forbiddenSwitches, forbiddenVariables } from './policy/command-line.ts'
import { HEALTHY_AFTER_MS } from './policy/updates.ts'
import { OWN_SCHEME_PRIVILEGES, TOUCH_SWITCHES } from './policy/window-options.ts'
import { type NetworkSession, portalFetch } from './portal-fetch.ts'
import { createPresence, type Presence, watchHands } from './presence.ts'
import type { ProgramSettings } from './program-settings.ts'
import { createSecretBox, createShell, type SafeStorage } from './shell.ts'
import type { Updates } from './updates/updates.ts'

const HOUR_MS = 3_600_000
/** Ms that the window waits for the host. */
const START_MS = 5_000
/** Ms that the end of the program waits for the host; what has not gone out is on the disk. */
const STOP_MS = 5_000
/** More than decide anything are not kept. */
const KEPT_RELAUNCHES = 10

type Session = PageSession & { readonly protocol: Pick<Protocol, 'handle'> }

/** As much of Electron as the program uses. */
export interface ElectronParts {
  readonly app: GuardedApp &
    FaultyApp & { readonly on: On<{ 'second-instance': []; 'window-all-closed': [] }> } & Pick<
      App,
      'enableSandbox' | 'exit' | 'getVersion' | 'isPackaged' | 'requestSingleInstanceLock' | 'setLoginItemSettings'
    > & { readonly commandLine: Pick<CommandLine, 'appendSwitch'> }
  readonly protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>
  readonly safeStorage: SafeStorage
  /** The page's session; there once Electron is ready. */
  readonly pageSession: () => Session
  /** The session that the host speaks with the portal through; there once Electron is ready. */
  readonly portalSession: () => NetworkSession
  readonly makeWindow: MakeWindow
  /** There once Electron is ready. */
  readonly displays: () => Displays
  readonly removeMenu: () => void
  readonly clearClipboard: () => void
  readonly keepAwake: () => void
  /** Seconds, as the operating system counts; it may say 0 for ever, or throw. */
  readonly systemIdle: () => number
  /** Whether the system only disguises secrets instead of keeping them. */
  readonly isSecretStoreWeak: () => boolean
}

/** What the program is given beside Electron. */
export interface ProgramOptions {
  readonly electron: ElectronParts
  readonly settings: ProgramSettings
  readonly dataFolder: string
  readonly rendererFolder: string
  readonly createHost: (options: HostOptions) => Host
  readonly updates: Updates
  readonly log: Log
  /** Words that the program was started with. */
  readonly words: readonly string[]
  /** Variables that it was started with. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Ms of the machine's clock, which may jump. */
  readonly now: () => number
  /** Ms that have gone by, evenly and forward only, whatever the machine's clock is set to. */
  readonly elapsed: () => number
  readonly after: (ms: number, what: () => void) => () => void
  readonly every: (ms: number, what: () => void) => void
  /** Ends the program and starts it anew. */
  readonly relaunch: () => void
}

/**
 * What has to be done before Electron is ready.
 *
 * @returns false = the program must end: it runs already, was opened with a switch or a variable that unlocks it, or another version
 * takes over
 */
export function prepare({ electron, words, environment, updates, log }: ProgramOptions): boolean {
  const { app, protocol } = electron
  const forbidden = app.isPackaged ? [...forbiddenSwitches(words), ...forbiddenVariables(environment)] : []
  if (forbidden.length > 0) log.note('SWITCH_REFUSED', forbidden.join(' '))
  if (forbidden.length > 0 || !app.requestSingleInstanceLock() || updates.begin()) return false
  app.enableSandbox()
  for (const [name, value] of TOUCH_SWITCHES) app.commandLine.appendSwitch(name, value)
  protocol.registerSchemesAsPrivileged([OWN_SCHEME_PRIVILEGES])
  return true
}

/** The running program, for whoever ends it. */
export interface Running {
  readonly supervisor: WindowSupervisor
  stop(): Promise<void>
}

/** Starts everything, once Electron is ready. What fails here fails for the host alone: the window comes in any case. */
export async function start(options: ProgramOptions): Promise<Running> {
  const { electron, log, elapsed } = options
  const told: Told = { settings: fromWire(DEFAULT_DEVICE_SETTINGS), portalUrl: null }
  const presence = createPresence({ elapsed, systemIdle: electron.systemIdle })
  const session = electron.pageSession()
  const guard = guardOptions(options, told)
  guardApp(electron.app, guard)
  guardSession(session, guard)
  watchHands(electron.app, presence)

  const stop = () => inTime(host.stop(), STOP_MS, options)
  const restart = () => void stop().finally(options.relaunch)
  const leave = () => void stop().finally(() => electron.app.exit(0))
  const { downloadFolder } = guard
  const window = () => supervisor.window()
  const isKiosk = options.settings.window === 'kiosk'
  const host: Host = options.createHost(hostOptions(options, { session, downloadFolder, window, restart, leave }))
  const supervisor: WindowSupervisor = createWindowSupervisor({
    ...options,
    // A window for trying things out has the size that it is given.
    makeWindow: isKiosk ? magnified(electron.makeWindow, electron.displays) : electron.makeWindow,
    mode: options.settings.window,
    relaunches: relaunchTimes(options.dataFolder),
    relaunch: restart,
    secondsIdle: presence.secondsIdle,
    idle: () => ({ idleSeconds: told.settings.idleSeconds, countdownSeconds: told.settings.countdownSeconds }),
    endVisit: () => endVisitOf(host, options),
  })
  session.protocol.handle(OWN_SCHEME, ownScheme({ host, supervisor, told, log }))
  tellFaults(electron.app, supervisor, log)
  setUpMachine(options, supervisor)
  if (isKiosk) watchScreens(electron.displays(), window)
  await inTime(host.start(), START_MS, options)
  const refresh = refresher(host, told)
  const isTold = refresh()
  supervisor.open()
  options.every(LOOK_SECONDS * 1_000, () => {
    supervisor.look()
    void refresh()
  })
  lookAfterUpdates(options, { supervisor, presence, told, isTold })
  return { supervisor, stop }
}

/** What the host has last said of itself. */
interface Told {
  settings: DeviceSettings
  /** Origin; null = none is known. */
  portalUrl: string | null
}

function guardOptions({ dataFolder, log }: ProgramOptions, told: Told): GuardOptions {
  return {
    places: () => ({
      allowedHosts: getAllowedHosts(told.settings),
      returnUrl: told.settings.returnUrl,
      allowPrint: told.settings.allowPrint,
    }),
    downloadFolder: join(dataFolder, 'kept-by-visitor'),
    log,
  }
}

interface OwnSchemeParts {
  readonly host: Host
  readonly supervisor: WindowSupervisor
  readonly told: Told
  readonly log: Log
}

function ownScheme({ host, supervisor, told, log }: OwnSchemeParts): (request: Request) => Promise<Response> {
  return answerOwnScheme({
    handleRequest: (request) => host.handleRequest(request),
    isResting: () => supervisor.isResting(),
    allowPrint: () => told.settings.allowPrint,
    heard: () => supervisor.heard(),
    hostFailed: () => supervisor.fault('host-failed'),
    visitKept: () => supervisor.fault('visit-kept'),
    builtInPageShown: () => supervisor.builtInPageShown(),
    log,
  })
}

/** @throws when something of the visit is left, or the host does not say in time that nothing is */
async function endVisitOf(host: Host, { after }: ProgramOptions): Promise<void> {
  const late = Promise.withResolvers<never>()
  const stopWaiting = after(FORGET_MS, () => late.reject(new Error('TOO_LATE')))
  try {
    const answer = await Promise.race([host.handleRequest(ownRequest(endVisit, '{}')), late.promise])
    if (!answer.ok) throw new Error('VISIT_NOT_CLEARED')
  } finally {
    stopWaiting()
  }
}

/** Asks the host how it is, once at a time; what it does not say stays as it was. */
function refresher(host: Host, told: Told): () => Promise<void> {
  let isAsking = false
  return async () => {
    if (isAsking) return
    isAsking = true
    const state = await readState(host)
    if (state !== null) Object.assign(told, { settings: state.settings, portalUrl: state.portalUrl })
    isAsking = false
  }
}

/** A host that cannot start or stop, or takes for ever, must keep neither the window nor the program from going on. */
async function inTime(what: Promise<void>, ms: number, { after, log }: ProgramOptions): Promise<void> {
  const late = Promise.withResolvers<void>()
  const stopWaiting = after(ms, () => late.resolve())
  await Promise.race([what.catch((error: unknown) => log.note('HOST_FAILED', String(error))), late.promise])
  stopWaiting()
}

function hostOptions(
  { electron, dataFolder, rendererFolder, after, log }: ProgramOptions,
  parts: Omit<Parameters<typeof createShell>[0], 'clearClipboard' | 'after' | 'log'>,
): HostOptions {
  return {
    dataDir: join(dataFolder, 'host'),
    rendererDir: rendererFolder,
    programVersion: electron.app.getVersion(),
    origin: OWN_ORIGIN,
    fetch: portalFetch(electron.portalSession),
    secretBox: createSecretBox(electron.safeStorage, electron.isSecretStoreWeak, log),
    shell: createShell({ ...parts, clearClipboard: electron.clearClipboard, after, log }),
  }
}

/** What the operating system and Electron's own habits need to be told. */
function setUpMachine({ electron, settings }: ProgramOptions, supervisor: WindowSupervisor): void {
  const { app } = electron
  // The menu's shortcuts (reload, close, zoom) work even when nobody sees a menu.
  electron.removeMenu()
  electron.keepAwake()
  if (app.isPackaged) app.setLoginItemSettings({ openAtLogin: settings.startAtLogin })
  // Whatever the second one was started with, an address or a file, is not looked at.
  app.on('second-instance', () => supervisor.window()?.focus())
  // Without anybody listening Electron would end the program.
  app.on('window-all-closed', () => undefined)
}

interface UpdateParts {
  readonly supervisor: WindowSupervisor
  readonly presence: Presence
  readonly told: Told
  /** The host has said for the first time how it is. */
  readonly isTold: Promise<void>
}

function lookAfterUpdates({ updates, elapsed, every }: ProgramOptions, parts: UpdateParts): void {
  const { supervisor, presence, told, isTold } = parts
  const startedAt = elapsed()
  every(LOOK_SECONDS * 1_000, () => {
    const quietSince = Math.max(startedAt, supervisor.lastFaultAt() ?? startedAt)
    if (elapsed() - quietSince >= HEALTHY_AFTER_MS && !supervisor.isResting()) updates.healthy()
    updates.installIfQuiet(presence.secondsIdle())
  })
  const look = () => void updates.look(told.portalUrl)
  every(HOUR_MS, look)
  void isTold.then(look)
}

function relaunchTimes(folder: string): { read(): number[]; add(time: number): void } {
  const path = join(folder, 'relaunches.json')
  const read = () => readJson(path, z.array(z.number())) ?? []
  return { read, add: (time) => void writeJson(path, [...read(), time].slice(-KEPT_RELAUNCHES)) }
}

function ownRequest({ method, path }: { method: string; path: string }, body?: string): Request {
  const headers = { [PROGRAM_HEADER]: '1' }
  const init = body === undefined ? { headers } : { body, headers: { ...headers, 'content-type': 'application/json' } }
  return new Request(`${OWN_ORIGIN}${path}`, { method, ...init })
}

/** null = the host did not say. */
async function readState(host: Host): Promise<AnswerOf<typeof getKioskState> | null> {
  const answer = await host.handleRequest(ownRequest(getKioskState)).catch(() => null)
  if (!answer?.ok) return null
  const state = z.safeParse(getKioskState.answer, await answer.json().catch(() => null))
  return state.success ? fromWire(state.data) : null
}
