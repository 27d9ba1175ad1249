import type { ThemeName } from '#shared/domain/look/palettes.ts'
import { BUTTONS_KEY, type ButtonsVariant } from '#shared/domain/look/buttons-variant.ts'
import { editDesign } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'

function simpleNow(): Readonly<Record<string, string>> {
  return useEditor.getState().edit.design.stylingSimple
}

/** The theme that the project's colours are for, and that its pages begin with (EDT-32). */
export function chooseTheme(theme: ThemeName): void {
  if (theme !== useEditor.getState().edit.design.theme) editDesign({ theme })
}

/** A colour by its name of EDT-34; within a second it is one step. */
export function setColour(key: string, colour: string): void {
  if (simpleNow()[key] !== colour) editDesign({ stylingSimple: { ...simpleNow(), [key]: colour } }, `colour ${key}`)
}

/** Takes a colour, or the look of the buttons, back to the product's own (EDT-39, EDT-40). */
export function resetSimple(key: string): void {
  const { [key]: own, ...others } = simpleNow()
  if (own !== undefined) editDesign({ stylingSimple: others })
}

/** EDT-33; null = as the product has them. */
export function chooseButtons(variant: ButtonsVariant | null): void {
  if (variant === null) resetSimple(BUTTONS_KEY)
  else editDesign({ stylingSimple: { ...simpleNow(), [BUTTONS_KEY]: variant } })
}

/** EDT-37: the text as it was written, also where it is no JSON: what it says does not count then (EDT-38). */
export function writeAdvanced(stylingAdvanced: string): void {
  if (stylingAdvanced !== useEditor.getState().edit.design.stylingAdvanced) editDesign({ stylingAdvanced })
}
