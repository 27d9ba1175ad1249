import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_PROJECT_IMAGE_BYTES } from '#shared/contracts/entities/design.schema.ts'
import {
  changeProjectImage,
  createProjectImage,
  deleteProjectImage,
  getConfiguratorDesign,
  listProjectImages,
} from '#shared/contracts/http/designs.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { Notifications } from '#renderer/notifications/index.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import { resetEditor, useEditor } from '../editor.store.ts'
import { PicturePicker } from '../forms/PicturePicker.tsx'
import { type ProjectImage, usePictureStore } from '../forms/use-pictures.ts'
import { loadDesign } from '../saving.ts'
import { aDesign, anEditedDesign, row } from '../testing/designs.ts'
import { MediaPanel } from './MediaPanel.tsx'
import { usePictureUploads } from './picture-uploads.store.ts'

const server = answeringServer()

const picture = (id: string, more: Partial<ProjectImage> = {}): ProjectImage => ({
  id,
  url: `/files/${id}.webp`,
  imageFileName: `${id}.jpg`,
  role: 'project_image',
  width: 2560,
  height: 1440,
  alt: { de: 'Etwas', en: 'Something' },
  usedIn: [],
  ...more,
})
const KITCHEN = picture('kueche', { usedIn: ['bp'] })
const GARDEN = picture('garten', { alt: { de: 'Der Garten' }, usedIn: ['mp'] })
const WINDOW = picture('fenster')
const PLAN = { id: 'p', type: 'Feature', params: { image: `${KITCHEN.url}?width=960` } }
const OUTLINE = [
  { id: 't', type: 'TextElement', params: { text: 'Eins' } },
  row('r', PLAN, { id: 'g', type: 'ImageGallery', params: { images: [KITCHEN.url] } }),
]

let projects = 0
let projectId = ''

async function show(isPicker = false): Promise<void> {
  resetEditor({
    place: { portal: 'bp', accountId: 'demo', projectId: 'lindenhof' },
    config: { ...projectConfig, id: projectId, supportedLanguages: ['de', 'en'] },
    draftPlace: { userId: 'olga', projectId, portal: 'bp' },
  })
  await loadDesign()
  render(
    <AppTheme>
      {isPicker ? (
        <PicturePicker title="Bild" chosen={[]} onChoose={() => undefined} onClose={() => undefined} />
      ) : (
        <MediaPanel />
      )}
      <Notifications />
    </AppTheme>,
  )
  await screen.findAllByText(/\.jpg$/)
}

const option = (name: string) => screen.getByRole('option', { name: new RegExp(name) })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const files = (...names: string[]) => names.map((name) => new File(['abc'], name, { type: 'image/jpeg' }))
const choose = (...chosen: File[]) => userEvent.upload(screen.getByLabelText('Bilder vom Gerät wählen'), chosen)
const saidAlt = () => server.asked(changeProjectImage).map(({ params, body }) => [params.imageId, body.alt])

describe('the panel of pictures', () => {
  beforeEach(async () => {
    await startI18n(['editor', 'files', 'errors'])
    await changeLocale('de')
    // Each test has a media library of its own.
    projects += 1
    projectId = `p${projects}`
    usePictureStore.setState({ projectId: '', pictures: null, hasFailed: false })
    const design = aDesign({ dashboardConfig: OUTLINE })
    server.answer(getConfiguratorDesign, anEditedDesign(design))
    server.answer(listProjectImages, [KITCHEN, GARDEN, WINDOW])
  })
  afterEach(cleanup)

  it('EDT-41 API-10 shows the pictures of the project, where each is used, and which of them lack words', async () => {
    await show()
    expect(server.asked(listProjectImages).map(({ params, query }) => [params.projectId, query])).toEqual([
      [projectId, { role: 'project_image' }],
    ])
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'kueche.jpg2× verwendet',
      'garten.jpgIm MarketingportalBeschreibung fehlt',
      'fenster.jpgNicht verwendet',
    ])
    expect(screen.getByText('3 Bilder, 1 ohne Beschreibung')).toBeTruthy()
    const thumbnail = option('kueche').querySelector('img')
    expect(thumbnail?.getAttribute('loading')).toBe('lazy')
    expect(thumbnail?.srcset).toContain(`${KITCHEN.url}?width=640`)
    // What is taken out of the page and not yet saved is used all the same.
    act(() => useEditor.setState((state) => ({ edit: { ...state.edit, design: aDesign() } })))
    expect(option('kueche').textContent).toBe('kueche.jpgNur im gespeicherten Stand')
  })

  it('EDT-41 says what is wrong when there are none, and when they cannot be had', async () => {
    server.answer(listProjectImages, refusal('INTERNAL_ERROR'))
    resetEditor({
      place: { portal: 'bp', accountId: 'demo', projectId: 'lindenhof' },
      config: null,
      draftPlace: { userId: 'olga', projectId, portal: 'bp' },
    })
    await loadDesign()
    render(<MediaPanel />)
    expect((await screen.findByRole('alert')).textContent).toContain('konnten nicht geladen werden')
    server.answer(listProjectImages, [])
    await userEvent.click(button('Erneut versuchen'))
    expect(await screen.findByText('Das Projekt hat noch keine Bilder.')).toBeTruthy()
  })

  it('EDT-41 is gone through by arrows, and says of the chosen one what it is', async () => {
    await show()
    await userEvent.click(option('kueche'))
    expect(option('kueche').ariaSelected).toBe('true')
    option('kueche').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect([document.activeElement, option('garten').ariaSelected]).toEqual([option('garten'), 'true'])
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    expect(document.activeElement).toBe(option('fenster'))
    await userEvent.keyboard('{Home}{End}')
    expect(document.activeElement).toBe(option('fenster'))
    expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toEqual([option('fenster')])
    const details = within(screen.getByRole('region', { name: 'fenster.jpg' }))
    expect(details.getByText('2560 × 1440 px')).toBeTruthy()
  })

  it('EDT-41 takes words in each language when the field is left, and says how that went', async () => {
    server.answer(changeProjectImage, ({ body }) => ({ ...GARDEN, alt: body.alt }))
    await show()
    await userEvent.click(option('garten'))
    const [de, en] = [screen.getByLabelText('Beschreibung, Deutsch'), screen.getByLabelText('Beschreibung, Englisch')]
    expect([de, en].map((field) => field.getAttribute('lang'))).toEqual(['de', 'en'])
    await userEvent.click(de)
    await userEvent.tab()
    expect(saidAlt()).toEqual([])
    await userEvent.type(en, 'The garden')
    await userEvent.tab()
    expect(await screen.findByText('Beschreibung gespeichert')).toBeTruthy()
    expect(saidAlt()).toEqual([['garten', { de: 'Der Garten', en: 'The garden' }]])
    expect(option('garten').textContent).not.toContain('fehlt')
    server.answer(changeProjectImage, refusal('INTERNAL_ERROR'))
    await userEvent.type(de, ' am Abend')
    await userEvent.tab()
    expect((await screen.findAllByText('Beschreibung nicht gespeichert')).length).toBeGreaterThan(0)
    server.answer(changeProjectImage, ({ body }) => ({ ...GARDEN, alt: body.alt }))
    await userEvent.click(button('Erneut speichern'))
    expect(await screen.findByText('Beschreibung gespeichert')).toBeTruthy()
    expect(saidAlt().at(-1)).toEqual(['garten', { de: 'Der Garten am Abend', en: 'The garden' }])
  })

  it('EDT-41 shows on the page the first item that has it, and copies its address', async () => {
    await show()
    await userEvent.click(option('kueche'))
    const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: copied } } }))
    await userEvent.click(button('Adresse kopieren'))
    expect(copied.mock.calls).toEqual([[KITCHEN.url]])
    vi.unstubAllGlobals()
    await userEvent.click(button('Auf der Seite zeigen'))
    expect(useEditor.getState()).toMatchObject({ panel: 'dashboard', edit: { selection: [1, 0] } })
    await userEvent.click(option('garten'))
    expect(screen.queryByRole('button', { name: 'Auf der Seite zeigen' })).toBeNull()
  })

  it('EDT-41 deletes after a question what nobody uses, and says why it does not', async () => {
    server.answer(deleteProjectImage, {})
    await show()
    await userEvent.click(option('garten'))
    await userEvent.click(button('Bild löschen'))
    expect(screen.queryByRole('dialog')).toBeNull()
    const reason = document.querySelector(`[id="${button('Bild löschen').getAttribute('aria-describedby') ?? ''}"]`)
    expect([button('Bild löschen').ariaDisabled, reason?.textContent]).toEqual([
      'true',
      'Löschen ist möglich, sobald kein Portal das Bild verwendet.',
    ])
    await userEvent.click(option('fenster'))
    await userEvent.click(button('Bild löschen'))
    const question = within(screen.getByRole('dialog', { name: 'Bild löschen?' }))
    await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }))
    expect(server.asked(deleteProjectImage)).toEqual([])
    await userEvent.click(button('Bild löschen'))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bild löschen' }))
    await waitFor(() => expect(screen.queryByText('fenster.jpg')).toBeNull())
    expect(server.asked(deleteProjectImage).map(({ params }) => params)).toEqual([{ projectId, imageId: 'fenster' }])
    await waitFor(() => expect(document.activeElement).toBe(option('garten')))
    expect(useEditor.getState().said.words).toBe('fenster.jpg gelöscht')
  })

  it('EDT-41 says of a picture by its name that a colleague has begun to use it', async () => {
    server.answer(deleteProjectImage, refusal('IMAGE_IN_USE'))
    await show()
    await userEvent.click(option('fenster'))
    await userEvent.click(button('Bild löschen'))
    server.answer(listProjectImages, [KITCHEN, GARDEN, { ...WINDOW, usedIn: ['bp', 'mp'] }])
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bild löschen' }))
    expect(await screen.findByText('„fenster.jpg“ wird noch verwendet')).toBeTruthy()
    expect((await screen.findByText('In beiden Portalen')).closest('[role="option"]')).toBe(option('fenster'))
  })

  it('EDT-42 API-11 sends several by multipart, two at a time, and shows each among the pictures', async () => {
    const waiting: (() => void)[] = []
    const sent: unknown[] = []
    server.answer(createProjectImage, async ({ form }) => {
      const file = form?.get('image[image]')
      sent.push([form?.get('image[role]'), file instanceof File ? file.name : null])
      const name = `neu-${sent.length}`
      await new Promise<void>((resolve) => waiting.push(resolve))
      return picture(name)
    })
    await show()
    await choose(...files('a.jpg', 'b.jpg', 'c.jpg'))
    expect(sent).toEqual([
      ['project_image', 'a.jpg'],
      ['project_image', 'b.jpg'],
    ])
    expect(screen.getAllByRole('progressbar')).toHaveLength(3)
    await userEvent.click(button('Hochladen abbrechen: b.jpg'))
    expect(screen.queryByText('b.jpg')).toBeNull()
    // It had come through already: then it is there. What comes in while the list is asked for stays.
    let answerList = (): void => undefined
    server.answer(listProjectImages, async () => {
      await new Promise<void>((resolve) => (answerList = resolve))
      return [picture('neu-2'), KITCHEN, GARDEN, WINDOW]
    })
    act(() => waiting[1]?.())
    await waitFor(() => expect(sent.at(-1)).toEqual(['project_image', 'c.jpg']))
    act(() => waiting[0]?.())
    act(() => waiting[2]?.())
    expect(await screen.findByText('neu-3.jpg')).toBeTruthy()
    act(() => answerList())
    expect(await screen.findByText('neu-2.jpg')).toBeTruthy()
    expect(['neu-1.jpg', 'neu-3.jpg', 'kueche.jpg'].map((name) => screen.queryByText(name) !== null)).toEqual([
      true,
      true,
      true,
    ])
    await waitFor(() => expect(usePictureUploads.getState().uploads).toEqual([]))
    expect(useEditor.getState().said.words).toMatch(/\.jpg hinzugefügt$/)
  })

  it('EDT-42 goes on while another panel is open', async () => {
    let arrive = (): void => undefined
    server.answer(createProjectImage, async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return picture('neu')
    })
    await show()
    await choose(...files('a.jpg'))
    cleanup()
    await act(async () => arrive())
    await waitFor(() => expect(usePictureStore.getState().pictures?.[0]?.id).toBe('neu'))
  })

  it('EDT-42 takes files that are dropped anywhere in the panel', async () => {
    server.answer(createProjectImage, picture('neu'))
    await show()
    const dropped = { types: ['Files'], files: files('a.jpg') }
    expect(fireEvent.dragOver(screen.getByRole('listbox'), { dataTransfer: dropped })).toBe(false)
    expect(fireEvent.drop(screen.getByRole('listbox'), { dataTransfer: dropped })).toBe(false)
    expect(await screen.findByText('neu.jpg')).toBeTruthy()
  })

  it('EDT-42 says by name why a file is not taken; what is too large or empty is not even sent', async () => {
    server.answer(createProjectImage, refusal('FILE_TYPE_REFUSED'))
    await show()
    const large = new File(['abc'], 'gross.jpg', { type: 'image/jpeg' })
    Object.defineProperty(large, 'size', { value: MAX_PROJECT_IMAGE_BYTES + 1 })
    const empty = new File([], 'leer.jpg', { type: 'image/jpeg' })
    await choose(large, empty, ...files('plan.jpg'))
    const reason = async (name: string) => {
      const item = within((await screen.findByText(name)).closest('li') ?? document.body)
      return (await item.findByRole('alert')).textContent
    }
    expect([await reason('gross.jpg'), await reason('leer.jpg'), await reason('plan.jpg')]).toEqual([
      'Zu groß. Möglich sind höchstens 25 MB und 50 Megapixel.',
      'Diese Datei ist leer.',
      'Kein Bild für Webseiten. Möglich sind JPG, PNG, WebP, AVIF und GIF.',
    ])
    expect(server.asked(createProjectImage)).toHaveLength(1)
    await userEvent.click(button('Entfernen: gross.jpg'))
    expect(document.activeElement).toBe(button('Entfernen: leer.jpg'))
  })

  it('EDT-42 takes pictures where one is chosen for an item, too', async () => {
    server.answer(createProjectImage, picture('neu'))
    await show(true)
    await choose(...files('a.jpg'))
    expect(await screen.findByRole('button', { name: /neu\.jpg/ })).toBeTruthy()
  })

  it('EDT-41 EDT-42 leaves axe nothing to find', async () => {
    server.answer(createProjectImage, refusal('FILE_TYPE_REFUSED'))
    await show()
    await choose(...files('plan.jpg'))
    await screen.findByText(/Kein Bild/)
    await userEvent.click(option('kueche'))
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
