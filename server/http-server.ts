import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import type { FileStore } from '#server/platform/files/file-store.ts'
import type { ShownFiles } from '#server/platform/files/shown-files.ts'
import { connectionLimits, Connections, descriptorLimit } from '#server/platform/http/connections.ts'
import { renderDocsPage } from '#server/platform/http/docs-page.ts'
import {
  answerClientError,
  answerUnknownExpectation,
  registerErrorAnswers,
  sendRefusal,
} from '#server/platform/http/error-answers.ts'
import { createFirstPictures } from '#server/gateway/first-picture.ts'
import { createPageFrames } from '#server/gateway/page-frames.ts'
import { type HealthChecks, registerHealth } from '#server/platform/http/health.ts'
import { createOpenApiDocument } from '#server/platform/http/openapi.ts'
import { createPrepare, type PreparedAnswer, prepareAnswer } from '#server/platform/http/prepared-answer.ts'
import { REQUEST_ID_HEADER, requestIdFor } from '#server/platform/http/request-id.ts'
import type { RequestLog } from '#server/platform/http/request-log.ts'
import { limitRequestTime } from '#server/platform/http/request-time.ts'
import { registerKioskUpdates } from '#server/kiosks/kiosk-updates.routes.ts'
import { RepeatedAnswers } from '#server/gateway/repeated-answers.ts'
import { createRightsGate } from '#server/gateway/rights.ts'
import { registerRoutes } from '#server/gateway/route-table.ts'
import { registerSite } from '#server/gateway/site-routes.ts'
import type { StaticSite } from '#server/platform/http/static-site.ts'
import type { PictureSizes } from './pictures/picture-sizes.ts'
import { createHandlers } from '#server/routes.ts'
import { listFrameHosts } from '#server/projects/frame-hosts.repository.ts'
import { findHomePage } from '#server/projects/home-page.ts'
import { createProjectPictures } from '#server/pictures/project-pictures.ts'
import type { Services } from '#server/services.ts'
import { type ProgramVersion, versionText } from '#server/platform/version.ts'

/** JSON bodies of the contract are small; uploads have their own limit. */
const BODY_LIMIT = 1_048_576
/** ms; the headers of a request, and an upload that is let in: an archive takes its time on a slow line. */
const HEADERS_LIMIT_MS = 30_000
const UPLOAD_LIMIT_MS = 300_000
/** ms between two looks at who is over these. */
const CHECK_MS = 5_000
/** ms that nothing may be sent or read while a request is answered, longer than any of them works; streams are exempt. */
const SILENCE_LIMIT_MS = 300_000

/** What answers, and to whom. */
interface HttpParts {
  readonly services: Services
  readonly files: FileStore
  readonly shown: ShownFiles
  readonly pictureSizes: PictureSizes
  readonly site: StaticSite
  readonly log: RequestLog
  readonly security: readonly (readonly [string, string])[]
  /** The policy in `security`, for pages that may show these origins as well. */
  readonly makePolicy: (origins: readonly string[]) => string
  readonly trustProxy: number
  readonly homePath: string | null
  readonly updatesDir: string | null
  readonly requestLimitMs: number
  readonly program: ProgramVersion
}

/** Everything that the portal answers by HTTP, ready to listen. */
export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { services, files, shown, pictureSizes, site, log, security, homePath, updatesDir, program } = parts
  const { changeClock, now, addresses } = services
  const repeated = new RepeatedAnswers({ sessions: services.sessions, changeClock, now, log })
  const prepare = createPrepare(security)
  const securityByName = Object.fromEntries(security)
  const server = openDoor(parts, repeated, securityByName)
  registerErrorAnswers(server, log, securityByName)
  registerRoutes(server, {
    handlers: createHandlers(services),
    sessions: services.sessions,
    kiosks: services.kiosks,
    access: services.access,
    rights: createRightsGate(services.database.kysely),
    uploads: services.uploads,
    changeClock,
    prepare,
    repeated,
    log,
    security: securityByName,
  })
  const documents = serverDocuments(security, program)
  const firstPictures = createFirstPictures({
    pictures: createProjectPictures(services.database, services.pictures),
    security,
  })
  registerHealth(server, {
    checks: healthChecks(services, files),
    program,
    security: securityByName,
    now: services.now,
  })
  registerKioskUpdates(server, { updatesDir, security: securityByName })
  registerSite(server, {
    site,
    firstPictures,
    pageFrames: createPageFrames({
      readHosts: () => listFrameHosts(services.database.kysely),
      changeClock,
      makePolicy: parts.makePolicy,
      now,
    }),
    files,
    shown,
    addresses,
    pictureSizes,
    security: securityByName,
    homePage: () => findHomePage(services.database.kysely, homePath),
    documents,
  })
  await server.ready()
  return server
}

/** What every request comes through before anybody looks for its route. */
function openDoor(
  { log, trustProxy, requestLimitMs }: HttpParts,
  repeated: RepeatedAnswers,
  security: Readonly<Record<string, string>>,
): FastifyInstance {
  const connections = new Connections(connectionLimits(descriptorLimit(), trustProxy > 0))
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    // The nearest proxy is hop 0; what stands before the trusted ones anybody may have written.
    trustProxy: (_address, hop) => hop < trustProxy,
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdFor(headers['x-request-id']),
    // A longer segment is no id; without this a find-my-way error would come instead.
    routerOptions: { maxParamLength: 500 },
    requestTimeout: UPLOAD_LIMIT_MS,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handle) =>
      createHttpServer(connections, (request, response) => {
        if (repeated.serve(request, response)) return
        limitRequestTime(request, response, requestLimitMs)
        handle(request, response)
      }),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, connections.mayAnswer(socket)),
    frameworkErrors: (error, request, reply) => sendRefusal(error, request, reply, log, security),
  })
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader(REQUEST_ID_HEADER, request.id)
    done()
  })
  server.removeAllContentTypeParsers()
  // Bodies are parsed by the route table: after session and access, by the contract.
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    answerUnknownExpectation(request, response, security),
  )
  return server
}

/** Node's server with limits of time and number on its connections. */
function createHttpServer(connections: Connections, handle: RequestListener): Server {
  const times = { headersTimeout: HEADERS_LIMIT_MS, requestTimeout: UPLOAD_LIMIT_MS, keepAliveTimeout: 65_000 }
  const server = createServer({ ...times, connectionsCheckingInterval: CHECK_MS }, (request, response) => {
    connections.began(request, response)
    handle(request, response)
  })
  server.timeout = SILENCE_LIMIT_MS
  connections.guard(server)
  return server
}

function healthChecks({ database, mails }: Services, files: FileStore): HealthChecks {
  return {
    // A read: it waits for nobody who is writing.
    database: () => database.kysely.selectFrom('schemaMigrations').select('name').limit(1).execute(),
    files: () => files.tryWriting(),
    jobs: async () => mails.isAtWork(),
  }
}

function serverDocuments(security: HttpParts['security'], program: ProgramVersion): Map<string, PreparedAnswer> {
  const document = createOpenApiDocument(versionText(program))
  const text = (contentType: string, body: string) =>
    prepareAnswer({ contentType, cacheControl: 'no-cache', identity: Buffer.from(body) }, security)
  return new Map([
    ['/openapi.json', text('application/json; charset=utf-8', JSON.stringify(document))],
    ['/docs', text('text/html; charset=utf-8', renderDocsPage(document))],
  ])
}
