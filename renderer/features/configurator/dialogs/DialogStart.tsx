import { useDesignLinesStart } from './use-design-lines-start.ts'
import { useDialogPreload } from './use-dialog-preload.ts'

/** What dialogs do when a unit opens. Shows nothing; it is a component so that the address paints nothing else again. */
export function DialogStart() {
  useDialogPreload()
  useDesignLinesStart()
  return null
}
