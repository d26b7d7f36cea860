import type { CorpusMessage } from '../../../corpus'

/** caldos-da-atalaia: what is ordered. */
export const caldosDaAtalaiaOrders: readonly CorpusMessage[] = [
  {
    text: 'boa noite manda 4 caranguejo e um pirão inteiro',
    expect: ['4 caranguejo [Unidade]', '1 pirao [Inteira]'],
  },
  { text: 'uma corda de carangueijo pf', expect: ['1 caranguejo [Corda com 6]'] },
  { text: 'quero duas cordas de caranguejo e 3 skol', expect: ['2 caranguejo [Corda com 6]', '3 skol'] },
  {
    text: 'caldo de aratu na cumbuca com ovo de codorna',
    expect: ['1 caldo-aratu [Cumbuca] + adicionais:ovo'],
  },
  { text: 'blz? ve 2 caldo de sururu na caneca', expect: ['2 caldo-sururu [Caneca]'] },
  {
    text: 'me vê um caldo de feijão e um de mocotó, os dois na caneca',
    expect: ['1 caldo-feijao [Caneca]', '1 caldo-mocoto [Caneca]'],
  },
  { text: 'caldo de camarão', expect: ['1 caldo-camarao [?]'] },
  {
    text: 'quero um caldo',
    expect: ['? 1 caldo: caldo-aratu | caldo-sururu | caldo-camarao | caldo-feijao | caldo-mocoto'],
  },
  { text: '12 bolinho de bacalhau', expect: ['1 bol-bacalhau [12 unidades]'] },
  {
    text: 'uma dúzia de bolinho de aratu e meia dúzia de charque',
    expect: ['1 bol-aratu [12 unidades]', '1 bol-charque [6 unidades]'],
  },
  { text: 'combo mangue c guaraná', expect: ['1 combo-mangue + bebida:guarana'] },
  { text: 'um combo praia', expect: ['1 combo-praia + ?bebida'] },
  {
    text: '2 combo praia um com coca e o outro com jarra de suco',
    expect: ['1 combo-praia + bebida:coca', '1 combo-praia + bebida:suco'],
  },
  {
    text: 'meia moela, meia macaxeira e 2 heineken bem geladas',
    expect: ['1 moela [Meia]', '1 macaxeira [Meia]', '2 heineken (bem geladas)'],
  },
  { text: 'AGULHINHA FRITA INTEIRA E UMA COCA DE 1 LITRO', expect: ['1 agulhinha [Inteira]', '1 coca-1l'] },
  { text: 'camarao no bafo meia', expect: ['1 camarao-bafo [Meia]'] },
  {
    text: 'caldo de sururu cumbuca sem coentro e com torrada',
    expect: ['1 caldo-sururu [Cumbuca] + adicionais:torrada (sem coentro)'],
  },
  { text: 'bolinho de bacalhau', expect: ['1 bol-bacalhau [?]'] },
  {
    text: 'pedido do pessoal:\n- 5 caranguejos\n- caldo de aratu caneca (2)\n- macaxeira inteira\n- coca 1l\n- 2 água',
    expect: [
      '5 caranguejo [Unidade]',
      '2 caldo-aratu [Caneca]',
      '1 macaxeira [Inteira]',
      '1 coca-1l',
      '2 agua',
    ],
  },
  {
    text: 'e um vinagrete tbm',
    cart: ['4 caranguejo [Unidade]'],
    expect: ['4 caranguejo [Unidade]', '1 vinagrete'],
  },
  {
    text: 'oxe esqueci da bebida, bota 2 coca lata',
    cart: ['1 moela [Inteira]'],
    expect: ['1 moela [Inteira]', '2 coca-lata'],
  },
  {
    text: 'boa noite meu querido olhe eu quero uma cumbuca de caldo de mocotó com queijo ralado uma porção inteira de moela e uma skol',
    expect: ['1 caldo-mocoto [Cumbuca] + adicionais:queijo', '1 moela [Inteira]', '1 skol'],
  },
  {
    text: 'tres caldo de camarao na cumbuca, um deles sem dende',
    expect: ['2 caldo-camarao [Cumbuca]', '1 caldo-camarao [Cumbuca] (sem dendê)'],
  },
  { text: 'ostra gratinada 1 porção e meio pirão', expect: ['! ostra gratinada', '1 pirao [Meia]'] },
]
