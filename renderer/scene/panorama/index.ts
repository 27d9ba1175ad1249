/** The panorama viewer; with three.js, so import it lazily. */
export type { LookAround } from './look-around.ts'
export { Panorama } from './Panorama.tsx'
export type { PanoramaSpot } from './Panorama.tsx'
export type { PanoramaPicture } from './panorama-texture.ts'
