import type { CorpusMessage } from '../../../corpus'

/** emporio-do-pilar: what is ordered. */
export const emporioDoPilarOrders: readonly CorpusMessage[] = [
  { text: 'bom dia! quero uma peça inteira de queijo canastra', expect: ['1 q-canastra [Peça inteira]'] },
  { text: 'meia peça do serro e um biscoito de polvilho', expect: ['1 q-serro [Meia peça]', '1 biscoito'] },
  { text: '2 queijo minas frescal inteiro', expect: ['2 q-minas-frescal [Peça inteira]'] },
  { text: 'um queijo canasta', expect: ['1 q-canastra [?]'] },
  {
    text: 'quero um queijo inteiro por favor, o trufado com goiabada',
    expect: ['1 q-trufado [Peça inteira]'],
  },
  {
    text: 'canastra inteira a vácuo e 1 goiabada cascão',
    expect: ['1 q-canastra [Peça inteira] + embalagem:vacuo', '1 goiabada'],
  },
  { text: 'doce de leite pote de 600g blz?', expect: ['1 doce-leite [Pote 600g]'] },
  {
    text: 'me vê 2 doce de leite com café 300g e 1 de figo 600g',
    expect: ['2 doce-leite-cafe [Pote 300g]', '1 doce-figo [Pote 600g]'],
  },
  { text: '3 pe de muleque e 2 rapadura', expect: ['3 pe-moleque', '2 rapadura'] },
  { text: 'vou querer um café', expect: ['? 1 café: cafe-moido | cafe-graos'] },
  { text: 'uma cachaça', expect: ['? 1 cachaça: cachaca-prata | cachaca-ouro'] },
  { text: 'cachaça ouro 1 e cafe moido 2', expect: ['1 cachaca-ouro', '2 cafe-moido'] },
  {
    text: 'cesta mineira com canastra e doce de leite',
    expect: ['1 cesta-mineira + queijo:canastra + doce:leite'],
  },
  { text: 'quero duas cestas mineiras', expect: ['2 cesta-mineira + ?queijo + ?doce'] },
  {
    text: 'uma cesta mineira com queijo do serro',
    expect: ['1 cesta-mineira + queijo:serro + ?doce'],
  },
  {
    text: 'Bom dia, tudo bem? Quero presentear uma amiga: uma peça inteira do Serro embalada para presente e um licor de jabuticaba. Obrigada!',
    expect: ['1 q-serro [Peça inteira] + embalagem:presente', '1 licor'],
  },
  {
    text: 'oi\nmel silvestre 1\nlinguiça caseira 2kg\npimenta biquinho 1\nqueijo minas frescal meia peça',
    expect: ['1 mel', '2 linguica', '1 pimenta', '1 q-minas-frescal [Meia peça]'],
  },
  {
    text: 'e bota um mel tb',
    cart: ['1 q-canastra [Meia peça]'],
    expect: ['1 q-canastra [Meia peça]', '1 mel'],
  },
  {
    text: 'uai sô me manda um quejo canastra inteiro e dois pacote de biscoito de polvilho',
    expect: ['1 q-canastra [Peça inteira]', '2 biscoito'],
  },
  { text: 'doce de abóbora com coco', expect: ['1 doce-abobora [?]'] },
  { text: '1 requeijão moreno e 1 licor', expect: ['! requeijão moreno', '1 licor'] },
  {
    text: 'boa tarde eu quero um café em grãos um doce de figo de trezentos gramas e uma goiabada',
    expect: ['1 cafe-graos', '1 doce-figo [Pote 300g]', '1 goiabada'],
  },
]
