import type { CorpusMessage } from '../../../corpus'

/** metro-cancao: what is ordered. */
export const metroCancaoOrders: readonly CorpusMessage[] = [
  { text: 'boa noite, quero meio metro de calabresa', expect: ['1 p-calabresa [Meio metro]'] },
  { text: 'um metro de portuguesa e uma coca 2l pf', expect: ['1 p-portuguesa [1 metro]', '1 coca-2l'] },
  {
    text: 'me vê a individual de marguerita, aquela de 28 reais, e 1 agua c gas',
    expect: ['1 p-marguerita [Individual]', '1 agua-gas'],
  },
  {
    text: 'opa manda 2 individual, uma de mussarela e a outra de brocolis com alho',
    expect: ['1 p-mussarela [Individual]', '1 p-brocolis [Individual]'],
  },
  {
    text: 'meio metro metade calabresa metade mussarela',
    expect: ['1 p-calabresa / p-mussarela [Meio metro]'],
  },
  {
    text: '1 metro meia costela meia cinco queijos com borda de catupiry',
    expect: ['1 p-costela / p-cinco-queijos [1 metro] + borda:catupiry'],
  },
  {
    text: 'meio metro meio a meio frango c/ requeijao e milho com bacon, e 1 guaraná 2 litros',
    expect: ['1 p-frango / p-milho [Meio metro]', '1 guarana-2l'],
  },
  {
    text: '1 metro com 3 sabores: calabresa, portuguesa e mussarela',
    expect: ['1 p-calabresa / p-portuguesa / p-mussarela [1 metro]'],
  },
  { text: 'pizza de carne seca e 2 coca lata', expect: ['1 p-carne-seca [?]', '2 coca-lata'] },
  { text: 'meio metro de pepperoni e uma coca lata', expect: ['! pepperoni', '1 coca-lata'] },
  {
    text: 'metade rucula com tomate seco e metade marguerita',
    expect: ['1 p-rucula / p-marguerita [?]'],
  },
  {
    text: 'oi boa noite então eu queria um metro de pizza metade frango com requeijão metade portuguesa um pão de alho e uma coca de dois litros',
    expect: ['1 p-frango / p-portuguesa [1 metro]', '1 pao-alho', '1 coca-2l'],
  },
  { text: 'calabresa individual sem cebola', expect: ['1 p-calabresa [Individual] (sem cebola)'] },
  {
    text: 'portuguesa meio metro s/ ovo com bacon extra',
    expect: ['1 p-portuguesa [Meio metro] + adicionais:bacon (sem ovo)'],
  },
  {
    text: 'meio metro de musarela borda chedar e 2 suco de laranja',
    expect: ['1 p-mussarela [Meio metro] + borda:cheddar', '2 suco-laranja'],
  },
  {
    text: 'quero uma individual de banana com canela, só a sobremesa hj 😋',
    expect: ['1 d-banana [Individual]'],
  },
  {
    text: 'meio metro metade chocolate ao leite metade banana com canela',
    expect: ['1 d-chocolate / d-banana [Meio metro]'],
  },
  {
    text: 'Pedido da firma:\n1 metro de calabresa\n1 metro meia portuguesa meia mussarela\nmeio metro de brócolis com alho\n3 coca 2l\n1 guaraná 2l\nentregar no novo centro, av herval 520, débito',
    expect: [
      '1 p-calabresa [1 metro]',
      '1 p-portuguesa / p-mussarela [1 metro]',
      '1 p-brocolis [Meio metro]',
      '3 coca-2l',
      '1 guarana-2l',
      'entrega',
      'bairro Novo Centro',
      'endereço av herval 520',
      'pagamento debit_card',
    ],
  },
  { text: 'CINCO QUEIJOS MEIO METRO BEM ASSADA', expect: ['1 p-cinco-queijos [Meio metro] (bem assada)'] },
  {
    text: 'quero 1 metro de estrogonofe e meio metro de costela desfiada',
    expect: ['! estrogonofe', '1 p-costela [Meio metro]'],
  },
  {
    text: 'e mais um pão de alho piá',
    cart: ['1 p-mussarela [Meio metro]'],
    expect: ['1 p-mussarela [Meio metro]', '1 pao-alho'],
  },
  {
    text: 'acrescenta meio metro de chocolate com morango pras criança',
    cart: ['1 p-calabresa / p-milho [1 metro]'],
    expect: ['1 p-calabresa / p-milho [1 metro]', '1 d-morango [Meio metro]'],
  },
  {
    text: 'uma porção de bolinha de queijo e uma framboesa tbm',
    cart: ['1 p-portuguesa [Meio metro]'],
    expect: ['1 p-portuguesa [Meio metro]', '1 bolinha', '1 framboesa-2l'],
  },
  {
    text: 'daí põe mais uma coca',
    cart: ['1 p-costela [Individual]'],
    expect: ['1 p-costela [Individual]', '? 1 coca: coca-lata | coca-2l'],
  },
]
