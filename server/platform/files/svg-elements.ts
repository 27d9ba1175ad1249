export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Elements that draw, or say how; none that runs something, fetches something or holds another language. */
const DRAWING_ELEMENTS = new Set(
  `svg g defs symbol use switch view a title desc metadata style
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform mpath set`.split(/\s+/),
)

export function isDrawingElement(name: string): boolean {
  return DRAWING_ELEMENTS.has(name)
}

/** What drawing programs write for themselves into their files, which nothing else looks at. */
const EDITOR_NAMESPACES = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://purl.org/dc/elements/1.1/',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://www.serif.com/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.figma.com/figma/ns',
])
/** The same of one company that has many: variables, graphs, extensibility, image replacement. */
const ADOBE_NAMESPACES = 'http://ns.adobe.com/'

export function isEditorNamespace(uri: string): boolean {
  return EDITOR_NAMESPACES.has(uri) || uri.startsWith(ADOBE_NAMESPACES)
}
