import { createImageLoader } from './image-loader.ts'

/** The room pictures of this window: one loader, so that what was decoded for one room serves another. */
export const roomImages = createImageLoader()
