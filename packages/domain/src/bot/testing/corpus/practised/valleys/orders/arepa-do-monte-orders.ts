import type { CorpusMessage } from '../../../corpus'

/** arepa-do-monte: what is ordered. */
export const arepaDoMonteOrders: readonly CorpusMessage[] = [
  { text: 'mana, me vê uma reina pepiada e uma malta', expect: ['1 pepiada', '1 malta'] },
  {
    text: 'quero uma arepa montada de carne mechada com abacate',
    expect: ['1 arepa + recheio:carne + recheio:abacate'],
  },
  {
    text: 'uma arepa de frango e queijo com molho de alho',
    expect: ['1 arepa + recheio:frango + recheio:queijo + molhos:alho'],
  },
  { text: 'duas pabellon e dois papelão com limão', expect: ['2 pabellon', '2 papelon'] },
  { text: 'meia dúzia de tequeño', expect: ['1 tequeno [Meia dúzia]'] },
  { text: '6 tequeño e 1 chicha', expect: ['1 tequeno [Meia dúzia]', '1 chicha'] },
  {
    text: '3 empanadas de queijo e 2 de carne',
    expect: ['3 empanada-queijo [Unidade]', '2 empanada-carne [Unidade]'],
  },
  { text: 'uma dominó sem nada de molho', expect: ['1 domino (sem nada de molho)'] },
  { text: 'me manda uma arepa', expect: ['? 1 arepa: arepa | pepiada | pabellon | domino'] },
  { text: 'arepa montada pf', expect: ['1 arepa + ?recheio'] },
  { text: 'boa noite, queria uma cachapa com queijo e uma agua', expect: ['1 cachapa', '1 agua'] },
  { text: '2 patacon, um sem cebola', expect: ['1 patacon', '1 patacon (sem cebola)'] },
  {
    text: 'pra mim uma pepiada com guasacaca e pra minha mãe uma dominó',
    expect: ['1 pepiada + molhos:guasacaca', '1 domino'],
  },
  {
    text: 'égua mano tô com fome demais, desce duas dominó e uma malta bem gelada',
    expect: ['2 domino', '1 malta (bem gelada)'],
  },
  {
    text: 'uma arepa montada só de feijão preto com molho picante',
    expect: ['1 arepa + recheio:feijao + molhos:picante'],
  },
  {
    text: 'quero uma de queijo coalho e outra de carne mechada, as duas arepa montada',
    expect: ['1 arepa + recheio:queijo', '1 arepa + recheio:carne'],
  },
  { text: 'uma empanada', expect: ['? 1 empanada: empanada-carne | empanada-queijo'] },
  {
    text: 'uma reina pepiada, um hambúrguer e uma chicha',
    expect: ['1 pepiada', '! hambúrguer', '1 chicha'],
  },
  { text: 'duas meia dúzia de empanada de carne', expect: ['2 empanada-carne [Meia dúzia]'] },
  {
    text: 'o João quer uma pabellón, eu também e a Carol quer um patacón',
    expect: ['2 pabellon', '1 patacon'],
  },
  { text: 'uma malta, aliás duas', expect: ['2 malta'] },
  {
    text: 'quero 1 papelon com limao e 1 dominó, entrega no caçari rua das mangueiras 45, pago no pix',
    expect: [
      '1 papelon',
      '1 domino',
      'entrega',
      'bairro Caçari',
      'endereço rua das mangueiras 45',
      'pagamento pix',
    ],
  },
  { text: 'somos quatro, uma pepiada pra cada', expect: ['4 pepiada'] },
  {
    text: 'uma arepa montada de frango com abacate e molho picante',
    expect: ['1 arepa + recheio:frango + recheio:abacate + molhos:picante'],
  },
]
