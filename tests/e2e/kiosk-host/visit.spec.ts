import { saveVisit } from '#shared/contracts/kiosk/host.contract.ts'
import { checkedAnswer } from '#shared/testing/checked-answer.ts'
import { readQrCode } from '#tests/support/read-qr-code.ts'
import { FLOOR } from '#tests/support/sample.ts'
import { expectAccessible } from '#tests/support/test.ts'
import { expect, NOTHING, PIN, START, test } from './kiosk.fixture.ts'

const ROOM = `${START}/bathroom`
const EMAIL = 'vera@example.com'

test.describe('pictures before a visit', () => {
  test('decision 35 show the project, are gone with the first touch, and begin in the visitor’s language', async ({
    kiosk,
    configurator,
    page,
  }) => {
    await page.goto('/')
    await expect(kiosk.pictures.getByRole('heading', { name: 'Wohnen am Lindenhof' })).toBeVisible()
    await expect(kiosk.pictures.getByText('Touch to begin')).toBeVisible()
    for (const what of ['Richten Sie Ihre Wohnung ein', 'Design your home'])
      await expect(kiosk.pictures.getByRole('heading', { name: what }), 'KSK-28').toBeVisible()
    await expect(kiosk.slides.first()).toBeVisible()
    await expectAccessible(page)
    await kiosk.pictures.getByRole('button', { name: 'Begin in English' }).tap()
    await expect(kiosk.pictures).toBeHidden()
    await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible()
    await expect(configurator.title).toHaveText('Hallway')
  })

  test('decision 35 keep still for who asked for less motion', async ({ kiosk, page }) => {
    const { attract } = await kiosk.state()
    await kiosk.pretend({ attract: [...attract, ...attract] })
    await page.clock.install()
    await page.goto('/')
    await expect(kiosk.pictures).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(kiosk.slides).toHaveCount(1)
    // Without motion a change of colour still counts as an animation until the next picture of the screen, of 0.01 ms.
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0) > 1)
        .map((one) => ('animationName' in one ? one.animationName : one.id)),
    )
    expect(moving).toEqual([])
  })

  test.describe('that move', () => {
    test.use({ reducedMotion: 'no-preference' })

    test('decision 35 come after the film, which runs without a sound, and before it runs again', async ({
      kiosk,
      page,
    }) => {
      test.setTimeout(120_000)
      const { attract } = await kiosk.state()
      await kiosk.pretend({ attract: [...attract, ...attract] })
      await page.clock.install()
      await page.goto('/')
      const film = page.getByTestId('attract-video')
      await expect(film).toHaveAttribute('data-running', 'true')
      expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.muted])).toEqual([false, true])
      expect(await film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(4)
      await expect(film).not.toHaveAttribute('data-running', { timeout: 30_000 })
      await expect(async () => {
        await page.clock.fastForward(10_000)
        await expect(kiosk.slides).toHaveCount(2, { timeout: 200 })
      }).toPass()
      await expect(async () => {
        await page.clock.fastForward(10_000)
        await expect(film).toHaveAttribute('data-running', 'true', { timeout: 200 })
      }).toPass()
    })

    test('decision 35 fade into each other, never more than two at a time', async ({ kiosk, page }) => {
      const { attract } = await kiosk.state()
      await kiosk.withoutFilm()
      await kiosk.pretend({ attract: [...attract, ...attract] })
      await page.clock.install()
      await page.goto('/')
      await expect(kiosk.slides).toHaveCount(1)
      await page.clock.fastForward(10_000)
      await expect(kiosk.slides).toHaveCount(2)
      for (let round = 0; round < 4; round += 1) await page.clock.fastForward(10_000)
      await expect(kiosk.slides).toHaveCount(2)
    })
  })
})

test.describe('the end of a visit', () => {
  test('decision 35 is asked for by the visitor, and leaves nothing behind', async ({ kiosk, configurator, page }) => {
    await kiosk.begin(ROOM)
    await configurator.choose(FLOOR.title, FLOOR.option)
    await page.getByRole('button', { name: 'Kontakt' }).tap()
    await kiosk.dialog('Kontakt aufnehmen').getByLabel('Vorname').fill('Vera')
    await page.keyboard.press('Escape')
    await page.evaluate(async () => {
      document.cookie = 'visitor=vera'
      await caches.open('visitor')
    })
    const before = await kiosk.remains()
    expect(before.local.length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Beenden' }).tap()
    const question = kiosk.dialog('Möchten Sie Ihren Besuch beenden?')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Weiter auswählen' }).tap()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Beenden' }).tap()
    await question.getByRole('button', { name: 'Beenden und löschen' }).tap()
    await expect(kiosk.pictures).toBeVisible()
    expect(await kiosk.remains()).toEqual({ ...NOTHING, history: before.history })
    expect(new URL(page.url()).pathname).not.toContain('bathroom')
    await kiosk.begin(ROOM)
    expect(await configurator.totalCents()).toBe(0)
    await expect(configurator.item(FLOOR.title)).not.toContainText(FLOOR.option)
  })

  test.describe('that nobody goes on with', () => {
    test.use({ settings: { idle_seconds: 300, countdown_seconds: 120 } })
    test('decision 35 comes after a countdown, which any touch stops', async ({ kiosk, page }) => {
      test.slow()
      await page.clock.install()
      await kiosk.begin(ROOM)
      const countdown = kiosk.dialog('Sind Sie noch da?')
      await page.clock.fastForward(240_000)
      await expect(countdown).toBeHidden()
      await page.clock.fastForward(60_000)
      await expect(countdown).toBeVisible()
      await expectAccessible(page)
      await page.touchscreen.tap(8, 900)
      await expect(countdown).toBeHidden()
      await expect(page).toHaveURL(/bathroom/)
      await page.clock.fastForward(300_000)
      await expect(countdown).toBeVisible()
      await page.clock.fastForward(120_000)
      await expect(kiosk.pictures).toBeVisible({ timeout: 20_000 })
      await expect(countdown).toBeHidden()
      expect(await kiosk.remains()).toMatchObject(NOTHING)
    })
  })

  test.describe('by the return button', () => {
    test.describe('with an address', () => {
      test.use({
        settings: {
          return_label: 'Zur Projektübersicht',
          return_url: 'https://start.example/center',
          allowed_hosts: ['start.example'],
        },
      })
      test('KSK-17 KSK-18 has its words, and leads there when all is forgotten', async ({
        kiosk,
        configurator,
        page,
      }) => {
        const ended: string[] = []
        page.on('request', (request) => {
          if (request.url().endsWith('/kiosk/v1/visits/end')) ended.push(request.url())
        })
        await page.route('https://start.example/**', (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<h1>Übersicht</h1>` }),
        )
        await kiosk.begin(ROOM)
        await configurator.choose(FLOOR.title, FLOOR.option)
        await page.getByRole('button', { name: 'Zur Projektübersicht' }).tap()
        await kiosk
          .dialog(/Besuch beenden/)
          .getByRole('button', { name: 'Beenden und löschen' })
          .tap()
        await expect(page).toHaveURL('https://start.example/center')
        expect(ended).toHaveLength(1)
      })
    })
  })

  test('decision 35 comes when the host passes on that the portal orders it', async ({ kiosk, page }) => {
    await page.clock.install()
    await kiosk.begin(ROOM)
    await kiosk.pretend({ reset_orders: 1 })
    // The page asks again by then.
    await page.clock.fastForward(20_000)
    await expect(kiosk.pictures).toBeVisible({ timeout: 20_000 })
    expect(await kiosk.remains()).toMatchObject(NOTHING)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('a configuration to take along', () => {
  test('TAKE-6 TAKE-9 leaves by a short code at once, without an address, and nothing to copy', async ({
    kiosk,
    configurator,
    page,
    portal,
  }) => {
    await kiosk.begin(ROOM)
    await configurator.choose(FLOOR.title, FLOOR.option)
    await page.getByRole('button', { name: 'Mitnehmen' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Nehmen Sie Ihre Auswahl mit' })
    const code = dialog.getByRole('img', { name: /QR-Code/ })
    await expect(code).toBeVisible()
    await expectAccessible(page)
    expect(await readQrCode(code)).toMatch(new RegExp(`^${portal.url}/s/[2-9A-Z]{5}-[2-9A-Z]{5}$`))
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Besuch beenden' }).tap()
    await expect(kiosk.pictures).toBeVisible()
    expect(await kiosk.remains()).toMatchObject(NOTHING)
  })

  test('PRO-15 decision 36 leaves by a code that names the portal’s address, and is then forgotten', async ({
    kiosk,
    configurator,
    page,
    portal,
  }) => {
    await kiosk.begin(ROOM)
    await configurator.choose(FLOOR.title, FLOOR.option)
    await page.getByRole('button', { name: 'Mitnehmen' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Zusätzlich per E-Mail' }).tap()
    await dialog.getByLabel('E-Mail-Adresse').fill(EMAIL)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Speichern und senden' }).tap()
    const code = dialog.getByRole('img', { name: /QR-Code/ })
    await expect(code).toBeVisible()
    await expectAccessible(page)
    const address = await readQrCode(code)
    expect(address).toMatch(new RegExp(`^${portal.url}/mp/demo/lindenhof/[^/]+/configuration/[\\w-]{22}$`))
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Besuch beenden' }).tap()
    await expect(kiosk.pictures).toBeVisible()
    expect(await kiosk.remains()).toMatchObject(NOTHING)
  })

  test('decision 36 the visitor is told that it waits on the device, and since when the prices are', async ({
    kiosk,
    page,
  }) => {
    await kiosk.pretend({ is_online: false, synchronised_at: '2026-11-19T08:00:00.000Z' })
    await page.route('**/kiosk/v1/units/*/prospect_configurations*', (route) =>
      route.fulfill(checkedAnswer(saveVisit, 200, { outcome: 'waiting' })),
    )
    await kiosk.begin(ROOM)
    await expect(kiosk.bar).toContainText('Preise vom 19. November 2026')
    await page.getByRole('button', { name: 'Mitnehmen' }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Zusätzlich per E-Mail' }).tap()
    await dialog.getByLabel('E-Mail-Adresse').fill(EMAIL)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Speichern und senden' }).tap()
    await expect(
      dialog.getByText(/liegt verschlüsselt auf diesem Gerät.*in einer E-Mail an vera@example.com/),
    ).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Weiter auswählen' }).tap()
    await expect(dialog).toBeHidden()
  })

  test('KSK-13 decision 37 a number and a mail address can be read, and are a code for the phone', async ({
    kiosk,
    page,
  }) => {
    await kiosk.begin(ROOM)
    await kiosk.sidebar.getByRole('button', { name: 'Kontakt' }).tap()
    const contact = kiosk.dialog('Kontakt aufnehmen')
    const ways = [
      ['tel:', 'Mit Ihrem Telefon anrufen'],
      ['mailto:', 'Von Ihrem Telefon schreiben'],
    ] as const
    for (const [scheme, title] of ways) {
      const link = contact.locator(`a[href^="${scheme}"]`)
      const words = (await link.textContent()) ?? ''
      // What lies under a dialog is nobody's while that is open.
      const address = await link.getAttribute('href')
      await link.tap()
      const shown = kiosk.dialog(title)
      await expect(shown.getByText(words, { exact: true })).toBeVisible()
      expect(await readQrCode(shown.getByRole('img'))).toBe(address)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(shown).toBeHidden()
      await expect(contact).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(contact).toBeHidden()
    await test.step('decision 37 a link that leads out of the kiosk is a code for the phone', async () => {
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = 'https://www.hersteller.example/fliese'
        link.target = '_blank'
        link.textContent = 'Hersteller'
        document.querySelector('[data-scroller]')?.prepend(link)
      })
      await page.getByRole('link', { name: 'Hersteller' }).tap()
      const code = kiosk.dialog('Auf Ihrem Telefon öffnen').getByRole('img')
      expect(await readQrCode(code)).toBe('https://www.hersteller.example/fliese')
      expect(page.context().pages()).toHaveLength(1)
    })
  })
})

test.describe('sales staff', () => {
  test('decision 37 come in with their PIN, switch the unit with one touch more, and see how the device is', async ({
    kiosk,
    page,
    portal,
  }) => {
    await kiosk.begin(ROOM)
    await kiosk.bar.getByRole('button', { name: /drei Sekunden/ }).tap()
    await expect(kiosk.dialog('PIN eingeben')).toBeHidden()
    await kiosk.holdLogo()
    await expect(kiosk.dialog('PIN eingeben')).toBeVisible()
    await expectAccessible(page)
    await kiosk.enterPin('000000')
    await expect(page.getByText('Diese PIN stimmt nicht. Noch 4 Versuche.')).toBeVisible()
    await page.keyboard.type(PIN)
    await page.keyboard.press('Enter')
    const panel = kiosk.dialog('Für das Verkaufsteam')
    await expect(panel.getByText('Portal erreichbar')).toBeVisible()
    await expect(panel.getByRole('definition').filter({ hasText: portal.url })).toBeVisible()
    await expect(panel.getByRole('definition').filter({ hasText: / frei$/ })).toBeVisible()
    await expect(panel.getByRole('definition').filter({ hasText: /^nichts$/ })).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Programm neu starten' }).tap()
    await expect(panel.getByRole('button', { name: 'Wirklich neu starten?' })).toBeVisible()
    await panel.getByRole('button', { name: 'Musterwohnung 4 Zimmer' }).tap()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/musterwohnung-4z/)
    await expect(kiosk.sidebar).toContainText('Musterwohnung 4 Zimmer')
  })

  test('decision 37 the door closes by itself', async ({ kiosk, page }) => {
    test.slow()
    await page.clock.install()
    await kiosk.begin(ROOM)
    const logo = kiosk.bar.getByRole('button', { name: /drei Sekunden/ })
    await logo.focus()
    await page.keyboard.down('Enter')
    await page.clock.fastForward(3_100)
    await page.keyboard.up('Enter')
    const pad = kiosk.dialog('PIN eingeben')
    await expect(pad).toBeVisible()
    await page.clock.fastForward(61_000)
    await expect(pad).toBeHidden()
  })
})
