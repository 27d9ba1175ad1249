import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { json } from '@codemirror/lang-json'
import { syntaxTree } from '@codemirror/language'
import { type Diagnostic, linter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import { offer } from './completions.ts'
import type { Span } from './json-positions.ts'

export interface CodeEditor {
  text(): string
  /** Puts another text in its place; the cursor stays where it can. */
  setText(text: string): void
  hasFocus(): boolean
  /** Goes to a place, and marks it. */
  show(span: Span): void
  replace(span: Span, text: string): void
  destroy(): void
}

export interface CodeFault extends Span {
  readonly message: string
  /** null = the text is no JSON there. */
  readonly fault: { readonly hides: boolean } | null
}

interface CodeEditorOptions {
  readonly text: string
  /** Read by screen readers. */
  readonly label: string
  /** What is wrong in a text, in words. */
  readonly check: (text: string) => readonly CodeFault[]
  /** Offers the names and values of items' types. */
  readonly isOutline: boolean
  /** Somebody has left it. */
  readonly onLeave: (text: string) => void
}

/** ms after the last key. */
const CHECKED_AFTER_MS = 250

/**
 * A field for JSON. It lies in a tree of its own: there its library's styles come as sheets made by script, which the
 * page's policy allows, and not as style elements with text, which it does not (ADR 20).
 */
export function createCodeEditor(
  host: HTMLElement,
  { text, label, check, isOutline, onLeave }: CodeEditorOptions,
): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const lint = linter(
    (view): Diagnostic[] =>
      check(view.state.doc.toString()).map(({ from, to, message, fault }) => ({
        from,
        to,
        message,
        severity: fault === null || fault.hides ? 'error' : 'warning',
      })),
    { delay: CHECKED_AFTER_MS },
  )
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        basicSetup,
        json(),
        isOutline ? autocompletion({ override: [complete] }) : [],
        lint,
        THEME,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.domEventHandlers({ blur: () => onLeave(view.state.doc.toString()) }),
      ],
    }),
  })
  // What can be written in is reached by Tab; around it nothing needs to be.
  view.scrollDOM.removeAttribute('tabindex')
  const clamp = ({ from, to }: Span) => {
    const { length } = view.state.doc
    return { from: Math.min(from, length), to: Math.min(to, length) }
  }
  return {
    text: () => view.state.doc.toString(),
    setText: (next) => {
      if (next !== view.state.doc.toString()) {
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } })
      }
    },
    hasFocus: () => view.hasFocus,
    show: (span) => {
      const { from, to } = clamp(span)
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true })
      view.focus()
    },
    replace: (span, insert) => {
      view.dispatch({ changes: { ...clamp(span), insert } })
      onLeave(view.state.doc.toString())
    },
    destroy: () => view.destroy(),
  }
}

const THEME = EditorView.theme({
  '&': { fontSize: '0.8125rem', height: '100%', maxHeight: 'inherit', background: '#fbfbfc', color: '#1c2530' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', overflow: 'auto' },
  '.cm-gutters': { background: '#fbfbfc', color: '#59636d', border: '0' },
  '&.cm-focused': { outline: '2px solid #00456f', outlineOffset: '-2px' },
  '.cm-tooltip': { maxWidth: '18rem' },
})

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/** What may stand at the cursor, by the definitions of the types. */
function complete(context: CompletionContext): CompletionResult | null {
  const node = syntaxTree(context.state).resolveInner(context.pos, -1)
  const word = context.matchBefore(/[\w"#.-]*/)
  if (word === null || (word.from === word.to && !context.explicit)) return null
  const getText = ({ from, to }: SyntaxNode) => context.state.sliceDoc(from, to)
  const isName = node.name === 'PropertyName' || node.name === 'Object' || node.name === '{'
  const property = isName ? null : closest(node, 'Property')
  const object = closest(property?.parent ?? node, 'Object')
  if (object === null) return null
  const { item, place } = findPlace(object, getText)
  const { names, values } = offer(typeIn(item, getText), place, property === null ? null : nameIn(property, getText))
  const options = [
    ...names.map((name) => ({ label: `"${name}"`, apply: `"${name}": `, type: 'property' })),
    ...values.map((value) => ({ label: value, type: 'constant' })),
  ]
  return options.length === 0 ? null : { from: word.from, options, filter: true }
}

function closest(node: SyntaxNode | null, name: string): SyntaxNode | null {
  let at = node
  while (at !== null && at.name !== name) at = at.parent
  return at
}

type GetText = (node: SyntaxNode) => string

function unquoted(text: string): string {
  return text.replace(/^"|"$/g, '')
}

function nameIn(property: SyntaxNode, getText: GetText): string {
  const name = property.getChild('PropertyName')
  return name === null ? '' : unquoted(getText(name))
}

function typeIn(item: SyntaxNode, getText: GetText): string | undefined {
  const property = item.getChildren('Property').find((one) => nameIn(one, getText) === 'type')
  const value = property?.getChild('String') ?? null
  return value === null ? undefined : unquoted(getText(value))
}

/** The item that an object belongs to, and the names from it to the object: an item stands in a list. */
function findPlace(object: SyntaxNode, getText: GetText): { readonly item: SyntaxNode; readonly place: string[] } {
  const place: string[] = []
  let at = object
  while (at.parent?.name === 'Property') {
    place.unshift(nameIn(at.parent, getText))
    const outer = closest(at.parent.parent, 'Object')
    if (outer === null) break
    at = outer
  }
  return { item: at, place }
}
