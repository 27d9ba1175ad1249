/** Type and colours of the API page; it follows the reader's light or dark setting. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: #1d1d1b; --soft: #5c5c57; --line: #dcdad3; --paper: #fbfaf7; --code: #f1efe9; --link: #1c5d72 }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --soft: #aaa89f; --line: #3a3a37; --paper: #191918; --code: #242422; --link: #86c5d8 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; display: grid; grid-template-columns: 17rem minmax(0, 1fr) }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem 1rem 2rem 1.5rem; border-right: 1px solid var(--line); font-size: .875rem }
nav h2 { font-size: .75rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); margin: 1.25rem 0 .25rem }
nav ul { list-style: none; margin: 0; padding: 0 } nav li { margin: .15rem 0; overflow-wrap: anywhere }
.brand { font-weight: 650; margin: 0 }
main { padding: 2rem clamp(1rem, 4vw, 4rem) 6rem; max-width: 62rem }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem } main h2 { font-size: 1.375rem; margin: 3rem 0 .5rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line) }
h3 { font-size: 1.0625rem; margin: 2rem 0 .25rem } h4 { font-size: .8125rem; color: var(--soft); margin: 1rem 0 .25rem }
section { scroll-margin-top: 1rem } small { color: var(--soft); font-weight: 400 }
a { color: var(--link); text-decoration: none } a:hover, a:focus-visible { text-decoration: underline }
code, pre { font: .875em/1.5 ui-monospace, 'DejaVu Sans Mono', monospace } h3 code { font-size: .95em; overflow-wrap: anywhere }
pre { background: var(--code); padding: .75rem 1rem; border-radius: 6px; overflow-x: auto; margin: .25rem 0 }
table { border-collapse: collapse; width: 100%; font-size: .9rem } th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere }
th { white-space: nowrap } summary { cursor: pointer; color: var(--link) }
.verb { display: inline-block; min-width: 3.6em; font: 650 .72em/1.4 ui-monospace, monospace; letter-spacing: .03em }
.get { color: #2f7d4f } .post { color: #8a6100 } .put { color: #2a63b0 } .delete { color: #a8352b }
@media (prefers-color-scheme: dark) { .get { color: #7fcf9e } .post { color: #e0b559 } .put { color: #8db7f0 } .delete { color: #f0978f } }
.hint { border-left: 3px solid var(--line); padding-left: 1rem } .hint h3 { margin-top: 1rem }
@media (max-width: 800px) { body { display: block } nav { position: static; height: auto; border: 0; border-bottom: 1px solid var(--line) } }
`
