import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorCode } from '#shared/contracts/errors.ts'
import { KIOSK_PATH } from '#shared/contracts/kiosk/host.contract.ts'
import { type FakePortal, startFakePortal } from './fake-portal.ts'
import { type FaultyDisk, faultyDisk } from './faulty-disk.ts'
import { newHostFolder, newTestHost, removeHostFolder, type TestHost } from './test-host.ts'

/** Where the page sends what a visitor saves, and what is counted. */
export const SAVE = `${KIOSK_PATH}/units/u-1/prospect_configurations`
export const EVENTS = '/mp/api/v1/tracking_events'

/** A paired kiosk on a disk that can have faults, with a made-up portal; for tests of what visitors send. */
export class SendingKiosk {
  readonly folder: string
  readonly disk: FaultyDisk
  host: TestHost
  portal: FakePortal

  private constructor(folder: string, disk: FaultyDisk, portal: FakePortal) {
    this.folder = folder
    this.disk = disk
    this.portal = portal
    this.host = newTestHost(folder, { disk })
  }

  static async start(): Promise<SendingKiosk> {
    const kiosk = new SendingKiosk(newHostFolder(), faultyDisk(), await startFakePortal())
    await kiosk.host.start()
    await kiosk.host.pairWith(kiosk.portal.url)
    return kiosk
  }

  /** The host on the same folder once more; the one before has to be stopped. */
  async startAnew(): Promise<void> {
    this.host = newTestHost(this.folder, { disk: this.disk })
    await this.host.start()
  }

  /** The portal under its address, after it was away; it has forgotten what was sent. */
  async portalAnew(): Promise<void> {
    this.portal = await startFakePortal({ port: this.portal.port })
  }

  /** The portal refuses everything that is sent. @param headers such as `Retry-After` */
  refuseAll(code: ErrorCode, headers: Record<string, string> = {}): void {
    this.portal.intercept = (request, reply) =>
      request.url?.startsWith('/mp/') === true && this.portal.refuse(request, reply, code, headers)
  }

  /** What somebody on the way says instead of the portal. */
  answerAll(status: number, contentType: string, body: string, headers: Record<string, string> = {}): void {
    this.portal.intercept = (request, reply) => {
      if (request.url?.startsWith('/mp/') !== true) return false
      reply.writeHead(status, { 'Content-Type': contentType, ...headers }).end(body)
      return true
    }
  }

  /** Names of entries on the disk. @param subFolder of the outbox; those that wait when left out */
  entriesOnDisk(subFolder = ''): string[] {
    const within = join(this.host.dataDir, 'outbox', subFolder)
    return (existsSync(within) ? readdirSync(within) : []).filter((name) => name.endsWith('.entry'))
  }

  async close(): Promise<void> {
    await this.host.stop()
    await this.portal.close()
    removeHostFolder(this.folder)
  }
}

/** What a visitor saves. @param comment to know it by */
export function save(comment: string) {
  return {
    email: 'vera@example.com',
    name: 'Vera Visitor',
    comment,
    contact: null,
    requests_contact: true,
    configuration: {
      buyer_selections: {},
      buyer_line_item_activations: {},
      buyer_design_line_selections: [],
      preview_image_urls: [],
    },
  }
}

/** What is counted. @param label to know it by */
export function event(label: string) {
  return {
    tracking_event: {
      project_id: 'p-1',
      unit_id: null,
      event_type: 'room_opened',
      event_label: label,
      event_value: '',
      checksum: null,
      correlation_id: null,
      system_id: 'acc',
      portal_id: 'mp',
      event_url: '/mp/acc/project',
    },
  }
}

/** What the page is told of something that was sent. */
export async function readOutcome(answer: Response): Promise<string> {
  const { outcome } = JSON.parse(await answer.text()) as { outcome: string }
  return outcome
}
