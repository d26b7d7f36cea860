import { readBase64 } from './read-base64'
import { redraw, type Picture } from './redraw'
import { createSlots } from './slots'

export interface Pictures {
  /**
   * Turns an upload into our own picture, or refuses it. One at a time in this process: others wait in line.
   * @param path the call's field that held it. @throws ImageRefused, Problem UNAVAILABLE when the line is full
   */
  draw(companyId: string, upload: { base64: string; path: string }): Promise<Picture>
}

export function createPictures(): Pictures {
  const slots = createSlots()
  return {
    draw: (companyId, { base64, path }) =>
      // Decoded in its turn as well: those who wait hold one copy of their upload, not two.
      slots.inTurn(companyId, () => redraw(readBase64(base64, path), path)),
  }
}
