import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { deleteUpload } from '#shared/contracts/http/uploads.contract.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { DropZone, type SendFile, UploadList, type Uploads, useUploads } from './index.ts'

const server = answeringServer()

interface Way {
  readonly file: File
  readonly progress: (loaded: number) => void
  readonly arrive: () => void
  readonly fail: () => void
  readonly refuse: () => void
  readonly signal: AbortSignal
}
let ways: Way[] = []

/** A line whose files arrive when the test says so. */
const send: SendFile = (file, { signal, onProgress }) =>
  new Promise((resolve) => {
    const failure = (kind: 'network' | 'aborted') =>
      resolve({ ok: false, error: { kind, status: 0, errors: [], revision: null } })
    const stored = {
      id: `id-${file.name}`,
      name: file.name,
      size: 3,
      contentType: 'text/plain',
      state: 'ready',
    } as const
    signal.addEventListener('abort', () => failure('aborted'))
    ways.push({
      file,
      signal,
      progress: (loaded) => onProgress({ loaded }),
      arrive: () => resolve({ ok: true, value: stored, status: 201, etag: null, revision: null, totalCount: null }),
      fail: () => failure('network'),
      refuse: () =>
        resolve({
          ok: false,
          error: {
            kind: 'http',
            status: 422,
            errors: [{ field: null, code: 'FILE_TYPE_REFUSED', message: '' }],
            revision: null,
          },
        }),
    })
  })

const getIds = ({ stored }: Uploads) => stored.map(({ id }) => id).join(' ')

function Page() {
  const uploads = useUploads({ send })
  return (
    <>
      <output>{getIds(uploads)}</output>
      <DropZone onFiles={uploads.add} />
      <UploadList {...uploads} />
      <p>{uploads.isBusy ? 'busy' : 'free'}</p>
    </>
  )
}

const named = (name: string, content = 'abc') => new File([content], name)
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Dateien auswählen'), files)
const findRow = (name: string) => {
  const row = screen.getByText(name).closest('li')
  if (row === null) throw new Error(`No row of ${name}`)
  return within(row)
}
const way = (name: string) => {
  const found = ways.findLast(({ file }) => file.name === name)
  if (found === undefined) throw new Error(`${name} is not on its way`)
  return found
}

describe('DOC-10 files that are sent', () => {
  beforeAll(async () => {
    await startI18n(['files', 'errors'])
    await changeLocale('de')
  })
  beforeEach(() => {
    ways = []
    server.answer(deleteUpload, {})
    render(<Page />)
  })
  afterEach(cleanup)

  it('go out two at a time, say how far they are, and are had when they have arrived', async () => {
    await choose(named('a.pdf'), named('b.pdf'), named('c.pdf'))
    expect(ways.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf'])
    expect(findRow('c.pdf').getByText('Wartet …')).toBeDefined()
    way('a.pdf').progress(2)
    await waitFor(() => expect(findRow('a.pdf').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('66'))
    way('a.pdf').arrive()
    await waitFor(() => expect(ways.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']))
    expect(screen.getByText('busy')).toBeDefined()
    way('b.pdf').arrive()
    way('c.pdf').arrive()
    await screen.findByText('free')
    expect(screen.getByRole('status').textContent).toBe('id-a.pdf id-b.pdf id-c.pdf')
  })

  it('can be stopped, tried again and taken back, each by itself', async () => {
    await choose(named('a.pdf'), named('b.pdf'))
    await userEvent.click(screen.getByRole('button', { name: 'Hochladen abbrechen: a.pdf' }))
    expect(way('a.pdf').signal.aborted).toBe(true)
    expect(screen.queryByText('a.pdf')).toBeNull()
    way('b.pdf').fail()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Keine Verbindung/)
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    way('b.pdf').arrive()
    await userEvent.click(await screen.findByRole('button', { name: 'Entfernen: b.pdf' }))
    await waitFor(() => expect(server.asked(deleteUpload).map(({ params }) => params.fileId)).toEqual(['id-b.pdf']))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('are not sent again when they are never taken, and what is taken is said', async () => {
    await choose(named('plan.zip'))
    way('plan.zip').refuse()
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Diese Art von Datei wird nicht angenommen\. Möglich sind PDF/,
    )
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
  })

  it('show a photo small while they are sent, and anything else as a file', async () => {
    const kept = new Set<string>()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      const address = `blob:${file instanceof File ? file.name : ''}`
      kept.add(address)
      return address
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void kept.delete(address))
    await choose(new File(['abc'], 'wand.jpg', { type: 'image/jpeg' }), named('a.pdf'))
    expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual(['blob:wand.jpg'])
    await userEvent.click(screen.getByRole('button', { name: 'Hochladen abbrechen: wand.jpg' }))
    expect([document.querySelector('img'), [...kept]]).toEqual([null, []])
    vi.restoreAllMocks()
  })

  it('stop with the page, and none of those that waited begins', async () => {
    await choose(named('a.pdf'), named('b.pdf'), named('c.pdf'))
    cleanup()
    expect(ways.map(({ file, signal }) => [file.name, signal.aborted])).toEqual([
      ['a.pdf', true],
      ['b.pdf', true],
    ])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(ways).toHaveLength(2)
  })

  it('leave the focus beside the one that is taken out', async () => {
    await choose(named('a.pdf'), named('b.pdf'))
    await userEvent.click(screen.getByRole('button', { name: 'Hochladen abbrechen: a.pdf' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hochladen abbrechen: b.pdf' }))
  })

  it('are not even sent when they are empty or too large, and no other waits for that', async () => {
    const large = named('large.pdf')
    Object.defineProperty(large, 'size', { value: MAX_ATTACHMENT_BYTES })
    await choose(named('empty.pdf', ''), large, named('a.pdf'))
    expect(ways.map(({ file }) => file.name)).toEqual(['a.pdf'])
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Diese Datei ist leer.',
      'Die Datei ist zu groß: Möglich sind weniger als 40 MB.',
    ])
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
  })
})
