/** What the tests use of a browser's way to read HTML. */
declare module 'jsdom' {
  interface ReadElement {
    readonly tagName: string
    readonly attributes: Iterable<{ readonly name: string; readonly value: string }>
    innerHTML: string
    querySelectorAll(selector: string): Iterable<ReadElement>
  }
  export class JSDOM {
    constructor(html: string)
    readonly window: { readonly document: { createElement(name: string): ReadElement } }
  }
}
