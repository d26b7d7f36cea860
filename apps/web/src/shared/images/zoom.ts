import { ZOOM_MAX, ZOOM_MIN, ZOOM_STEP } from '@balcao/domain/images'

/** One step nearer (1) or further (-1), stopping at both ends (IMG-13, IMG-14). */
export function zoomBy(zoom: number, steps: 1 | -1): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom + steps * ZOOM_STEP))
}
