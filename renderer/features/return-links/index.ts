export { ReturnLinks } from './ReturnLinks.tsx'
