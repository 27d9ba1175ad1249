import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isAwaited } from './request-time.ts'
import { getNetwork } from '#server/platform/limits/network-address.ts'

/** How many connections may be open at once. */
export interface ConnectionLimits {
  readonly total: number
  /** Limits for one address; null = none, as behind a proxy, whose address is everybody's. */
  readonly perAddress: {
    readonly all: number
    /** Those that neither are being answered nor have been: an honest client has few, and not for long. */
    readonly idle: number
  } | null
}

/** Descriptors for everything else: database, log, what is read and written at start. */
const RESERVED_DESCRIPTORS = 64
/** A connection takes one itself, and one for the stored file that it may be sent. */
const DESCRIPTORS_EACH = 2
/** More than this is of no use to one process, however many descriptors it has. */
const MAX_CONNECTIONS = 10_000
const MIN_CONNECTIONS = 16
/** One address may be that of a whole office; it still leaves room for others. */
const SHARE_OF_ADDRESS = 2
const MAX_PER_ADDRESS = 512
const SHARE_OF_IDLE = 4
/** Above the limit, where room is made: only what comes in one moment gets this far. */
const HARD_LIMIT_SPARE = 16

/**
 * Limits that fit into what the process may open.
 *
 * @param descriptors the process may have open at once; null = no limit is known
 * @param isBehindProxy somebody else's connections carry everybody's requests
 */
export function connectionLimits(descriptors: number | null, isBehindProxy: boolean): ConnectionLimits {
  const room = descriptors === null ? MAX_CONNECTIONS : (descriptors - RESERVED_DESCRIPTORS) / DESCRIPTORS_EACH
  const total = Math.floor(Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, room)))
  const all = Math.min(MAX_PER_ADDRESS, Math.floor(total / SHARE_OF_ADDRESS))
  return { total, perAddress: isBehindProxy ? null : { all, idle: Math.floor(all / SHARE_OF_IDLE) } }
}

interface Connection {
  readonly socket: Socket
  /** What it comes from; '' = it was gone before that could be seen. */
  readonly network: string
  /** ms, by the process's own clock. */
  readonly openedAt: number
  /** Answer of its last request, under way or done; null = it has not asked anything yet. */
  response: ServerResponse | null
  /** Place of that request among all; 0 = none. */
  turn: number
  /** That request came before the one before it was answered. */
  isInLine: boolean
}

/** What a connection does; of the least of these the one goes that has asked nothing for longest. */
const WORTH = { closing: 0, silent: 1, sending: 2, resting: 3, fresh: 4, notReading: 5, working: 6 } as const
type Worth = (typeof WORTH)[keyof typeof WORTH]

/** ms in which a new connection asks something, if it wants to. */
const FRESH_MS = 1_000

/**
 * Keeps room for whoever comes: beyond a limit the connection goes that does least. So nobody can keep others out by
 * holding connections, and nobody is kept out who shares an address with somebody who does. What is being worked on
 * stays; where everything is, the new one goes.
 */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #open = new Map<Socket, Connection>()
  #turns = 0
  readonly #networks = new Map<string, Set<Connection>>()

  constructor(limits: ConnectionLimits) {
    this.#limits = limits
  }

  /** Open ones. */
  get size(): number {
    return this.#open.size
  }

  /** Watches over the connections of a server that does not listen yet. */
  guard(server: Server): void {
    server.maxConnections = this.#limits.total + HARD_LIMIT_SPARE
    server.on('connection', (socket) => this.#admit(socket))
  }

  /** A request has come in on a connection. */
  began({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.#open.get(socket)
    if (connection === undefined) return
    connection.isInLine = isUnderWay(connection.response)
    connection.response = response
    connection.turn = this.#turns += 1
  }

  /**
   * Whether what comes next on a connection is waited for: nothing is being answered, but for a request whose body is
   * not there yet. Anything else would stand in the place of the answer to an earlier request, or in the middle of it.
   */
  mayAnswer(socket: Socket): boolean {
    const { response = null, isInLine = false } = this.#open.get(socket) ?? {}
    if (response === null || !isUnderWay(response)) return true
    return !isInLine && !response.headersSent && !response.req.complete
  }

  #admit(socket: Socket): void {
    const { total, perAddress } = this.#limits
    const network = getNetwork(socket.remoteAddress ?? '')
    const connection = { socket, network, openedAt: performance.now(), response: null, turn: 0, isInLine: false }
    this.#open.set(socket, connection)
    socket.once('close', () => this.#forget(connection))
    const neighbours = this.#findNeighbours(connection)
    if (perAddress !== null && neighbours.size > perAddress.idle) {
      const idle = neighbours.size > perAddress.all ? [...neighbours] : [...neighbours].filter(isIdle)
      if (idle.length > perAddress.idle) this.#drop(leastUseful(idle, connection))
    }
    if (this.#open.size > total) this.#drop(leastUseful(this.#open.values(), connection))
  }

  /** Those of its network, itself included. */
  #findNeighbours(connection: Connection): ReadonlySet<Connection> {
    const { network } = connection
    const known = this.#networks.get(network) ?? new Set<Connection>()
    this.#networks.set(network, known.add(connection))
    return known
  }

  #drop(connection: Connection): void {
    this.#forget(connection)
    // Its descriptor is free at once.
    connection.socket.destroy()
  }

  #forget(connection: Connection): void {
    this.#open.delete(connection.socket)
    const neighbours = this.#networks.get(connection.network)
    neighbours?.delete(connection)
    if (neighbours?.size === 0) this.#networks.delete(connection.network)
  }
}

function isUnderWay(response: ServerResponse | null): boolean {
  return response !== null && !response.writableFinished
}

/** The connection that goes for a new one; the new one itself when all others are being answered. */
function leastUseful(connections: Iterable<Connection>, newest: Connection): Connection {
  let found = newest
  let lowest: Worth = WORTH.working
  for (const connection of connections) {
    const worth = connection === newest ? WORTH.working : rateWorth(connection)
    if (worth === WORTH.closing) return connection
    if (worth < lowest || (worth === lowest && worth !== WORTH.working && connection.turn < found.turn)) {
      lowest = worth
      found = connection
    }
  }
  return found
}

/** Neither is it being answered nor has it been. */
function isIdle(connection: Connection): boolean {
  const worth = rateWorth(connection)
  return worth <= WORTH.sending || worth === WORTH.fresh
}

function rateWorth({ socket, openedAt, response }: Connection): Worth {
  if (socket.writableEnded) return WORTH.closing
  if (response === null) return performance.now() - openedAt < FRESH_MS ? WORTH.fresh : WORTH.silent
  // A body of the contract comes with its headers, or in the next moment.
  if (isAwaited(response.req)) return WORTH.sending
  if (response.writableFinished) return WORTH.resting
  return response.writableLength > 0 ? WORTH.notReading : WORTH.working
}

/** Descriptors that this process may have open at once, as Linux tells; null = no limit is known. */
export function descriptorLimit(): number | null {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return soft === undefined ? null : Number(soft)
  } catch {
    return null
  }
}
