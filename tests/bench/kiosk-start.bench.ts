// From starting a browser to a configurator that answers, from the kiosk's own disk, against the same browser with a blank page.
import { createServer } from 'node:http'
import { startPairedKiosk } from '#tests/support/paired-kiosk.ts'
import { newDataFolder, removeFolder, startPortal } from '#tests/support/portal.ts'
import { timeInBareBrowser } from './bare-browser.ts'
import { atMost, median, type Row, report } from './rows.ts'

/** KIOSK_STARTS=3 for a quick look. */
const ROUNDS = Number(process.env['KIOSK_STARTS'] ?? 9)

interface Round {
  /** ms. */
  readonly blank: number
  readonly kiosk: number
}

const portalFolder = newDataFolder('kiosk-start')
const portal = await startPortal({ dataFolder: portalFolder })
const { host, state } = await startPairedKiosk(portal.url, {
  attract_loop: false,
  start_unit: 'lindenhof-musterwohnung-3z',
})
const blank = await serveBlankPage()
const used = { blank: newDataFolder('blank-profile'), kiosk: newDataFolder('kiosk-profile') }
try {
  // All comes from the kiosk's own disk.
  await portal.stop()
  await host.restart()
  if ((await state()).stage !== 'ready') throw new Error('The kiosk does not show its project')
  // The first start of a profile, and of the browser on this machine, is another thing.
  await startWith(used.blank, used.kiosk)
  const warm: Round[] = []
  const fresh: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    warm.push(await startWith(used.blank, used.kiosk))
    const profiles = { blank: newDataFolder('blank-profile'), kiosk: newDataFolder('kiosk-profile') }
    fresh.push(await startWith(profiles.blank, profiles.kiosk))
    Object.values(profiles).forEach(removeFolder)
  }
  const hostStarts: number[] = []
  for (let round = 0; round < 3; round += 1) hostStarts.push(await measureTime(() => host.restart()))
  report([
    ...listRows('used profile', warm, 1.8),
    ...listRows('fresh profile', fresh, 2.2),
    {
      name: 'kiosk: start of the host alone, as a process of its own',
      figure: `${Math.round(median(hostStarts))} ms`,
      value: median(hostStarts),
      bar: null,
    },
  ])
} finally {
  await host.stop()
  await portal.stop()
  blank.close()
  for (const folder of [portalFolder, used.blank, used.kiosk]) removeFolder(folder)
}

function listRows(name: string, rounds: readonly Round[], limit: number): Row[] {
  // Each against the one beside it: how busy the machine is changes from round to round.
  const ratio = median(rounds.map(({ blank: before, kiosk }) => kiosk / before))
  const [blankMs, kioskMs] = [median(rounds.map((round) => round.blank)), median(rounds.map((round) => round.kiosk))]
  return [
    {
      name: `kiosk: start to a configurator that answers, ${name}, against a blank page`,
      figure: `${ratio.toFixed(2)} × (${Math.round(kioskMs)} ms, ${Math.round(blankMs)} ms)`,
      value: ratio,
      bar: atMost(limit, '×'),
    },
  ]
}

async function startWith(blankProfile: string, kioskProfile: string): Promise<Round> {
  return {
    blank: await timeToOpen(blankProfile, blank.url, ['h1']),
    kiosk: await timeToOpen(kioskProfile, `${host.url}/`, ['[data-testid="unit-total"]', 'main [data-settled="true"]']),
  }
}

/**
 * ms from starting the browser until the page is there and has time for a touch.
 *
 * @param signs selectors of what has to be there
 */
function timeToOpen(profile: string, url: string, signs: readonly string[]): Promise<number> {
  return timeInBareBrowser(profile, url, `(${String(whenThere)})(${JSON.stringify(signs)})`)
}

/** In the page: resolves when all of it is there, and the browser has nothing better to do. */
function whenThere(signs: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (signs.every((sign) => document.querySelector(sign) !== null)) requestIdleCallback(() => resolve())
      else requestAnimationFrame(look)
    }
    look()
  })
}

async function measureTime(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** The least that a browser can show of an address. */
async function serveBlankPage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(
      '<!doctype html><html lang="de"><title>Blank</title><link rel="icon" href="data:,"><h1>Blank</h1></html>',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The blank page has no port')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}
