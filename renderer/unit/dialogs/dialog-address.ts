import { DIALOG_PARAMS, type DialogName, type DialogParams } from './dialogs.types.ts'

const NAME = 'dialog'

export interface OpenDialog<Name extends DialogName = DialogName> {
  readonly name: Name
  readonly params: DialogParams<Name>
}

/** The dialog that an address names; null for none, or one that does not exist. */
export function readDialog(search: URLSearchParams): OpenDialog | null {
  const name = search.get(NAME)
  if (!isDialogName(name)) return null
  const params = Object.fromEntries(
    DIALOG_PARAMS[name].flatMap((key) => {
      const value = search.get(key)
      return value === null || value === '' ? [] : [[key, value]]
    }),
  )
  return { name, params }
}

/** The query of the address with this dialog instead of any other; whatever else it says stays. */
export function withDialog<Name extends DialogName>(
  search: URLSearchParams,
  name: Name,
  params: DialogParams<Name>,
): URLSearchParams {
  const next = withoutDialog(search)
  next.set(NAME, name)
  for (const [key, value] of Object.entries<string | undefined>(params)) if (value !== undefined) next.set(key, value)
  return next
}

export function withoutDialog(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(NAME)
  for (const keys of Object.values(DIALOG_PARAMS)) for (const key of keys) next.delete(key)
  return next
}

function isDialogName(name: string | null): name is DialogName {
  return name !== null && Object.hasOwn(DIALOG_PARAMS, name)
}
