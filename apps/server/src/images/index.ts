import type { Feature } from '../platform/feature'
import type { ImageNeeds } from './images-needs'
import { registerImages } from './images.routes'
import { imageSweepCron } from './sweep'

/** Pictures of the catalogue and the menu gallery. */
export const images = {
  name: 'images',
  register: registerImages,
  crons: (needs) => [imageSweepCron(needs)],
} satisfies Feature<ImageNeeds>

export { changeMenuImage } from './change-menu-image'
export { findOwnImages, imageMissing, listMenuImages } from './images.store'
export { createPictures, type Pictures } from './pictures'
export { ImageRefused } from './refusal'
export { createSlots, type Slots } from './slots'
