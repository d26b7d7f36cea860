import type { Feature } from '../platform/feature'
import type { ImageParts } from './images-parts'
import { registerImages } from './images.routes'
import { imageSweepCron } from './sweep'

/** Pictures of the catalogue and the menu gallery. */
export const images = {
  name: 'images',
  register: registerImages,
  crons: (parts) => [imageSweepCron(parts)],
} satisfies Feature<ImageParts>

export { changeMenuImage } from './change-menu-image'
export { listMenuImages } from './images.store'
export { createPictures } from './pictures'
