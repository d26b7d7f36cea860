import { takesLater } from '../../cart/moment'
import { handleCategory, onOffer } from '../../cart/browse'
import type { Option, Question, Scene, StepRules } from '../../model/rules'
import type { Step } from '../../model/state'

/** The first menu. Its options are global words: they lead where the words do. */
export const menuStep: StepRules<Extract<Step, { at: 'menu' }>> = {
  ask: (_step, scene) => menuQuestion('Como posso ajudar?', scene),
  handle: (_step, { text }, scene) => handleCategory(text, scene),
  grows: true,
}

/** Before the first word, or after a person. */
export const quietStep: StepRules<Extract<Step, { at: 'quiet' }>> = {
  ask: (_step, scene) => menuQuestion('Como posso ajudar?', scene),
  handle: (_step, { text }, scene) => handleCategory(text, scene),
  grows: true,
}

/** After an order or a booking. */
export const doneStep: StepRules<Extract<Step, { at: 'done' }>> = {
  ask: (_step, scene) => menuQuestion('Posso ajudar em algo mais?', scene),
  handle: (_step, { text }, scene) => handleCategory(text, scene),
  grows: true,
}

function orderWords(scene: Scene): string {
  if (scene.world.shop.open) return 'Fazer pedido'
  return takesLater(scene.world) ? 'Agendar pedido' : 'Ver cardápio'
}

function menuQuestion(text: string, { state, world }: Scene): Question {
  const { products, services } = onOffer(world)
  const options: (Option | false)[] = [
    state.cart.length > 0 && { id: 'carrinho', title: 'Ver carrinho' },
    products && { id: 'pedir', title: orderWords({ state, world }) },
    services && { id: 'agendar', title: 'Agendar horário' },
    world.appointments.length > 0 && { id: 'compromisso', title: 'Meu agendamento' },
    world.orders.length > 0 && { id: 'status', title: 'Meu pedido' },
    { id: 'horario', title: 'Horário de funcionamento' },
    { id: 'endereco', title: 'Endereço' },
    products && { id: 'taxas', title: 'Taxa de entrega' },
    { id: 'atendente', title: 'Falar com atendente' },
  ]
  return { text, options: options.filter((option) => option !== false) }
}
