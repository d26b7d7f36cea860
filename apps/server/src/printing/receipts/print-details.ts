/** What a person reads beside a print that did not simply come out. */
export const printDetails = {
  lost: 'A estação parou de responder depois que a impressão começou.',
  stationRemoved: 'A estação foi removida durante a impressão.',
  tooOld: 'Ninguém imprimiu em 2 horas.',
  switchedOff: 'A impressão automática foi desligada.',
  closed: 'O pedido foi cancelado ou recusado.',
  deleted: 'O pedido foi excluído.',
  resumed: 'O pedido foi retomado.',
  unprintableMoney:
    'Um valor em dinheiro não pode ser impresso corretamente neste papel ou página de código.',
  wrongTotal: 'O total do pedido não confere com os itens.',
  unreadable: 'O recibo não pôde ser montado.',
  cameOut: 'Confirmado: o papel saiu.',
  didNotComeOut: 'Confirmado: o papel não saiu.',
} as const
