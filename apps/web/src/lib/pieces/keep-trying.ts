import { textsReady } from '../../i18n/language'
import { logFailure } from '../log'

const againAfterMs = 5000

/**
 * Loads a piece that nobody waits for before their eyes, with its texts in the chosen language: tries until it is there,
 * because without it the counter is silent.
 */
export async function keepTrying<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const piece = await load()
      await textsReady()
      return piece
    } catch (error) {
      logFailure('a piece was not loaded', error)
      await new Promise((resolve) => setTimeout(resolve, againAfterMs))
    }
  }
}
