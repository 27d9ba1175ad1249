import type { Handlers } from '#server/gateway/handlers.types.ts'
import { refuse } from '#server/platform/http/answers.ts'

type DesignHandlers = Pick<
  Handlers,
  | 'getConfiguratorDesign'
  | 'createConfiguratorDesign'
  | 'saveConfiguratorDesign'
  | 'deleteDesignDraft'
  | 'getDesignVersion'
  | 'getDesignDraft'
>

const later = () => Promise.resolve(refuse('UNAVAILABLE', 'Not yet.'))

export function designRoutes(): DesignHandlers {
  return {
    getConfiguratorDesign: later,
    createConfiguratorDesign: later,
    saveConfiguratorDesign: later,
    deleteDesignDraft: later,
    getDesignVersion: later,
    getDesignDraft: later,
  }
}
