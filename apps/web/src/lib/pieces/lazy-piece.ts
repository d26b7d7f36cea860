import { createElement, lazy, useState, type ComponentType } from 'react'
import { textsReady } from '../../i18n/language'

/**
 * A component that is fetched when it is first shown, together with its texts in the chosen language.
 * `preload` fetches it earlier, so that nobody waits for it: what is there already is shown in the same frame, without
 * the pause in which a fallback would be seen.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | undefined
  const fetchPiece = async () => {
    const piece = await load()
    await textsReady()
    ready = piece
    return { default: piece }
  }
  const Later = lazy(fetchPiece)
  // Chosen once: another component in the middle of its life would lose what was typed.
  const Piece = (props: Props) => {
    const [shown] = useState<{ it: ComponentType<Props> }>(() => ({
      it: ready ?? (Later as unknown as ComponentType<Props>),
    }))
    return createElement(shown.it, props)
  }
  const preload = () => void fetchPiece().catch(() => undefined)
  return { Piece, preload }
}
