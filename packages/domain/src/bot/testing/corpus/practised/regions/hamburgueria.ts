import type { CorpusMessage } from '../../corpus'

/** More of what customers of the hamburgueria in Porto Alegre write. */
export const hamburgueriaMessages: readonly CorpusMessage[] = [
  { text: 'bah tchê me vê dois xis coração e uma polar', expect: ['2 x-coracao', '1 polar'] },
  { text: '2 xis salada, um sem tomate', expect: ['1 x-salada', '1 x-salada (sem tomate)'] },
  { text: 'x-bacon com ovo e queijo extra', expect: ['1 x-bacon + adicionais:ovo + adicionais:queijo'] },
  {
    text: 'classic ao ponto com cheddar e bacon, batata grande e guarana 2l',
    expect: [
      '1 classic + ponto:ao-ponto + adicionais:cheddar + adicionais:bacon',
      '1 batata [Grande]',
      '1 guarana-2l',
    ],
  },
  {
    text: 'um combo smash com coca zero e sem picles',
    expect: ['1 combo-smash + bebida:coca-zero (sem picles)'],
  },
  {
    text: 'combo casal um ao ponto e um bem passado, com guaraná e sprite',
    expect: ['1 combo-casal + ponto:ao-ponto + ponto:bem + bebida:guarana + bebida:sprite'],
  },
  { text: 'gorgonzola', expect: ['1 gorgonzola + ?ponto'] },
  {
    text: 'quero 2 smash duplo e um milk shake de ovomaltine de 500',
    expect: ['2 smash-duplo', '1 shake-ovomaltine [500 ml]'],
  },
  { text: 'tri bom, manda um x tudo sem ervilha e sem milho', expect: ['1 x-tudo (sem ervilha, sem milho)'] },
  { text: 'x-egg 1, x-frango 2, coca lata 3', expect: ['1 x-egg', '2 x-frango', '3 coca-lata'] },
  {
    text: 'me vê um xis guri, de frango, capricha na maionese',
    expect: ['1 x-frango (capricha na maionese)'],
  },
  { text: 'o cheddar bacon é com carne de quantas gramas?', expect: ['pessoa'] },
  { text: 'quanto sai o x coração e o x tudo?', expect: ['pergunta preço x-coracao | x-tudo'] },
  {
    text: 'um bbq bacon mal passado com anéis de cebola',
    expect: ['1 bbq-bacon + ponto:mal', '! anéis de cebola'],
  },
  {
    text: 'tira o bacon do classic',
    cart: ['1 classic + ponto:bem + adicionais:bacon', '1 x-bacon'],
    expect: ['1 classic + ponto:bem', '1 x-bacon'],
  },
  {
    text: 'esquece o brownie, quero só o xis mesmo',
    cart: ['1 x-salada', '1 brownie'],
    expect: ['1 x-salada'],
  },
  { text: 'dois x salada, digo, dois x salada especial', expect: ['2 x-salada-especial'] },
  {
    text: 'é entrega no menino deus rua barão do gravataí 510 ap 302, pago com cartão de débito',
    cart: ['1 x-tudo'],
    expect: [
      '1 x-tudo',
      'entrega',
      'bairro Menino Deus',
      'endereço rua barão do gravataí 510 ap 302',
      'pagamento debit_card',
    ],
  },
  { text: 'quero um hamburguer vegetariano e uma agua com gas', expect: ['1 veggie', '1 agua-gas'] },
  { text: '4 nuggets pequeno e 2 molho barbecue', expect: ['4 nuggets [Pequena]', '2 barbecue'] },
]
