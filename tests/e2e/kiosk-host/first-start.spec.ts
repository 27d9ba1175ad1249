import * as z from 'zod/mini'
import { createPairingCode, listDevices, saveDevice } from '#shared/contracts/http/devices.contract.ts'
import { BUYERS, bearer, logIn } from '#tests/support/api-client.ts'
import { startKioskHost } from '#tests/support/kiosk-host.ts'
import { expectAccessible } from '#tests/support/test.ts'
import { expect, test } from './kiosk.fixture.ts'

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
    await expect(submit).toBeDisabled()
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
    const made = z.parse(createPairingCode.answer, await ask('POST', createPairingCode.path, { name: 'Foyer' }))
    await page.getByLabel('Code', { exact: true }).fill(made.code)
    await submit.tap()
    await expect(page.getByRole('heading', { name: 'Dieses Gerät wartet auf sein Projekt' })).toBeVisible()
    await expectAccessible(page)

    const foyer = z.parse(listDevices.answer, await ask('GET', listDevices.path)).find(({ name }) => name === 'Foyer')
    if (foyer === undefined) throw new Error('The kiosk is not in the list')
    const { id, name, settings, settings_revision: revision } = foyer
    await ask('PUT', saveDevice.path.replace(':device_id', id), {
      revision,
      name,
      settings: { ...settings, project_id: 'lindenhof' },
    })
    await expect(page.getByRole('heading', { name: /wird auf dieses Gerät geladen/ })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(kiosk.pictures.getByRole('heading', { name: 'Wohnen am Lindenhof' })).toBeVisible({ timeout: 180_000 })

    await kiosk.begin(device.url)
    await expect(kiosk.sidebar).toContainText('Musterwohnung')
  } finally {
    await device.stop()
  }
})
