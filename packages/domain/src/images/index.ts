export { imageAddress, thumbOf } from './image-address'
export { imageTypeOf, imageTypes } from './image-type'

/** Limits of an uploaded image, checked in the browser and again on the server (area IMG; decision 0026, W8). */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_IMAGE_PIXELS = 40_000_000
/** What a company's images may take together. */
export const IMAGE_QUOTA_BYTES = 500 * 1024 * 1024

/** The viewer's zoom (IMG-13, IMG-14). */
export const ZOOM_MIN = 0.5
export const ZOOM_MAX = 3
export const ZOOM_STEP = 0.25
