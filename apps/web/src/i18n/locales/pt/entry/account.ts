export const account = {
  tabs: 'Acesso',
  tabSignIn: 'Entrar',
  tabBecomeCustomer: 'Seja Cliente',
  tagline: 'O balcão da sua empresa, aberto o dia inteiro.',
  pitchOrders: 'Pedidos que chegam, tocam e saem impressos',
  pitchConversations: 'Conversas do WhatsApp com a ajuda do robô',
  pitchSchedule: 'Agenda aberta para os seus clientes',
  notFoundTitle: 'Página não encontrada',
  notFoundText:
    'Este endereço não existe ou mudou de lugar. Se você recebeu um link de cardápio ou de agendamento, confira se ele está completo.',
  goToSignIn: 'Ir para a entrada',
} as const
