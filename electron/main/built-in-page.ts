import { START_ADDRESS } from './policy/addresses.ts'

/** Seconds until the built-in page looks whether the program's own page is there again. */
const LOOK_AGAIN_SECONDS = 10

/** A house at dusk with one lit window, drawn in the page itself: whatever else is broken, this can be shown. */
const PICTURE = `<svg viewBox="0 0 320 180" role="img" aria-label="" xmlns="http://www.w3.org/2000/svg">
<rect width="320" height="180" fill="#e8e2d6"/><circle cx="250" cy="52" r="20" fill="#f6d9a8"/>
<path d="M0 150q80-26 160-12t160-8v50H0z" fill="#c9c2ae"/><path d="M92 150V92l56-34 56 34v58z" fill="#f7f3ea"/>
<path d="M82 96l66-42 66 42" fill="none" stroke="#4a4f48" stroke-width="7" stroke-linecap="round"/>
<rect x="112" y="104" width="26" height="24" fill="#f2b75c"/><rect x="158" y="104" width="26" height="46" fill="#6c7368"/>
</svg>`

const STYLE = `html,body{height:100%;margin:0}body{display:grid;place-items:center;background:#faf7f2;color:#2b2d2a;
font:400 22px/1.5 system-ui,sans-serif;text-align:center}main{max-width:36rem;padding:2rem}
svg{width:100%;border-radius:1.25rem}h1{font-size:2.25rem;font-weight:600;margin:2rem 0 .5rem}p{margin:.25rem 0}
a{display:inline-block;margin-top:1.5rem;padding:1rem 2.5rem;border-radius:999px;background:#00456f;color:#fff;
text-decoration:none}a:focus-visible{outline:3px solid #00456f;outline-offset:4px}`

const PAGE = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Wohnwahl</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${LOOK_AGAIN_SECONDS};url=${START_ADDRESS}">
<style>${STYLE}</style></head><body><main>${PICTURE}<h1>Gleich geht es weiter</h1>
<p>Einen Moment bitte, wir starten die Bemusterung neu.</p><p lang="en">One moment, please. We are starting again.</p>
<a href="${START_ADDRESS}">Jetzt versuchen · <span lang="en">Try now</span></a></main></body></html>`

/** What is shown when nothing else works: no script, nothing to fetch, and a way on by itself and by touch. */
export function builtInPage(): Response {
  return new Response(PAGE, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation",
    },
  })
}
