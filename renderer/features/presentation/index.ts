export { isVacant } from './is-vacant.ts'
export { PresentationFrame } from './PresentationFrame.tsx'
export { PresentationStart } from './PresentationStart.tsx'
export { SharedPresentationPage } from './SharedPresentationPage.tsx'
