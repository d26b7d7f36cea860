import type { CorpusMessage } from '../../corpus'

/** brasa-campeira: what is ordered. */
export const brasaCampeiraOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'bah, me vê 4 espetinho de carne e 4 de coração', expect: ['4 esp-carne', '4 esp-coracao'] },
  {
    text: '1 costela de 1kg e uma porção inteira de polenta frita',
    expect: ['1 costela [1 kg]', '1 polenta [Porção]'],
  },
  {
    text: 'tchê manda um salsichão, um pão de alho e uma polar',
    expect: ['1 salsichao', '1 pao-alho', '1 polar'],
  },
  {
    text: 'Olá, boa noite. Meu marido e eu vamos jantar em casa e queremos dois churrascos mistos, por favor, e uma coca de 2 litros. Desde já agradeço a atenção',
    expect: ['2 misto', '1 coca-2l'],
  },
  { text: 'QUERO UMA ALAMINUTA DE FRANGO E UM SUCO DE UVA', expect: ['1 minuta-frango', '1 suco-uva'] },
  {
    text: 'meio kilo de picanha suina e meia porção de aipim',
    expect: ['1 picanha-suina [500 g]', '1 aipim [Meia porção]'],
  },
  {
    text: '2 espetos de frango com bacon, 2 de frango normal, 1 de queijo coalho',
    expect: ['2 esp-frango-bacon', '2 esp-frango', '1 esp-queijo'],
  },
  { text: 'uma ala minuta', expect: ['? 1 ala minuta: minuta-file | minuta-frango'] },
  {
    text: 'batata frita com cheddar e bacon meia porção, e uma guarana lata',
    expect: ['1 batata-cheddar [Meia porção]', '1 guarana-lata'],
  },
  {
    text: 'me separa 300 gramas de costelinha, 2 farofa, 1 vinagrete e 1 chimichurri',
    expect: ['1 costelinha [300 g]', '2 farofa', '1 vinagrete', '1 chimichurri'],
  },
  {
    text: 'e uma porção de arroz carreteiro pra acompanhar',
    cart: ['1 vazio [1 kg] + ponto:mal'],
    expect: ['1 vazio [1 kg] + ponto:mal', '1 carreteiro [Porção]'],
  },
  { text: 'maionese de batata e salada verde', expect: ['1 maionese [?]', '1 salada [?]'] },
  {
    text: 'vê uma água com gás, uma sem, e 3 espetinhos de linguiça',
    expect: ['1 agua-gas', '1 agua', '3 esp-linguica'],
  },
  {
    text: 'boa noite pessoal segue o pedido da firma\n5 espetinho carne\n5 espetinho frango\n3 espetinho linguiça\n2 queijo coalho\n4 salsichão\n4 pão de alho\n2 batata frita porção\n1 arroz carreteiro porção\n1 salada verde meia porção\n2 farofa\n2 coca 2l\n6 polar',
    expect: [
      '5 esp-carne',
      '5 esp-frango',
      '3 esp-linguica',
      '2 esp-queijo',
      '4 salsichao',
      '4 pao-alho',
      '2 batata [Porção]',
      '1 carreteiro [Porção]',
      '1 salada [Meia porção]',
      '2 farofa',
      '2 coca-2l',
      '6 polar',
    ],
  },
  {
    text: 'costela 500, arroz meia e uma coca seiscentos',
    expect: ['1 costela [500 g]', '1 arroz [Meia porção]', '1 coca-600'],
  },
  // Options, extras and notes
  {
    text: 'picanha 500g ao ponto pra mal... não, bota ao ponto mesmo',
    expect: ['1 picanha [500 g] + ponto:ao-ponto'],
  },
  {
    text: 'vazio de 1 kg mal passado sem sal grosso por favor',
    expect: ['1 vazio [1 kg] + ponto:mal (sem sal grosso)'],
  },
  {
    text: '2 espetinhos de carne, um bem passado e um mal passado',
    expect: ['1 esp-carne + ponto:bem', '1 esp-carne + ponto:mal'],
  },
  {
    text: 'a la minuta de filé ao ponto, sem salada e com ovo mole',
    expect: ['1 minuta-file + ponto:ao-ponto (sem salada, com ovo mole)'],
  },
  { text: '5 espetinhos de coração bem passado', expect: ['5 esp-coracao (bem passado)'] },
  {
    text: 'marmita m de costela com ovo frito e farofa',
    expect: ['1 marmita [M] + carnes:costela + adicionais:ovo + adicionais:farofa'],
  },
  {
    text: 'um prato kids de nuggets com arroz e batata frita, o arroz separadinho',
    expect: ['1 kids + carne:nuggets + acompanhamentos:arroz + acompanhamentos:batata (o arroz separadinho)'],
  },
  {
    text: 'churrasco misto sem coração e capricha na farofa',
    expect: ['1 misto (sem coração, capricha na farofa)'],
  },
  // Sizes, halves and flavours
  {
    text: 'combo 5 espetinhos: 2 carne 2 frango 1 coração',
    expect: ['1 combo-espetos + espetos:carne*2 + espetos:frango*2 + espetos:coracao'],
  },
  {
    text: '3 marmita G, duas de costela com linguiça e uma só de frango',
    expect: ['2 marmita [G] + carnes:costela + carnes:linguica', '1 marmita [G] + carnes:frango'],
  },
  {
    text: 'quero o combo de cinco espetinho, tudo queijo coalho',
    expect: ['1 combo-espetos + espetos:queijo*5'],
  },
  { text: 'uma marmita de vazio', expect: ['1 marmita [?] + carnes:vazio'] },
  { text: 'prato kids com bife e massinha', expect: ['1 kids + carne:bife + acompanhamentos:massa'] },
  { text: 'picanha', expect: ['1 picanha [?] + ?ponto'] },
  {
    text: 'marmita p meio a meio linguiça e frango',
    expect: ['1 marmita [P] + carnes:frango + carnes:linguica'],
  },
]
