import type { Room } from '#shared/domain/catalogue.types.ts'
import { useDesignLinesStart } from './use-design-lines-start.ts'

/** Loaded after the first screen is shown, which has nothing of it. */
export function DesignLinesStart({ room }: { room: Room }) {
  useDesignLinesStart(room)
  return null
}
