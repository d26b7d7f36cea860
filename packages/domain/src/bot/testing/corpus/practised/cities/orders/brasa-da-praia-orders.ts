import type { CorpusMessage } from '../../../corpus'

/** brasa-da-praia: what is ordered. */
export const brasaDaPraiaOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa noite macho, 6 espeto de carne e 4 de frango',
    expect: ['6 esp-carne', '4 esp-frango'],
  },
  {
    text: '10 espetinhos: 5 carne, 3 coração, 2 queijo coalho',
    expect: ['5 esp-carne', '3 esp-coracao', '2 esp-queijo'],
  },
  {
    text: 'quero espetinho, dois de cada: carne, frango e linguiça',
    expect: ['2 esp-carne', '2 esp-frango', '2 esp-linguica'],
  },
  {
    text: 'macaxera frita inteira e 2 heineken',
    expect: ['1 macaxeira [Inteira]', '? 2 heineken: heineken-ln | heineken-600'],
  },
  { text: 'jantinha de frango e uma coca lata', expect: ['1 jantinha + espeto:frango', '1 coca-lata'] },
  {
    text: 'um caldo de mocotó na tigela e meia paçoca',
    expect: ['1 caldo-mocoto [Tigela]', '1 pacoca [Meia]'],
  },
  {
    text: '3 espetos de camarão, 1 cajuina e 2 molho de alho',
    expect: ['3 esp-camarao', '1 cajuina-1l', '2 molho-alho'],
  },
  { text: 'vou qrer um caldo de camarao', expect: ['1 caldo-camarao [?]'] },
  {
    text: 'me veja quatro pão de alho uma batata frita meia e uma farofa',
    expect: ['4 pao-alho', '1 batata [Meia]', '1 farofa'],
  },
  {
    text: '2 espeto de carneiro e 2 de coração',
    expect: ['! carneiro', '2 esp-coracao'],
  },
  {
    text: 'Costela de 500g, um baião inteiro e um litrão de skol, por favor 🙏',
    expect: ['1 costela [500 g]', '1 baiao [Inteira]', '1 skol-litrao'],
  },
  { text: 'uma jantinha', expect: ['1 jantinha + ?espeto'] },
  { text: 'picanha 300g e 1 vinagrete', expect: ['1 picanha [300 g] + ?ponto', '1 vinagrete'] },
  {
    text: 'boa noite amigo quero quinze espetinho cinco de carne cinco de frango com bacon e cinco de queijo coalho uma macaxeira frita inteira e quatro skol lata é pra entregar na varjota rua frederico borges 430 em dinheiro troco pra duzentos',
    expect: [
      '5 esp-carne',
      '5 esp-frango-bacon',
      '5 esp-queijo',
      '1 macaxeira [Inteira]',
      '4 skol-lata',
      'entrega',
      'bairro Varjota',
      'endereço rua frederico borges 430',
      'pagamento cash',
      'troco 200',
    ],
  },
  // Options and extras
  {
    text: 'uma jantinha de carne com baião, farofa e vinagrete',
    expect: [
      '1 jantinha + espeto:carne + acompanhamentos:baiao + acompanhamentos:farofa + acompanhamentos:vinagrete',
    ],
  },
  {
    text: '3 espeto de carne, 2 mal passado e 1 bem passado',
    expect: ['2 esp-carne + ponto:mal', '1 esp-carne + ponto:bem'],
  },
  {
    text: 'maminha de 1kg bem passada e sem sal grosso',
    expect: ['1 maminha [1 kg] + ponto:bem (sem sal grosso)'],
  },
  {
    text: 'combo 10 espetos: 4 carne 4 frango 2 linguiça',
    expect: ['1 combo-10 + espetos:carne*4 + espetos:frango*4 + espetos:linguica*2'],
  },
  // Halves
  {
    text: 'o combo de 10 espeto metade carne metade frango',
    expect: ['1 combo-10 + espetos:carne*5 + espetos:frango*5'],
  },
  {
    text: 'meia de baião e meia de macaxeira pra acompanhar',
    cart: ['4 esp-carne'],
    expect: ['4 esp-carne', '1 baiao [Meia]', '1 macaxeira [Meia]'],
  },
]
