import { lazy, type ComponentType } from 'react'
import { textsReady } from '../i18n/language'

/**
 * A component that is fetched when it is first shown, together with its texts in the chosen language.
 * `preload` fetches it earlier, so that nobody waits for it.
 */
export function lazyPiece<Props>(load: () => Promise<ComponentType<Props>>) {
  const fetchPiece = async () => {
    const piece = await load()
    await textsReady()
    return { default: piece }
  }
  const preload = () => void fetchPiece().catch(() => undefined)
  return { Piece: lazy(fetchPiece), preload }
}
