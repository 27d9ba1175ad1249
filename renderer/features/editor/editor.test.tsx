import fc from 'fast-check'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useMemo } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createConfiguratorDesign,
  getConfiguratorDesign,
  getDesignVersion,
  listProjectImages,
  saveConfiguratorDesign,
} from '#shared/contracts/http/designs.contract.ts'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import type { Outline } from '#shared/domain/designs/outline.ts'
import { outlines } from '#shared/testing/design-arbitrary.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { Notifications } from '#renderer/notifications/index.ts'
import { usePageEditor } from '#renderer/parts/page-editor/page-editor.store.ts'
import {
  preloadProjectConfig,
  type ProjectConfig,
  useKnownConfig,
  useSession,
  useShownDashboard,
} from '#renderer/session/index.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { flatten } from './dashboard/flatten.ts'
import { Editor } from './Editor.tsx'
import { outlineNow, select } from './editor-actions.ts'
import { useEditor } from './editor.store.ts'
import type { createCodeEditor } from './json/code-editor.ts'
import { beginEditing } from './model/edit-state.ts'
import { draftKey } from './model/local-draft.ts'
import { saveDesign } from './saving.ts'
import { aDesign, anEditedDesign, row, text } from './testing/designs.ts'

// What one types in lies on sizes and selections that jsdom has not: `editor.spec.ts` has the real one.
vi.mock('./json/code-editor.ts', () => ({ createCodeEditor: plainCodeEditor }))

const server = answeringServer()

const CONFIG: ProjectConfig = {
  id: 'p1',
  slug: 'lindenhof',
  name: 'Wohnen am Lindenhof',
  address: '',
  postCode: '',
  town: '',
  account: { id: 'demo', name: 'Demo' },
  variant: 'default',
  featureFlags: {},
  supportedLanguages: ['de', 'en'],
  sourceLanguage: 'de',
  theme: 'light',
  logos: { projectLogoWideUrl: null, projectLogoUrl: null, logoUrl: null },
  projectImageUrl: null,
}
const OUTLINE = [row('r', text('a', 'Eins'), text('b', 'Zwei')), text('c', 'Drei'), { id: 'm', type: 'MapCard' }]
const PUBLISHED = aDesign({ dashboardConfig: OUTLINE })

function logIn(): void {
  const person = { email: 'olga@example.com', firstName: 'Olga', lastName: 'Petersen', mobile: null, role: 'operator' }
  useSession.setState({
    status: 'loggedIn',
    user: { id: 'olga', ...person, group: 'user', roles: [{ role: 'lead', projectId: null }] },
    account: { id: 'demo', name: 'Demo' },
  })
}

/** What the page knows of its project. */
const shown: { dashboard?: ProjectConfig['dashboard'] } = {}
function Page({ portal }: { readonly portal: 'bp' | 'mp' }) {
  const config = useKnownConfig(portal, 'demo', 'lindenhof') ?? CONFIG
  const dashboard = useShownDashboard(config)
  useEffect(() => {
    shown.dashboard = dashboard
  }, [dashboard])
  return (
    <main>
      <div data-item="c">
        <a href="#elsewhere">Drei</a>
      </div>
    </main>
  )
}

function OpenOrNot({ portal }: { readonly portal: 'bp' | 'mp' }) {
  const isOpen = usePageEditor((state) => state.isOpen)
  const place = useMemo(() => ({ portal, accountId: 'demo', projectId: 'lindenhof' }), [portal])
  return <Editor place={place} isOpen={isOpen} />
}

async function show(portal: 'bp' | 'mp' = 'bp', isReady = true): Promise<void> {
  await preloadProjectConfig({ portal, accountId: 'demo', projectId: 'lindenhof' })
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[`/${portal}/demo/lindenhof/a-12/dashboard`]}>
        <Page portal={portal} />
        <OpenOrNot portal={portal} />
      </MemoryRouter>
      <Notifications />
    </AppTheme>,
  )
  if (isReady) await screen.findByLabelText('Vorlage')
}

/** Until the page shows what is edited. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const rowNames = () => screen.getAllByRole('treeitem').map(({ title }) => title)
const treeItem = (name: string) => screen.getByRole('treeitem', { name: new RegExp(name) })
const designNow = (): ProjectDesign => useEditor.getState().edit.design
const lastSaved = () => server.asked(saveConfiguratorDesign).at(-1)?.body.configuratorDesign

describe('the editor in the page', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    window.localStorage.clear()
    usePageEditor.setState({ hasButton: true, isOpen: true })
    logIn()
    server.answer(getProjectConfig, CONFIG)
    server.answer(listProjectImages, [])
    server.answer(getConfiguratorDesign, anEditedDesign(PUBLISHED))
    server.answer(saveConfiguratorDesign, ({ body }) =>
      anEditedDesign(
        {
          ...PUBLISHED,
          ...('buyerPortalDashboard' in body.configuratorDesign
            ? { dashboardConfig: body.configuratorDesign.buyerPortalDashboard }
            : {}),
        },
        { revision: 5 },
      ),
    )
    vi.stubGlobal('ResizeObserver', NoSizes)
    Element.prototype.scrollIntoView = () => undefined
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ status: 'anonymous', user: null, account: null })
    usePageEditor.setState({ hasButton: false, isOpen: false })
    vi.unstubAllGlobals()
  })

  it('EDT-3 EDT-4 EDT-8 opens by the button, says so to the page, and closes again', async () => {
    usePageEditor.setState({ isOpen: false })
    await show('bp', false)
    await press('Seiten gestalten')
    await screen.findByLabelText('Vorlage')
    expect(window.localStorage.getItem('editor')).toBe('open')
    expect(document.cookie).toContain('FEATURE_CONFIGURATOR_EDITOR=1')
    expect(document.documentElement.dataset['editor']).toBe('panel')
    await press('Gestaltung schließen')
    expect(window.localStorage.getItem('editor')).toBeNull()
    expect(document.documentElement.dataset['editor']).toBeUndefined()
    expect(await screen.findByRole('button', { name: 'Seiten gestalten' })).toBeTruthy()
  })

  it('EDT-5 EDT-6 opens and closes panels; the bar alone leaves the page more room', async () => {
    await show()
    await press('Startseite')
    expect(screen.queryByLabelText('Vorlage')).toBeNull()
    expect(document.documentElement.dataset['editor']).toBe('bar')
    await press('Verlauf')
    expect(screen.getByRole('complementary', { name: 'Verlauf' })).toBeTruthy()
    expect(document.documentElement.dataset['editor']).toBe('panel')
  })

  it.each([
    ['bp', 'EP', 'Sie gestalten das Käuferportal'],
    ['mp', 'MP', 'Sie gestalten das Marketingportal'],
  ] as const)('EDT-20 EDT-21 says which portal is edited: %s is %s', async (portal, mark, words) => {
    server.answer(getConfiguratorDesign, anEditedDesign(PUBLISHED, { portalId: portal }))
    await show(portal)
    const label = screen.getByRole('img', { name: words })
    expect(label.textContent).toBe(mark)
    await userEvent.hover(label)
    expect((await screen.findByRole('tooltip')).textContent).toBe(words)
  })

  it('EDT-9 EDT-11 shows what there is to save only with changes, and saves it with the revision that was read', async () => {
    await show()
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'v2')
    expect(screen.getByText('1 Änderung')).toBeTruthy()
    await settle()
    expect(shown.dashboard?.version).toBe('v2')
    await press('Speichern')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull())
    expect(lastSaved()).toEqual({
      theme: 'light',
      stylingSimple: {},
      stylingAdvanced: '',
      translations: [],
      revision: 4,
      isDraft: false,
      dashboardVersion: 'v2',
      buyerPortalDashboard: OUTLINE,
      buyerPortalDashboardMenu: 'left',
    })
    // Further changes are compared with it, and saved on the revision that it has now.
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'v3')
    await press('Speichern')
    await waitFor(() => expect(lastSaved()).toMatchObject({ revision: 5, dashboardVersion: 'v3' }))
  })

  it('EDT-10 EDT-12 keeps a draft in this browser until it is reset', async () => {
    await show()
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'v3')
    const key = draftKey({ userId: 'olga', projectId: 'p1', portal: 'bp' })
    await waitFor(() => expect(window.localStorage.getItem(key)).toContain('"dashboard_version":"v3"'))
    cleanup()
    await show()
    expect(screen.getByLabelText('Vorlage')).toHaveProperty('value', 'v3')
    await waitFor(() => {
      const leaving = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(leaving)
      expect(leaving.defaultPrevented).toBe(true)
    })
    await press('Verwerfen')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwerfen' }))
    expect(screen.getByLabelText('Vorlage')).toHaveProperty('value', 'custom')
    await waitFor(() => expect(window.localStorage.getItem(key)).toBeNull())
    await settle()
    expect(shown.dashboard?.version).toBe('custom')
  })

  it('EDT-10 does not write over what another window has changed', async () => {
    await show()
    const key = draftKey({ userId: 'olga', projectId: 'p1', portal: 'bp' })
    const hear = (dashboardVersion: string) => {
      const design = { ...toWireDesign(PUBLISHED), dashboard_version: dashboardVersion }
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify({ revision: 4, design }) }))
      })
    }
    hear('v2')
    expect(screen.getByLabelText('Vorlage')).toHaveProperty('value', 'v2')
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'custom')
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'v1')
    hear('v3')
    expect(screen.getByLabelText('Vorlage')).toHaveProperty('value', 'v1')
    await press('Übernehmen')
    expect(screen.getByLabelText('Vorlage')).toHaveProperty('value', 'v3')
  })

  it('EDT-13 EDT-14 EDT-15 offers four versions; choosing one shows the outline, which only the own one has', async () => {
    await show()
    const versions = [...screen.getByLabelText<HTMLSelectElement>('Vorlage').options].map(({ value }) => value)
    expect(versions).toEqual(['v1', 'v2', 'v3', 'custom'])
    act(() => useEditor.setState({ tab: 'json' }))
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'v2')
    expect(screen.queryByRole('tree')).toBeNull()
    expect(screen.queryByRole('button', { name: 'JSON' })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'custom')
    expect(useEditor.getState().tab).toBe('outline')
    expect(screen.getByRole('tree')).toBeTruthy()
  })

  it('EDT-16 EDT-17 takes JSON when the field is left, and only when it is JSON', async () => {
    await show()
    await press('JSON')
    const code = await screen.findByLabelText<HTMLTextAreaElement>('Aufbau als JSON')
    expect(JSON.parse(code.value)).toEqual(OUTLINE)
    act(() => write(code, '[{"type":"TextElement"'))
    fireEvent.blur(code)
    expect(outlineNow()).toEqual(OUTLINE)
    expect(screen.getByText('Zeile 1: kein gültiges JSON')).toBeTruthy()
    act(() => write(code, '[{"type":"RoomCard"}]'))
    expect(outlineNow()).toEqual(OUTLINE)
    fireEvent.blur(code)
    expect(outlineNow()).toEqual([{ type: 'RoomCard' }])
    await press('Ersetzen: RoomCards')
    expect(outlineNow()).toEqual([{ type: 'RoomCards' }])
    await press('Rückgängig')
    expect(code.value).toContain('"RoomCard"')
  })

  it('EDT-19 asks before an item goes', async () => {
    await show()
    await userEvent.click(treeItem('Drei'))
    await press('Löschen')
    const question = screen.getByRole('dialog', { name: 'Element löschen?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Abbrechen' }))
    expect(rowNames()).toHaveLength(5)
    await press('Löschen')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entfernen' }))
    expect(rowNames()).toEqual(['Kartenreihe', 'Text: Eins', 'Text: Zwei', 'Karte'])
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(rowNames()).toHaveLength(5)
  })

  it('moves items by keyboard and toolbar, and says where they went', async () => {
    await show()
    await userEvent.click(treeItem('Drei'))
    treeItem('Drei').focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(useEditor.getState().edit.selection).toEqual([0, 2])
    expect(screen.getByText(/Text: Position 3 von 3 in Kartenreihe/)).toBeTruthy()
    await press('Nach oben')
    expect(useEditor.getState().edit.selection).toEqual([0, 1])
    await press('Eine Ebene heraus')
    expect(useEditor.getState().edit.selection).toEqual([1])
    await press('Duplizieren')
    expect(rowNames().filter((name) => name === 'Text: Drei')).toHaveLength(2)
    treeItem('Kartenreihe').focus()
    await userEvent.click(treeItem('Kartenreihe'))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(screen.getByText(/Kartenreihe steht schon ganz oben/)).toBeTruthy()
  })

  it('chooses by a click on the page, where links do nothing meanwhile; and lets them when one wants to use it', async () => {
    await show()
    const link = screen.getByRole('link', { name: 'Drei' })
    const click = () => fireEvent.click(link)
    expect(click()).toBe(false)
    expect(treeItem('Drei').getAttribute('aria-selected')).toBe('true')
    await press('Auf der Seite auswählen')
    expect(click()).toBe(true)
  })

  it('EDT-10 writes words by language, at once on the page, and undoes what was typed as one step', async () => {
    await show()
    await userEvent.click(treeItem('Drei'))
    const form = screen.getByRole('form')
    await userEvent.type(within(form).getByLabelText('Text'), ' mehr')
    expect(outlineNow()[1]).toMatchObject({ params: { text: 'Drei mehr' } })
    await settle()
    expect(shown.dashboard?.dashboardConfig[1]).toMatchObject({ params: { text: 'Drei mehr' } })
    await userEvent.click(within(form).getByRole('radio', { name: 'Englisch' }))
    await userEvent.type(within(form).getByLabelText('Text'), 'Three')
    expect(outlineNow()[1]).toMatchObject({ params: { text: { de: 'Drei mehr', en: 'Three' } } })
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(designNow().dashboardConfig[1]).toMatchObject({ params: { text: 'Drei mehr' } })
  })

  it('names what is wrong in the tree and at the field', async () => {
    server.answer(
      getConfiguratorDesign,
      anEditedDesign(
        aDesign({ dashboardConfig: [{ id: 'x', type: 'TextElement', params: { text: 'A', color: 'url(x)' } }] }),
      ),
    )
    await show()
    expect(screen.getByRole('img', { name: '1 Fehler' })).toBeTruthy()
    await userEvent.click(screen.getByRole('treeitem'))
    expect(screen.getByLabelText('Farbe')).toHaveProperty('ariaInvalid', 'true')
    expect(screen.getByText('Farben haben die Form #1a2b3c oder #abc.')).toBeTruthy()
  })

  it.each([
    ['EDT-22', 'MapCard', 'Schatten', ['', ...Array.from({ length: 13 }, (_, n) => String(n))]],
    ['EDT-23', 'ContentRow', 'Abstand zwischen Elementen', ['', ...Array.from({ length: 11 }, (_, n) => String(n))]],
    ['EDT-24', 'MapCard', 'Vergrößerung', ['', '8', '10', '12', '14', '16', '18', '20']],
    ['EDT-25', 'MapCard', 'Art der Karte', ['', 'roadmap', 'satellite']],
    ['EDT-26', 'TextElement', 'Stil', ['', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body1', 'body2', 'caption']],
    ['EDT-27', 'TextElement', 'Ausrichtung', ['', 'left', 'center', 'right']],
    ['EDT-28', 'DocumentCard', 'Art der Dokumente', ['', 'plan', 'floor_plan', 'elektro_plan', 'kitchen_plan']],
    ['EDT-29', 'Button', 'Stil', ['', 'outlined', 'contained']],
    ['EDT-30', 'Button', 'Farbe', ['', 'primary', 'secondary', 'danger', 'info']],
    ['EDT-31', 'Button', 'Ziel', ['', 'link', 'configurator', 'checkout']],
  ])('%s offers for a %s as "%s" what there is', async (_, type, label, expected) => {
    const design = aDesign({ dashboardConfig: [{ id: 'x', type, content: 'A', params: { text: 'A' } }] })
    server.answer(getConfiguratorDesign, anEditedDesign(design))
    await show()
    await userEvent.click(screen.getByRole('treeitem'))
    const layout = screen.getByText('Anordnung', { selector: 'summary' })
    if (!screen.queryByLabelText(label)) await userEvent.click(layout)
    const field = await screen.findByLabelText<HTMLSelectElement>(label)
    expect([...field.options].map(({ value }) => value)).toEqual(expected)
    if (type === 'MapCard' && label === 'Vergrößerung') expect(field.options[0]?.text).toBe('Vorgabe: 18')
  })

  it('shows on which screens an item is, and hides it on one', async () => {
    await show()
    await userEvent.click(treeItem('Drei'))
    await press('Bildschirme')
    await userEvent.click(await screen.findByRole('switch', { name: /Telefon/ }))
    expect(outlineNow()[1]).toMatchObject({ only: { screen: ['sm', 'md', 'lg', 'xl'] } })
    await userEvent.click(screen.getByRole('switch', { name: /Telefon/ }))
    expect(outlineNow()[1]).toEqual(OUTLINE[1])
  })

  it('adds behind what is chosen, only what may stand there', async () => {
    await show()
    await userEvent.click(treeItem('Eins'))
    await press('Element hinzufügen')
    const list = screen.getByRole('dialog')
    expect(within(list).queryByRole('button', { name: /^Kartenreihe/ })).toBeNull()
    await userEvent.type(within(list).getByLabelText('Suchen'), 'Kennzahl')
    await userEvent.click(within(list).getByRole('button', { name: /^Kennzahl/ }))
    expect(rowNames().slice(0, 3)).toEqual(['Kartenreihe', 'Text: Eins', 'Kennzahl: 24'])
    expect(useEditor.getState().edit.selection).toEqual([0, 1])
  })

  it('EDT-11 tells who was faster, and saves one’s own over it or takes theirs', async () => {
    await show()
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'v2')
    const theirs = aDesign({ dashboardConfig: OUTLINE.slice(1) })
    let isFirst = true
    server.answer(saveConfiguratorDesign, () => {
      const said = isFirst
        ? refusal('REVISION_CONFLICT')
        : anEditedDesign({ ...PUBLISHED, dashboardVersion: 'v2' }, { revision: 8 })
      isFirst = false
      return said
    })
    server.answer(getConfiguratorDesign, anEditedDesign(theirs, { revision: 7 }))
    await press('Speichern')
    const question = await screen.findByRole('dialog', { name: 'Inzwischen wurde gespeichert' })
    expect(question.textContent).toContain('Olga Petersen')
    expect(within(question).getByText('3 Elemente entfernt')).toBeTruthy()
    expect(within(question).getByText('Andere Vorlage')).toBeTruthy()
    await userEvent.click(within(question).getByRole('button', { name: 'Meinen speichern' }))
    await waitFor(() => expect(lastSaved()).toMatchObject({ revision: 7, dashboardVersion: 'v2' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'v1')
    isFirst = true
    await press('Speichern')
    await press('Deren Stand nehmen')
    expect(designNow()).toEqual(theirs)
    expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
  })

  it('looks at what was published before, and brings it back as a step', async () => {
    const versions = [
      { revision: 2, savedAt: '2026-11-01T08:00:00.000Z', savedBy: 'Olga', dashboardVersion: 'v2' as const },
    ]
    server.answer(getConfiguratorDesign, anEditedDesign(PUBLISHED, { versions }))
    const old = anEditedDesign(aDesign({ dashboardVersion: 'v2' })).packageDesign
    server.answer(getDesignVersion, old)
    await show()
    await press('Verlauf')
    await press(/1\.11\.2026|01\.11\.2026/)
    expect(await screen.findByText(/Sie sehen den Stand vom/)).toBeTruthy()
    await settle()
    expect(shown.dashboard?.version).toBe('v2')
    expect(designNow()).toEqual(PUBLISHED)
    await press('Wiederherstellen')
    expect(designNow().dashboardVersion).toBe('v2')
    expect(await screen.findByRole('button', { name: 'Speichern' })).toBeTruthy()
    await press('Rückgängig')
    expect(designNow()).toEqual(PUBLISHED)
  })

  it('DSH-5 opens whatever is in an outline, and saves the same again', { timeout: 120_000 }, async () => {
    await show()
    const designs = fc.sample(outlines, { numRuns: 300, seed: 21 })
    for (const [index, dashboardConfig] of designs.entries()) {
      if (!Array.isArray(dashboardConfig)) continue
      const outline: Outline = dashboardConfig
      act(() => useEditor.setState({ edit: beginEditing(aDesign({ dashboardConfig: outline })), saving: null }))
      const rows = flatten(outline)
      const row = rows[index % Math.max(1, rows.length)]
      act(() => select(row?.path ?? null))
      expect(screen.queryAllByRole('treeitem')).toHaveLength(rows.length)
      await act(() => saveDesign(false))
      const saved = lastSaved()
      const written = saved !== undefined && 'buyerPortalDashboard' in saved ? saved.buyerPortalDashboard : null
      expect(JSON.stringify(written)).toBe(JSON.stringify(outline))
    }
  })

  it('saves the first design of a portal, and takes the draft from the page when it is closed', async () => {
    server.answer(getConfiguratorDesign, anEditedDesign(PUBLISHED, { id: null, revision: 0 }))
    server.answer(createConfiguratorDesign, anEditedDesign(PUBLISHED, { revision: 1 }))
    await show()
    await userEvent.selectOptions(screen.getByLabelText('Vorlage'), 'v3')
    await settle()
    await press('Gestaltung schließen')
    expect(shown.dashboard?.version).toBe('custom')
    await press('Seiten gestalten')
    await press('Speichern')
    await waitFor(() => expect(server.asked(createConfiguratorDesign)).toHaveLength(1))
  })
})

function write(field: HTMLTextAreaElement, words: string): void {
  field.value = words
  field.dispatchEvent(new Event('change'))
}

/** A field of the browser's own in the place of CodeMirror. */
function plainCodeEditor(
  host: HTMLElement,
  { text: words, label, check, onLeave }: Parameters<typeof createCodeEditor>[1],
): ReturnType<typeof createCodeEditor> {
  const area = document.createElement('textarea')
  area.setAttribute('aria-label', label)
  area.value = words
  area.addEventListener('change', () => check(area.value))
  area.addEventListener('blur', () => onLeave(area.value))
  host.append(area)
  return {
    text: () => area.value,
    setText: (next) => {
      area.value = next
    },
    hasFocus: () => false,
    show: () => area.focus(),
    replace: ({ from, to }, insert) => {
      area.value = area.value.slice(0, from) + insert + area.value.slice(to)
      onLeave(area.value)
    },
    destroy: () => area.remove(),
  }
}

/** Sizes are a browser's affair. */
class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function toWireDesign(design: ProjectDesign): Record<string, unknown> {
  return {
    theme: design.theme,
    styling_simple: {},
    styling_advanced: '',
    translations: [],
    dashboard_version: design.dashboardVersion,
    dashboard_config: design.dashboardConfig,
    dashboard_menu: design.dashboardMenu,
  }
}
