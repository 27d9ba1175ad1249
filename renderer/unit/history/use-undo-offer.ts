import { useUnitHistory } from './use-unit-history.ts'

/**
 * What a notice offers beside a choice that was just made: to take it back. Call what this gives right after the choice,
 * with the button's text. Only that one step is taken back: whoever has chosen something else meanwhile does not lose that.
 */
export function useUndoOffer(): (label: string) => { readonly label: string; readonly run: () => void } {
  const history = useUnitHistory()
  return (label) => {
    const step = history.state.getState().done.at(-1)
    return {
      label,
      run: () => {
        if (history.state.getState().done.at(-1) === step) history.move('undo')
      },
    }
  }
}
