import type { Handlers } from '#server/gateway/handlers.types.ts'
import { answer, answerTo, createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import type { KioskManifestsService } from './kiosk-manifests.service.ts'
import type { KiosksService } from './kiosks.service.ts'

type KioskHandlers = Pick<
  Handlers,
  | 'pairDevice'
  | 'reportDevice'
  | 'getDeviceSettings'
  | 'getDeviceManifest'
  | 'listDevices'
  | 'createPairingCode'
  | 'saveDevice'
  | 'orderDevice'
  | 'revokeDevice'
>

interface Parts {
  readonly kiosks: KiosksService
  readonly kioskManifests: KioskManifestsService
}

/** What kiosks ask for, and what an account's admins see and set of them (decision 37). */
export function kioskRoutes({ kiosks, kioskManifests }: Parts): KioskHandlers {
  return {
    async pairDevice({ body, facts }) {
      return createdAnswerTo(await kiosks.pair(body, facts.ip))
    },
    async reportDevice({ device, body }) {
      return answer(await kiosks.report(device, body))
    },
    async getDeviceSettings({ device }) {
      return answer(kiosks.getSettings(device))
    },
    async getDeviceManifest({ device, query }) {
      const content = await kioskManifests.manifestFor({ ...device, report: query })
      return content === null
        ? refuse('NOT_FOUND', 'No project is set for this device, or it has nothing to show.')
        : { kind: 'content', content, hot: null }
    },
    async listDevices({ caller }) {
      return answer(await kiosks.list(caller))
    },
    async createPairingCode({ caller, body, facts }) {
      return createdAnswerTo(await kiosks.createCode(caller, body.name, facts.ip))
    },
    async saveDevice({ caller, params, body }) {
      return answerTo(await kiosks.save(caller, params.deviceId, body))
    },
    async orderDevice({ caller, params, body }) {
      return answerTo(await kiosks.order(caller, params.deviceId, body.order))
    },
    async revokeDevice({ caller, params }) {
      return answerTo(await kiosks.revoke(caller, params.deviceId))
    },
  }
}
