import { createElement, Suspense } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { DIALOGS } from './dialog-registry.ts'
import type { OpenDialog } from '#renderer/unit/dialogs/dialog-address.ts'
import type { DialogName } from '#renderer/unit/dialogs/dialogs.types.ts'
import { useDialogs, useOpenDialog } from '#renderer/unit/dialogs/use-dialogs.ts'

/** Shows the dialog that the address names, over the room (CFG-17). */
export function DialogHost({ room }: { room: Room }) {
  const dialog = useOpenDialog()
  return dialog === null ? null : <Shown key={dialog.name} dialog={dialog} room={room} />
}

function Shown<Name extends DialogName>({ dialog, room }: { dialog: OpenDialog<Name>; room: Room }) {
  const { close } = useDialogs()
  const component = DIALOGS[dialog.name]
  if (component === undefined) return null
  return (
    <Suspense fallback={null}>{createElement(component, { params: dialog.params, room, onClose: close })}</Suspense>
  )
}
