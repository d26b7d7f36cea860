import type { CorpusMessage } from '../../../corpus'

/** espeto-do-bessa: what is ordered. */
export const espetoDoBessaOrders: readonly CorpusMessage[] = [
  {
    text: 'boa noite meu rei, 5 espetinho de carne e 3 de frango',
    expect: ['5 e-carne', '3 e-frango'],
  },
  {
    text: 'me ve 2 espetinho d coraçao 2 d queijo coalho e 1 pao d alho',
    expect: ['2 e-coracao', '2 e-queijo', '1 pao-alho'],
  },
  {
    text: 'uma jantinha de frango com arroz, feijão verde e farofa',
    expect: [
      '1 jantinha + espeto:frango + acompanhamentos:arroz + acompanhamentos:feijao-verde + acompanhamentos:farofa',
    ],
  },
  { text: '2 jantinhas', expect: ['2 jantinha + ?espeto'] },
  {
    text: 'duas jantinha, uma de carne e outra de camarão, sem vinagrete as duas',
    expect: ['1 jantinha + espeto:carne (sem vinagrete)', '1 jantinha + espeto:camarao (sem vinagrete)'],
  },
  { text: 'caldo de mocotó grande e uma brahma', expect: ['1 caldo-mocoto [Grande]', '1 brahma'] },
  { text: 'um caldinho de camarao', expect: ['1 caldo-camarao [?]'] },
  {
    text: '3 espetinho de picanha mal passada e meia porção de batata frita',
    expect: ['3 e-picanha + ponto:mal', '1 batata [Meia]'],
  },
  {
    text: 'carne de sol com macaxeira inteira e 2 suco de cajá',
    expect: ['1 carne-sol [Inteira]', '2 suco-caja'],
  },
  { text: 'quero suco', expect: ['? 1 suco: suco-caja | suco-graviola'] },
  {
    text: 'espetinhos:\n4 carne\n4 frango com bacon\n2 linguiça\n2 coca lata',
    expect: ['4 e-carne', '4 e-frango-bacon', '2 e-linguica', '2 coca-lata'],
  },
  {
    text: '2 espetinho de carne bem passado e 1 ao ponto',
    expect: ['2 e-carne + ponto:bem', '1 e-carne + ponto:ao-ponto'],
  },
  {
    text: 'mais dois de coração por favor',
    cart: ['2 e-coracao', '1 agua'],
    expect: ['4 e-coracao', '1 agua'],
  },
  {
    text: 'vê tbm um caldo de feijão pequeno e uma cajuína',
    cart: ['3 e-carne'],
    expect: ['3 e-carne', '1 caldo-feijao [Pequeno]', '1 cajuina'],
  },
  {
    text: 'camarão alho e óleo meia, entrega em manaíra av edson ramalho 720 ap 401, pago débito',
    expect: [
      '1 camarao-alho [Meia]',
      'entrega',
      'bairro Manaíra',
      'endereço av edson ramalho 720 ap 401',
      'pagamento debit_card',
    ],
  },
  {
    text: 'separa 10 espetinho de carne q eu pego aí 19h, Fábio',
    expect: ['10 e-carne', 'retirada', 'hora 19:00', 'nome Fábio'],
  },
  {
    text: 'ei boa noite eu vou querer uma jantinha de carne com arroz farofa e vinagrete uma jantinha de queijo coalho com arroz e macaxeira cozida e uma coca de um litro é pra deixar aqui no intermares rua golfo de bengala cento e dez e vai ser no pix visse',
    expect: [
      '1 jantinha + espeto:carne + acompanhamentos:arroz + acompanhamentos:farofa + acompanhamentos:vinagrete',
      '1 jantinha + espeto:queijo + acompanhamentos:arroz + acompanhamentos:macaxeira',
      '1 coca-1l',
      'entrega',
      'bairro Intermares',
      'endereço rua golfo de bengala cento e dez',
      'pagamento pix',
    ],
  },
  { text: 'QUERO 2 ESPETINHO DE CAMARAO E UMA AGUA C GAS', expect: ['2 e-camarao', '1 agua-gas'] },
]
