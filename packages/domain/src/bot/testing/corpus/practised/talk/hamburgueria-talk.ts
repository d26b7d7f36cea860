import type { CorpusMessage } from '../../corpus'

/** What customers of the hamburgueria correct, ask and say besides. */
export const hamburgueriaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'muda o ponto pra bem passado',
    cart: ['1 combo-classic + ponto:ao-ponto + bebida:coca'],
    expect: ['1 combo-classic + ponto:bem + bebida:coca'],
  },
  {
    text: 'aumenta a batata pra grande',
    cart: ['1 classic + ponto:mal', '1 batata [Pequena]'],
    expect: ['1 classic + ponto:mal', '1 batata [Grande]'],
  },
  {
    text: 'um dos xis é sem ovo',
    cart: ['2 x-salada', '1 coca-2l'],
    expect: ['1 x-salada (sem ovo)', '1 x-salada', '1 coca-2l'],
  },
  { text: 'na verdade são 3', cart: ['1 x-bacon'], expect: ['3 x-bacon'] },
  {
    text: 'tira o bacon do smash e troca a sprite por coca zero',
    cart: ['1 smash + adicionais:bacon', '1 sprite-lata'],
    expect: ['1 smash', '1 coca-zero-lata'],
  },
  {
    text: 'não quero mais o xis frango',
    cart: ['1 x-egg', '1 x-frango', '2 guarana-lata'],
    expect: ['1 x-egg', '2 guarana-lata'],
  },
  {
    text: 'ah e sem cebola',
    cart: ['1 classic + ponto:ao-ponto'],
    expect: ['1 classic + ponto:ao-ponto (sem cebola)'],
  },
  {
    text: 'errei o endereço, é rua santana 980 ap 201',
    cart: ['1 veggie', '1 agua-gas'],
    at: 'confirm',
    expect: ['1 veggie', '1 agua-gas', 'endereço rua santana 980 ap 201'],
  },
  {
    text: 'deixa, tira tudo',
    cart: ['2 combo-smash + bebida:coca', '1 brownie'],
    expect: ['2 combo-smash + bebida:coca', '1 brownie', 'esvaziar'],
  },
  // Questions
  { text: 'o que vem no xis salada?', expect: ['pergunta ingredientes x-salada'] },
  { text: 'qto custa o combo casal???', expect: ['pergunta preço combo-casal'] },
  {
    text: 'da pra pagar com vale alimentação? aceita alelo?',
    cart: ['1 x-tudo'],
    expect: ['1 x-tudo', 'pergunta pagamento'],
  },
  { text: 'Vocês abrem na segunda-feira?', expect: ['pergunta horário'] },
  { text: 'que refri tem no combo kids?', expect: ['pergunta sabores combo-kids'] },
  {
    text: 'o classic leva leite? sou intolerante a lactose',
    cart: ['1 classic + ponto:bem', '1 onion [Grande]'],
    expect: ['1 classic + ponto:bem', '1 onion [Grande]', 'pergunta alérgeno classic leite'],
  },
  { text: 'manda o cardápio aí por favor', expect: ['pergunta cardápio'] },
  { text: 'faz mais de uma hora e nada do meu lanche, onde tá?', expect: ['pergunta pedido'] },
  // Greetings and closing
  { text: 'opa, blz?', expect: ['oi'] },
  { text: 'deu, era isso', cart: ['1 x-coracao', '1 polar'], expect: ['1 x-coracao', '1 polar', 'fim'] },
  { text: 'quero cancelar o pedido q fiz agora pouco', expect: ['cancelar'] },
  // Not sold or unclear
  { text: 'tem pizza?', expect: ['! pizza'] },
  { text: 'me vê um xis camarão e uma coca lata', expect: ['1 coca-lata', '! xis camarão'] },
  { text: 'quero aquele que meu irmão pegou', expect: ['?'] },
  // Awkward
  {
    text: 'guria seguinte eu quero dois x salada um sem tomate e outro completo uma batata grande e duas coca lata pra entregar aqui na azenha na rua doutor freitas e castro quarenta e cinco e vou pagar no cartão de débito',
    expect: [
      '1 x-salada (sem tomate)',
      '1 x-salada',
      '1 batata [Grande]',
      '2 coca-lata',
      'entrega',
      'bairro Azenha',
      'endereço rua doutor freitas e castro quarenta e cinco',
      'pagamento debit_card',
    ],
  },
  {
    text: 'tira um classic e a coca troca por duas latinhas de guaraná',
    cart: ['2 classic + ponto:ao-ponto', '1 coca-2l'],
    expect: ['1 classic + ponto:ao-ponto', '2 guarana-lata'],
  },
  {
    text: '*Pedido do escritório*\n1 classic bem passado sem picles\n1 classic ao ponto c bacon\n1 bbq bacon mal passado\n1 veggie\n2 x-frango\n1 x-tudo sem ovo\n1 combo smash (coca)\n2 batata frita grande\n1 onion rings pequena\n3 coca lata\n2 água c/ gás',
    expect: [
      '1 classic + ponto:bem (sem picles)',
      '1 classic + ponto:ao-ponto + adicionais:bacon',
      '1 bbq-bacon + ponto:mal',
      '1 veggie',
      '2 x-frango',
      '1 x-tudo (sem ovo)',
      '1 combo-smash + bebida:coca',
      '2 batata [Grande]',
      '1 onion [Pequena]',
      '3 coca-lata',
      '2 agua-gas',
    ],
  },
]
