/** Rooms and equipment of the agenda. */
export const agendaPlaces = {
  intro:
    'Salas, cadeiras e aparelhos que um serviço precisa. Um horário só é oferecido com a pessoa e o lugar livres, e ninguém ocupa o mesmo lugar duas vezes.',
  none: 'Nenhuma sala ou equipamento. Sem eles, só a agenda das pessoas decide.',
  add: 'Adicionar sala ou equipamento',
  name: 'Nome',
  nameHint: 'Como Sala 1, Cadeira ou Laser.',
  units: 'Quantos iguais',
  less: 'Menos',
  more: 'Mais',
  active: 'Em uso',
  remove: 'Remover {name}',
  unnamed: 'sem nome',
  blank: 'Dê um nome.',
  double: 'Já existe um com este nome.',
  mend: 'Confira os nomes das salas e equipamentos.',
  count: { one: '{count} unidade', other: '{count} unidades' },
  off: 'desligado',
  gone: 'removido',
  leftTitle: 'Ficaram onde estavam',
  leftText:
    'Agendamentos em salas ou equipamentos desligados, removidos ou em menor número. Nada foi mudado: abra e escolha outro lugar.',
  needs: 'Precisa de',
  needsHint: 'De um dos marcados, o que estiver livre. Nenhum marcado: de nada.',
  needsOff: '{name} (desligado)',
  automatic: 'Automático: o que o serviço precisa',
  nothing: 'Nenhum',
} as const
