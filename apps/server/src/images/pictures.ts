import { readBase64 } from './read-base64'
import { redraw, type Picture } from './redraw'
import { createSlots } from './slots'

export interface Pictures {
  /**
   * Turns an upload into our own picture, or refuses it. One at a time in this process: others wait in line.
   * @param upload its bytes or their base64, and the call's field that held it. @throws ImageRefused, Problem UNAVAILABLE
   * when the line is full
   */
  draw(
    companyId: string,
    upload: { path: string } & ({ base64: string } | { bytes: Buffer }),
  ): Promise<Picture>
}

export function createPictures(): Pictures {
  const slots = createSlots()
  return {
    draw: (companyId, { path, ...upload }) =>
      // Decoded in its turn as well: those who wait hold one copy of their upload, not two.
      slots.inTurn(companyId, () =>
        redraw('bytes' in upload ? upload.bytes : readBase64(upload.base64, path), path),
      ),
  }
}
