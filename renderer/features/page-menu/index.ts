export { PageMenu } from './PageMenu.tsx'
