import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError, ApiResult } from '#renderer/api/index.ts'
import type { Letter } from './letter.types.ts'
import { createLetterKeep, findDraft, type KeptLetters } from './letter-keep.ts'
import { createOutbox } from './outbox.ts'

const DAY_MS = 24 * 60 * 60_000
const FILE = { id: 'f1', name: 'foto.jpg', size: 10 }
const aLetter = (key: string, more: Partial<Letter> = {}): Letter => ({
  key,
  threadId: null,
  subject: 'Steckdose',
  body: `Text ${key}`,
  files: [],
  keptAt: Date.now(),
  ...more,
})
const TAKEN: ApiResult<unknown> = { ok: true, value: {}, status: 201, etag: null, revision: null, totalCount: null }
const refuses = (status: number, code?: ApiError['errors'][number]['code']): ApiResult<unknown> => ({
  ok: false,
  error: {
    kind: 'http',
    status,
    errors: code === undefined ? [] : [{ field: null, code, message: '' }],
    revision: null,
  },
})
const AWAY = {
  ok: false,
  error: { kind: 'network', status: 0, errors: [], revision: null },
} as const satisfies ApiResult<unknown>

/** An outbox as a page has it, on the storage that all pages of the browser share. */
function openOutbox(answer: (letter: Letter) => ApiResult<unknown> | Promise<ApiResult<unknown>>) {
  const tries: string[] = []
  const onSent = vi.fn<(letter: Letter) => void>()
  const keep = createLetterKeep('letters_ben_a-12', localStorage)
  const waits: (() => void)[] = []
  const outbox = createOutbox({
    keep,
    send: async (letter) => {
      tries.push(letter.key)
      return answer(letter)
    },
    newKey: () => 'another',
    wait: () => new Promise((resolve) => waits.push(resolve)),
    onSent,
  })
  /** The pause before the next try is over. */
  const goOn = () => waits.splice(0).forEach((end) => end())
  return { outbox, tries, onSent, keep, goOn, waiting: () => outbox.state.getState().posted.map(({ key }) => key) }
}

describe('letters that go out', () => {
  beforeEach(() => localStorage.clear())

  it('INB-29 knows from the start that what was posted waits, where there is no network', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get')
    for (const isOnline of [false, true]) {
      onLine.mockReturnValue(isOnline)
      expect(openOutbox(() => AWAY).outbox.state.getState().isAway).toBe(!isOnline)
    }
    onLine.mockRestore()
  })

  it('INB-28 INB-40 sends a letter once and forgets it, with the draft that it was', async () => {
    const { outbox, tries, onSent, waiting } = openOutbox(() => TAKEN)
    outbox.keepDraft(null, aLetter('a'))
    expect(await outbox.post(aLetter('a'))).toEqual({ kind: 'sent' })
    expect(tries).toEqual(['a'])
    expect(onSent.mock.calls[0]?.[0].key).toBe('a')
    expect(waiting()).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  it('INB-29 keeps them in their order while nobody answers, and sends each once when somebody does', async () => {
    let answer: ApiResult<unknown> = AWAY
    const { outbox, tries, waiting, goOn } = openOutbox(() => answer)
    const stop = outbox.start()
    expect(await outbox.post(aLetter('a'))).toEqual({ kind: 'waiting' })
    expect(await outbox.post(aLetter('b', { threadId: 't1' }))).toEqual({ kind: 'waiting' })
    expect(waiting()).toEqual(['a', 'b'])
    expect(new Set(tries)).toEqual(new Set(['a']))
    answer = TAKEN
    tries.length = 0
    await vi.waitFor(() => {
      goOn()
      expect(waiting()).toEqual([])
    })
    expect(tries).toEqual(['a', 'b'])
    stop()
  })

  it('INB-29 goes on after a reload with the same key, as soon as the network is back', async () => {
    const before = openOutbox(() => AWAY)
    await before.outbox.post(aLetter('a', { files: [FILE] }))
    let answer: ApiResult<unknown> = AWAY
    const { outbox, tries, waiting } = openOutbox(() => answer)
    const stop = outbox.start()
    await vi.waitFor(() => expect(tries).toEqual(['a']))
    answer = TAKEN
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(waiting()).toEqual([]))
    expect(tries).toEqual(['a', 'a'])
    stop()
  })

  it.each([
    ['INB-41', refuses(500)],
    ['INB-42', refuses(413, 'PAYLOAD_TOO_LARGE')],
    ['AUT-45', refuses(401, 'UNAUTHORIZED')],
  ])('%s INB-29 gives a refused one back as the draft that it was, with its key', async (_id, refused) => {
    const { outbox, waiting } = openOutbox(() => refused)
    expect((await outbox.post(aLetter('a', { files: [FILE] }))).kind).toBe('refused')
    expect(waiting()).toEqual([])
    expect(findDraft(outbox.state.getState(), null)).toMatchObject({ key: 'a', body: 'Text a', files: [FILE] })
  })

  it('INB-29 makes another letter of one whose earlier words have arrived, and lets go of files that are gone', async () => {
    const reused = openOutbox(() => refuses(422, 'IDEMPOTENCY_KEY_REUSED'))
    await reused.outbox.post(aLetter('a', { files: [FILE] }))
    expect(findDraft(reused.outbox.state.getState(), null)).toMatchObject({ key: 'another', files: [FILE] })
    const gone = openOutbox(() => refuses(422, 'UPLOAD_UNKNOWN'))
    await gone.outbox.post(aLetter('a', { files: [FILE] }))
    expect(findDraft(gone.outbox.state.getState(), null)).toMatchObject({ key: 'a', files: [] })
  })

  it('INB-29 says why one is not taken that waited, and sends those behind it', async () => {
    await openOutbox(() => AWAY).outbox.post(aLetter('a'))
    const { outbox, tries } = openOutbox(({ key }) => (key === 'a' ? refuses(422, 'FORBIDDEN') : TAKEN))
    expect(await outbox.post(aLetter('b'))).toEqual({ kind: 'sent' })
    expect(tries).toEqual(['a', 'b'])
    expect(outbox.state.getState().posted).toMatchObject([{ key: 'a', fault: 'FORBIDDEN' }])
    const stop = outbox.start()
    expect(tries).toEqual(['a', 'b'])
    stop()
  })

  it('AUT-45 leaves what waits until its writer has logged in again', async () => {
    await openOutbox(() => AWAY).outbox.post(aLetter('a'))
    const { outbox, tries, waiting } = openOutbox(() => refuses(401, 'UNAUTHORIZED'))
    const stop = outbox.start()
    await vi.waitFor(() => expect(tries).toEqual(['a']))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(waiting()).toEqual(['a'])
    expect(outbox.state.getState().posted[0]?.fault).toBeNull()
    stop()
  })

  it('AUT-45 INB-29 gives back what was just sent where the session ended over an earlier one, and leaves that waiting', async () => {
    await openOutbox(() => AWAY).outbox.post(aLetter('a'))
    const { outbox, tries, waiting } = openOutbox(() => refuses(401, 'UNAUTHORIZED'))
    const posted = await Promise.race([
      outbox.post(aLetter('b', { threadId: 't1' })),
      new Promise((resolve) => setTimeout(resolve, 50, 'never')),
    ])
    expect(posted).toMatchObject({ kind: 'refused', error: { status: 401 } })
    expect(tries).toEqual(['a'])
    expect(waiting()).toEqual(['a'])
    expect(findDraft(outbox.state.getState(), 't1')?.key).toBe('b')
  })

  it.each([
    ['has arrived', (kept: KeptLetters): KeptLetters => ({ ...kept, posted: [] }), 'sent'],
    [
      'was taken back',
      ({ posted }: KeptLetters): KeptLetters => ({
        posted: [],
        drafts: { new: aLetter(posted[1]?.key ?? '') },
      }),
      'waiting',
    ],
    [
      'was refused',
      (kept: KeptLetters): KeptLetters => ({
        ...kept,
        posted: kept.posted.map((letter) => ({ ...letter, fault: 'FORBIDDEN' })),
      }),
      'refused',
    ],
  ])('INB-29 hears of one that another tab took: it %s', async (_, change, kind) => {
    await openOutbox(() => AWAY).outbox.post(aLetter('a'))
    const { outbox, keep } = openOutbox(() => new Promise(() => undefined))
    const posted = Promise.race([outbox.post(aLetter('b')), new Promise((resolve) => setTimeout(resolve, 50, 'never'))])
    createLetterKeep('letters_ben_a-12', localStorage).change(change)
    window.dispatchEvent(new StorageEvent('storage', { key: 'letters_ben_a-12' }))
    expect(await posted).toMatchObject({ kind })
    if (kind === 'refused') expect(findDraft(keep.read(), null)?.key).toBe('b')
  })

  it('INB-29 gives a refused one back in front of what was begun in its place, with a subject of its own', async () => {
    let end: (result: ApiResult<unknown>) => void = () => undefined
    const { outbox } = openOutbox(() => new Promise((resolve) => (end = resolve)))
    const posted = outbox.post(aLetter('a', { files: [FILE] }))
    outbox.keepDraft(null, aLetter('b', { subject: 'Wallbox' }))
    end(refuses(500))
    expect((await posted).kind).toBe('refused')
    expect(findDraft(outbox.state.getState(), null)).toMatchObject({
      key: 'a',
      subject: 'Steckdose',
      body: 'Text a\n\nWallbox\nText b',
      files: [FILE],
    })
  })

  it('INB-29 takes a waiting one back in front of what was begun meanwhile, with its key', async () => {
    const { outbox, waiting } = openOutbox(() => AWAY)
    await outbox.post(aLetter('a', { files: [FILE] }))
    expect(outbox.state.getState().isAway).toBe(true)
    outbox.keepDraft(null, aLetter('b', { body: 'Noch etwas' }))
    expect(await outbox.takeBack('a')).toBe(true)
    expect(waiting()).toEqual([])
    expect(findDraft(outbox.state.getState(), null)).toMatchObject({
      key: 'a',
      body: 'Text a\n\nNoch etwas',
      files: [FILE],
    })
    expect(await outbox.takeBack('a')).toBe(false)
  })

  it.each([
    [true, AWAY],
    [false, TAKEN],
  ])(
    'INB-29 gives up one that is on its way when it is wanted back (%s), unless it has arrived',
    async (isBack, answer) => {
      let end: (result: ApiResult<unknown>) => void = () => undefined
      const { outbox, waiting } = openOutbox(() => new Promise((resolve) => (end = resolve)))
      const posted = outbox.post(aLetter('a'))
      const back = outbox.takeBack('a')
      end(answer)
      expect(await back).toBe(isBack)
      expect((await posted).kind).toBe(isBack ? 'waiting' : 'sent')
      expect(waiting()).toEqual([])
      expect(findDraft(outbox.state.getState(), null)?.key).toBe(isBack ? 'a' : undefined)
    },
  )
})

describe('drafts of letters', () => {
  beforeEach(() => localStorage.clear())

  it('INB-29 keeps one for each thread and one for a new one, and shows nobody another one’s', () => {
    const keep = createLetterKeep('letters_ben_a-12', localStorage)
    const { outbox } = openOutbox(() => TAKEN)
    outbox.keepDraft(null, aLetter('a'))
    outbox.keepDraft('t1', aLetter('b', { threadId: 't1' }))
    outbox.keepDraft('t1', aLetter('c', { threadId: 't1', body: 'Neu' }))
    expect(findDraft(keep.read(), null)?.key).toBe('a')
    expect(findDraft(keep.read(), 't1')?.body).toBe('Neu')
    expect(findDraft(createLetterKeep('letters_anna_a-12', localStorage).read(), null)).toBeNull()
  })

  it('INB-29 leaves what is a month old, and files that the server has not kept', () => {
    let now = 0
    const keep = createLetterKeep('letters_ben_a-12', localStorage, () => now)
    keep.change((kept) => ({ ...kept, drafts: { new: aLetter('a', { keptAt: 0, files: [FILE] }) } }))
    expect(findDraft(keep.read(), null)?.files).toEqual([FILE])
    now = DAY_MS
    expect(findDraft(keep.read(), null)).toMatchObject({ key: 'a', files: [] })
    now = 31 * DAY_MS
    expect(findDraft(keep.read(), null)).toBeNull()
  })

  it('starts anew from what cannot be read', () => {
    localStorage.setItem('letters_ben_a-12', '{"drafts":7')
    expect(createLetterKeep('letters_ben_a-12', localStorage).read()).toEqual({ drafts: {}, posted: [] })
  })
})
