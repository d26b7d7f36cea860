export const account = {
  tabs: 'Acesso',
  tabSignIn: 'Entrar',
  tabBecomeCustomer: 'Seja Cliente',
  tagline: 'O balcão da sua empresa, aberto o dia inteiro.',
  pitchOrders: 'Pedidos que chegam, tocam e saem impressos',
  pitchConversations: 'Conversas do WhatsApp com a ajuda do robô',
  pitchSchedule: 'Agenda aberta para os seus clientes',
} as const
