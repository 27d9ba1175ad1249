import { START_ADDRESS } from './policy/addresses.ts'

/** Where windows of the drawn house are lit; the others are dark. */
const LIT = new Set(['1,0', '3,0', '0,1', '2,1', '3,2', '1,2', '0,3', '4,3'])

function drawWindow(column: number, storey: number): string {
  const fill = LIT.has(`${column},${storey}`) ? '#f5c879' : '#2c5674'
  return `<rect x="${116 + column * 20}" y="${52 + storey * 24}" width="11" height="15" rx="1" fill="${fill}"/>`
}

const WINDOWS = [0, 1, 2, 3].flatMap((storey) => [0, 1, 2, 3, 4].map((column) => drawWindow(column, storey))).join('')

/** A house at dusk, drawn in the page itself: whatever else is broken, this can be shown. */
const PICTURE = `<svg viewBox="0 0 320 180" aria-hidden="true" xmlns="http://www.w3.org/2000/svg">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0b3a5a"/><stop offset=".62" stop-color="#7b8fa3"/>
<stop offset="1" stop-color="#f3c9a0"/></linearGradient></defs><rect width="320" height="180" fill="url(#sky)"/>
<circle cx="262" cy="38" r="9" fill="#f6efe0"/><path d="M0 152q70-22 150-10t170-10v48H0z" fill="#33525f"/>
<path d="M106 42h108v112H106z" fill="#12405f"/><path d="M100 38h120v5H100z" fill="#0a2c43"/>${WINDOWS}
<path d="M62 154v-20a18 26 0 1 1 4 0v20zM250 154v-16a14 22 0 1 1 4 0v16z" fill="#1d3b46"/>
<path d="M0 156q160-8 320 0v24H0z" fill="#1b3540"/></svg>`

const STYLE = `html,body{height:100%;margin:0}body{display:grid;place-items:center;background:#faf7f2;color:#2b2d2a;
font:400 clamp(18px,1.6vmin + 8px,30px)/1.5 system-ui,sans-serif;text-align:center;text-wrap:balance}
main{width:min(86vw,max(40rem,60vmin));padding:2rem 0}svg{display:block;width:100%;border-radius:1.25rem}
h1{font-size:1.8em;line-height:1.2;font-weight:600;letter-spacing:-.01em;margin:1.4em 0 .4em}p{margin:.2em 0}
p+p{color:#5b5f5a}a{display:inline-block;margin-top:1.6em;padding:1em 2.4em;font-weight:500;border-radius:999px;background:#00456f;color:#fff;
text-decoration:none}a:focus-visible{outline:3px solid #00456f;outline-offset:4px}`

const PAGE = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Wohnwahl</title>
<meta name="viewport" content="width=device-width">
<style>${STYLE}</style></head><body><main>${PICTURE}<h1>Gleich geht es weiter</h1>
<p>Einen Moment bitte, das Programm startet neu.</p><p lang="en">One moment, please. The program is starting again.</p>
<a href="${START_ADDRESS}">Jetzt versuchen · <span lang="en">Try now</span></a></main></body></html>`

/** What is shown when nothing else works: no script, nothing to fetch, and a way on by touch. The program
 * itself tries again after a while (`window-supervisor.ts`). */
export function builtInPage(): Response {
  return new Response(PAGE, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    },
  })
}
