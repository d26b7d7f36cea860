/** A small table to fill in: its heading, and an example. */
export const modelTable: readonly (readonly string[])[] = [
  [
    'Data',
    'Início',
    'Fim',
    'Duração',
    'Cliente',
    'Telefone',
    'E-mail',
    'Serviço',
    'Profissional',
    'Observações',
  ],
  ['25/01/2027', '14:30', '15:15', '', 'Ana Lima', '(92) 99123-4567', '', 'Corte', 'Bia', 'Franja curta'],
  ['25/01/2027', '16:00', '', '60', 'Caio Reis', '', '', 'Barba', '', ''],
]
