/** Before hours are changed or days closed over appointments. */
export const lyingAppointments = {
  hoursTitle: 'Há agendamentos fora do novo horário',
  daysTitle: 'Há agendamentos nestes dias',
  text: 'Eles continuam marcados. Os clientes podem ser avisados para escolher outro horário: por WhatsApp, quem já escreveu para a empresa, ou por e-mail.',
  list: 'Agendamentos que ficam de fora',
  serviceWith: '{service} com {name}',
  back: 'Voltar',
  saveOnly: 'Salvar sem avisar',
  saveAndTell: 'Salvar e avisar os clientes',
  closeOnly: 'Fechar sem avisar',
  closeAndTell: 'Fechar e avisar os clientes',
  ordersTitle: 'Há pedidos agendados fora do novo horário',
  bothTitle: 'Há agendamentos e pedidos fora do novo horário',
  ordersText:
    'Os pedidos continuam valendo e tocam na hora. Quem já escreveu para a empresa pode ser avisado pelo WhatsApp para escolher outro horário; aos outros, ligue.',
  ordersList: 'Pedidos que ficam de fora',
  order: 'Pedido {number} · {name}',
  delivery: 'Entrega',
  pickup: 'Retirada',
} as const
