import type { CorpusMessage } from '../../corpus'

/** More of what customers of the peixaria in Salvador write. */
export const peixariaMessages: readonly CorpusMessage[] = [
  {
    text: 'meu rei manda uma moqueca de camarão pra 2 com pirão e farofa',
    expect: ['1 moq-camarao [Para 2] + acompanhamentos:pirao + acompanhamentos:farofa'],
  },
  { text: '3 acarajé completo, um sem pimenta', expect: ['2 acaraje', '1 acaraje (sem pimenta)'] },
  {
    text: 'acarajé com vatapá e camarão sem pimenta',
    expect: ['1 acaraje + recheio:vatapa + recheio:camarao (sem pimenta)'],
  },
  {
    text: '1 kg de camarão rosa e meio quilo de polvo',
    expect: ['1 camarao-rosa [1 kg]', '1 polvo [500 g]'],
  },
  { text: 'um quilo e meio de filé de pescada', expect: ['1 file-pescada [1 kg]', '1 file-pescada [500 g]'] },
  { text: 'vermelho fresco 1kg em postas', expect: ['1 vermelho [1 kg] + limpeza:postas'] },
  {
    text: 'pescada grelhada com arroz e salada',
    expect: ['1 pescada-grelhada + guarnicoes:arroz + guarnicoes:salada'],
  },
  {
    text: 'lambreta uma dúzia e caldo de sururu 400',
    expect: ['1 lambreta [Dúzia]', '1 caldo-sururu [400 ml]'],
  },
  { text: 'bobó de camarão individual 2', expect: ['2 bobo [Individual]'] },
  {
    text: 'uma meia de isca de peixe e uma inteira de agulhinha',
    expect: ['1 isca [Meia]', '1 agulhinha [Inteira]'],
  },
  { text: 'suco de umbu 2 e cocada preta 2', expect: ['2 suco-umbu', '2 cocada-preta'] },
  { text: 'moqueca de peixe sem dendê pra quatro', expect: ['1 moq-peixe [Para 4] + preparo:sem-dende'] },
  { text: 'tem lagosta hoje?', expect: ['! lagosta'] },
  { text: 'troca o abará por acarajé', cart: ['2 abara'], expect: ['2 acaraje'] },
  {
    text: 'põe camarão nos dois acarajés',
    cart: ['2 acaraje + recheio:vatapa'],
    expect: ['2 acaraje + recheio:vatapa + recheio:camarao'],
  },
  { text: 'cavala 2 quilos limpa inteira', expect: ['2 cavala [1 kg] + limpeza:inteiro'] },
]
