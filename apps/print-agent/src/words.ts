/** What the shop reads: in the terminal, and on the order's card when a print did not simply come out. */
export const words = {
  refused: 'A impressora recusou a conexão.',
  unreachable: 'A impressora não foi encontrada na rede.',
  closedBeforeSending: 'A impressora fechou a conexão antes do envio.',
  paperOut: 'Sem papel na impressora.',
  coverOpen: 'A tampa da impressora está aberta.',
  printerError: 'A impressora indica um erro.',
  closedWhileSending: 'A impressora fechou a conexão durante o envio.',
  stoppedTaking: 'A impressora parou de receber os dados.',
  neverAccepted: 'A impressora não confirmou o recebimento.',
  paperRanOut: 'O papel acabou durante a impressão.',
  serverSilent: 'O servidor não autorizou o envio a tempo.',
} as const
