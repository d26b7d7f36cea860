import { isOpen } from '../../orders'
import { placed } from '../cart/with-place'
import type { Burst } from './gather-burst'
import type { Move, Scene } from '../model/rules'

const receiptWords = 'Recebi a imagem e avisei a loja. Quem confirma o pagamento é uma pessoa da loja.'

/** A picture or document while a payment is due is taken for its receipt; null otherwise. */
export function handleReceipt(burst: Burst, { state, world }: Scene): Move | null {
  if (!burst.media.has('image') && !burst.media.has('document')) return null
  const { at } = state.step
  const due = world.orders.find(({ status, paymentMethod }) => isOpen(status) && paymentMethod === 'pix')
  const placed = at === 'done' && state.lastOrder?.paymentMethod === 'pix' ? state.lastOrder.number : null
  const orderNumber = due?.number ?? placed
  const isPaying = at === 'payment' || at === 'change' || at === 'confirm'
  if (orderNumber === null && !isPaying) return null
  const effect = { kind: 'receipt', orderNumber } as const
  if (isPaying) return { state, notice: `${receiptWords} O pedido ainda não foi concluído.`, effect }
  const isIdle = at === 'done' || at === 'menu' || at === 'quiet' || at === 'waiting'
  return isIdle
    ? { state, texts: [receiptWords], question: null, effect }
    : { state, notice: receiptWords, effect }
}

/**
 * What came without a word. A sticker or the like is passed over the second time; what counts as an answer that was
 * not understood (`failed`) is only what somebody said: audio and video.
 */
export function handleMedia(
  { media, place }: Burst,
  { state, world }: Scene,
  wasShrugged: boolean,
): Move | { failed: string } {
  if (media.has('audio') || media.has('video')) {
    return { failed: 'Ainda não ouço áudio 🙉 Pode escrever, ou peça um atendente.' }
  }
  const { at } = state.step
  const asking = at === 'quiet' ? { ...state, step: { at: 'menu' as const } } : state
  if (media.has('location')) {
    const isKnown = place !== null && state.checkout.place != null
    if (isKnown) return placed(place, { state: asking, world })
    const isPlace = at === 'address' || at === 'neighbourhood' || at === 'fulfilment'
    return {
      state: asking,
      notice: isPlace
        ? 'Recebi a localização, mas preciso do endereço por escrito.'
        : 'Recebi a localização.',
    }
  }
  if (media.has('image') || media.has('document')) {
    return { state: asking, notice: 'Recebi o arquivo e a loja vai vê-lo, mas eu só entendo texto.' }
  }
  const shrugged = { ...asking, shrugged: true }
  return wasShrugged || at === 'done' ? { state: shrugged, question: null } : { state: shrugged }
}
