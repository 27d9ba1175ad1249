import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { createPairingCode, listDevices, saveDevice } from '#shared/contracts/http/devices.contract.ts'
import { BUYERS, bearer, logIn } from '#tests/support/api-client.ts'
import { hashOfPin, startKioskHost } from '#tests/support/kiosk-host.ts'
import { startPairedKiosk } from '#tests/support/paired-kiosk.ts'
import { expectAccessible } from '#tests/support/test.ts'
import { expect, KioskScreen, PIN, START, test } from './kiosk.fixture.ts'

test('decisions 36 and 37 a new kiosk is paired, waits for its project, and shows it when all of it is there', async ({
  kiosk,
  page,
  portal,
}) => {
  test.setTimeout(240_000)
  const device = await startKioskHost()
  try {
    await page.goto(device.url)
    await expect(page.getByRole('heading', { name: 'Dieses Gerät einrichten' })).toBeVisible()
    await expectAccessible(page)
    const submit = page.getByRole('button', { name: 'Gerät verbinden' })
    await submit.tap()
    await expect(page.getByText(/Das ist keine vollständige Adresse/)).toBeVisible()
    await page.getByLabel('Adresse des Portals').fill(portal.url)
    await page.getByLabel('Code', { exact: true }).fill('bcdf-ghjk')
    await submit.tap()
    await expect(page.getByRole('alert')).toHaveText(/Diesen Code gibt es nicht/)

    const headers = { ...bearer(await logIn(portal.url, BUYERS.admin.email)), 'content-type': 'application/json' }
    const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const answer = await fetch(portal.url + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return answer.json()
    }
    const made = z.parse(createPairingCode.answer, await ask('POST', createPairingCode.path, { name: 'Empfang' }))
    await page.getByLabel('Code', { exact: true }).fill(made.code)
    await submit.tap()
    await expect(page.getByRole('heading', { name: 'Dieses Gerät wartet auf sein Projekt' })).toBeVisible()
    await expectAccessible(page)

    const reception = z
      .parse(listDevices.answer, await ask('GET', listDevices.path))
      .find(({ name }) => name === 'Empfang')
    if (reception === undefined) throw new Error('The kiosk is not in the list')
    const { id, name, settings, settings_revision: revision } = reception
    await ask('PUT', saveDevice.path.replace(':device_id', id), {
      revision,
      name,
      settings: { ...settings, project_id: 'lindenhof' },
    })
    await expect(page.getByRole('heading', { name: /wird auf dieses Gerät geladen/ })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(kiosk.pictures.getByRole('heading', { name: 'Wohnen am Lindenhof' })).toBeVisible({ timeout: 180_000 })

    await kiosk.enter(device.url)
    await expect(page.getByRole('article')).toHaveCount(4)
    await page.getByRole('link', { name: 'Musterwohnung 2 Zimmer' }).tap()
    await expect(kiosk.sidebar).toContainText('Musterwohnung 2 Zimmer')
  } finally {
    // What it still loads would fail once its host is gone.
    await page.goto('about:blank')
    await device.stop()
  }
})

test('decision 37 staff pair a kiosk anew whose key is lost, while it goes on showing its project', async ({
  configurator,
  page,
  portal,
}) => {
  test.setTimeout(300_000)
  const { host, state } = await startPairedKiosk(portal.url)
  try {
    loseToken(host.dataFolder)
    await host.restart()
    const kiosk = new KioskScreen(page, host.url)
    await kiosk.begin(`${host.url}${START}/bathroom`)
    await configurator.waitUntilReady()
    await kiosk.holdLogo()
    await kiosk.enterPin(PIN)
    const panel = kiosk.dialog('Für das Verkaufsteam')
    await expect(panel.getByRole('heading', { name: 'Dieses Gerät muss neu gekoppelt werden' })).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Neu koppeln' }).tap()
    const pairing = kiosk.dialog('Dieses Gerät neu koppeln')
    await expect(pairing.getByLabel('Adresse des Portals')).toHaveValue(portal.url)
    await expectAccessible(page)
    const headers = { ...bearer(await logIn(portal.url, BUYERS.admin.email)), 'content-type': 'application/json' }
    const made = await fetch(portal.url + createPairingCode.path, {
      method: 'POST',
      headers,
      body: '{"name":"Foyer 2"}',
    })
    const { code } = z.parse(createPairingCode.answer, await made.json())
    await pairing.getByLabel('Code', { exact: true }).fill(code)
    await pairing.getByRole('button', { name: 'Gerät verbinden' }).tap()
    await expect(pairing).toBeHidden()
    // As a new device of the portal, which has no project yet.
    await expect.poll(async () => (await state()).stage).toBe('waiting')
    await expect(page.getByRole('heading', { name: 'Dieses Gerät wartet auf sein Projekt' })).toBeVisible()
  } finally {
    await page.goto('about:blank')
    await host.stop()
  }
})

/** As after a keyring that was made anew; the PIN is the device's own. */
function loseToken(folder: string): void {
  const path = join(folder, 'device.json')
  const KeptSchema = z.object({ value: z.record(z.string(), z.unknown()) })
  const { value } = z.parse(KeptSchema, JSON.parse(readFileSync(path, 'utf8')))
  const lost = { ...value, sealed_token: Buffer.alloc(60, 7).toString('base64') }
  const sha256 = createHash('sha256').update(JSON.stringify(lost)).digest('hex')
  writeFileSync(path, JSON.stringify({ sha256, value: lost }))
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ staff_pin_hash: hashOfPin(PIN) }))
}
