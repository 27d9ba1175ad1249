import { describe, expect, it } from 'vitest'
import { answerOwnScheme } from './own-scheme.ts'
import { sandboxPolicy } from './policy/document-headers.ts'
import { fakeLog } from './testing/fake-electron.ts'

const DOCUMENT = { headers: { accept: 'text/html,application/xhtml+xml' } }
const page = () => new Response('<p>page', { headers: { 'content-type': 'text/html', 'content-security-policy': 'x' } })

function scheme({
  handleRequest = (_request: Request): Promise<Response> => Promise.resolve(page()),
  isResting = false,
  allowPrint = false,
} = {}) {
  const told: string[] = []
  const log = fakeLog()
  const answer = answerOwnScheme({
    handleRequest,
    isResting: () => isResting,
    allowPrint: () => allowPrint,
    heard: () => void told.push('heard'),
    hostFailed: () => void told.push('failed'),
    visitKept: () => void told.push('visit kept'),
    builtInPageShown: () => void told.push('stood in'),
    log,
    documentMs: 20,
    forgetMs: 20,
  })
  const ask = (path: string, init?: RequestInit) => answer(new Request(`app://kiosk${path}`, init))
  return { ask, told, log }
}

describe('what the program answers its own page', () => {
  it('decision 37: puts every document in a sandbox without dialogs, downloads and new windows', async () => {
    const answer = await scheme().ask('/', DOCUMENT)
    expect(await answer.text()).toBe('<p>page')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toBe(`x, ${sandboxPolicy(false)}`)
    expect(policy).not.toMatch(/allow-(modals|downloads|popups|pointer-lock|presentation|storage)/)
    expect(policy).toContain('allow-scripts allow-same-origin allow-forms')
    const printing = await scheme({ allowPrint: true }).ask('/', DOCUMENT)
    expect(printing.headers.get('content-security-policy')).toMatch(/allow-modals allow-downloads/)
  })

  it('leaves everything else as the host gave it', async () => {
    const picture = new Response('bytes', { headers: { 'content-type': 'image/webp' } })
    expect(await scheme({ handleRequest: () => Promise.resolve(picture) }).ask('/files/a.webp')).toBe(picture)
  })

  it.each([
    ['a frame', '/mp/demo', { headers: { ...DOCUMENT.headers, 'sec-fetch-dest': 'iframe' } }],
    ['a file that is shown', `/files/${'0'.repeat(64)}.pdf`, DOCUMENT],
  ])('decision 35: goes on with the visit when %s cannot be had', async (_what, path, init) => {
    const broken = scheme({ handleRequest: () => Promise.resolve(new Response(null, { status: 504 })) })
    expect((await broken.ask(path, init)).status).toBe(504)
    const late = scheme({ handleRequest: () => new Promise(() => undefined) })
    expect((await late.ask(path, init)).status).toBe(503)
    expect([broken.told, late.told]).toEqual([[], []])
  })

  it('hears the page by its questions for the state', async () => {
    const { ask, told } = scheme()
    await ask('/kiosk/v1/state')
    await ask('/assets/main.js')
    expect(told).toEqual(['heard'])
  })

  it.each([
    ['fails', () => Promise.reject(new Error('disk'))],
    ['does not answer', () => new Promise<Response>(() => undefined)],
    ['answers with a fault of its own', () => Promise.resolve(new Response('', { status: 500 }))],
  ] as const)('decision 36: shows the built-in page when the host %s', async (_title, handleRequest) => {
    const { ask, told } = scheme({ handleRequest })
    const answer = await ask('/mp/demo', DOCUMENT)
    const text = await answer.text()
    expect(text).toContain('Gleich geht es weiter')
    expect(text).toContain('One moment, please')
    expect(text).not.toMatch(/<script|src=|http-equiv/)
    expect(told).toEqual(['failed', 'stood in'])
  })

  it('shows the built-in page while the program rests, and asks the host for nothing', async () => {
    const handleRequest = () => Promise.reject(new Error('asked'))
    const { ask, told } = scheme({ handleRequest, isResting: true })
    expect(await (await ask('/', DOCUMENT)).text()).toContain('Gleich geht es weiter')
    expect(told).toEqual([])
  })

  it('answers a part of a page that the host fails on, without a page', async () => {
    const { ask, told, log } = scheme({ handleRequest: () => Promise.reject(new Error('broken')) })
    const answer = await ask('/assets/main.js')
    expect([answer.status, await answer.text()]).toEqual([503, ''])
    expect(told).toEqual(['failed'])
    expect(log.lines).toEqual(['HOST_FAILED broken'])
  })

  it.each([
    ['the browser kept something', () => Promise.resolve(new Response(null, { status: 500 })), 500],
    ['the host breaks', () => Promise.reject(new Error('no disk')), 503],
    ['forgetting takes for ever', () => new Promise<Response>(() => undefined), 503],
  ])('decision 35: nobody goes on with a visit when %s', async (_title, handleRequest, status) => {
    const { ask, told } = scheme({ handleRequest })
    expect((await ask('/kiosk/v1/visits/end', { method: 'POST', body: '{}' })).status).toBe(status)
    expect(told).toEqual(['visit kept'])
  })

  it('decision 35: a visit that is forgotten is no fault', async () => {
    const { ask, told } = scheme({ handleRequest: () => Promise.resolve(Response.json({})) })
    expect((await ask('/kiosk/v1/visits/end', { method: 'POST', body: '{}' })).status).toBe(200)
    expect(told).toEqual([])
  })
})
