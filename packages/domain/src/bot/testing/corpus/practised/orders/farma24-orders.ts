import type { CorpusMessage } from '../../corpus'

/** What customers of the chemist's and night shop in São Paulo order. */
export const farma24Orders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'boa noite me manda uma caixa de dorflex e um termômetro',
    expect: ['1 dorflex [Caixa]', '1 termometro'],
  },
  { text: 'fralda pampers G 2 pacotes e um lenço umedecido', expect: ['2 fralda-pampers [G]', '1 lenco'] },
  { text: 'gelo', expect: ['1 gelo'] },
  { text: '6 brahma, 2 gelo e um carvão mano', expect: ['6 brahma [Unidade]', '2 gelo', '1 carvao'] },
  { text: 'um fardo de heineken e dois doritos', expect: ['1 heineken [Fardo com 12]', '2 doritos'] },
  { text: 'dipirona', expect: ['? 1 dipirona: dipirona-500 | dipirona-1g | dipirona-gotas'] },
  {
    text: 'uma cartela de dipirona de 1g e uma de neosaldina',
    expect: ['1 dipirona-1g [Cartela]', '1 neosaldina [Cartela]'],
  },
  {
    text: 'meu tem gatorade? manda 3 e um soro reidratante q to mal',
    expect: ['3 gatorade', '1 soro-reidratante'],
  },
  { text: 'paracetamol', expect: ['1 paracetamol [?]'] },
  {
    text: 'Boa noite, tudo bem? Preciso de um absorvente noturno, um Band-Aid e uma barra de chocolate, por favor.',
    expect: ['1 absorvente-noturno', '1 curativo', '1 barra-chocolate'],
  },
  { text: 'fralda huggies', expect: ['1 fralda-huggies [?]'] },
  { text: 'pilha 1 pacote', expect: ['? 1 pilha: pilha-aa | pilha-aaa'] },
  {
    text: '2 miojo\n1 coca 2l\n1 ruffles\n1 papel higiênico',
    expect: ['2 miojo', '1 coca-2l', '1 ruffles', '1 papel'],
  },
  { text: 'me vê dois redbull e um monster pf 🔋', expect: ['2 redbull', '1 monster'] },
  {
    text: 'shampoo e condicionador, um de cada, e um desodorante',
    expect: ['1 shampoo', '1 condicionador', '1 desodorante'],
  },
  { text: 'um neosoro e uma vitamina c por gentileza moço', expect: ['1 descongestionante', '1 vitamina-c'] },
  {
    text: 'duas água mineral e um fardo de coca zero',
    expect: ['2 agua [Unidade]', '1 coca-zero-lata [Fardo com 12]'],
  },
  { text: 'vc tem teste d gravidez? qro 2', expect: ['2 teste-gravidez'] },
  {
    text: 'uma coca zero bem gelada e um pote de sorvete',
    expect: ['1 coca-zero-lata [Unidade] (bem gelada)', '1 sorvete-pote'],
  },
  // Options and notes
  { text: '3 eno, 2 de limão e 1 de laranja', expect: ['2 eno + sabor:limao', '1 eno + sabor:laranja'] },
  {
    text: 'escova de dente macia e creme dental',
    expect: ['1 escova + cerdas:macia', '1 creme-dental'],
  },
  {
    text: 'manda 2 preservativo sensitive e um isqueiro, em sacola fechada por favor',
    expect: ['2 preservativo + tipo:sensitive', '1 isqueiro', 'obs em sacola fechada'],
  },
  // Said ahead
  {
    text: 'engov cartela e duas água com gás, entrega na rua augusta 1500 ap 84 consolação, pix',
    expect: [
      '1 engov [Cartela]',
      '2 agua-gas [Unidade]',
      'entrega',
      'bairro Consolação',
      'endereço rua augusta 1500 ap 84',
      'pagamento pix',
    ],
  },
  {
    text: 'separa um leite ninho e uma mamadeira que meu marido passa pra pegar, nome dele é Anderson, paga no débito',
    expect: ['1 leite-ninho', '1 mamadeira', 'retirada', 'nome Anderson', 'pagamento debit_card'],
  },
  {
    text: 'preciso de um carregador usb-c entregue em guarulhos',
    expect: ['1 carregador', 'entrega', 'fora guarulhos'],
  },
  {
    text: 'entrega. Tatuapé, rua tuiuti 2100, torre B apto 151. Interfone quebrado, me liga quando chegar',
    cart: ['1 fralda-pampers [M]', '1 pomada'],
    at: 'fulfilment',
    expect: [
      '1 fralda-pampers [M]',
      '1 pomada',
      'entrega',
      'bairro Tatuapé',
      'endereço rua tuiuti 2100, torre B apto 151',
      'obs Interfone quebrado, me liga quando chegar',
    ],
  },
  // Awkward
  {
    text: 'boa noite filho desculpa a hora eu sou uma senhora de idade e tô com uma dor nas costas que não aguento queria uma caixa daquele dorflex e uma dipirona em gotas e se puder trazer junto um soro fisiológico e um pacote de papel higiênico moro na mooca rua da mooca mil e quinhentos casa dois o dinheiro é trocado viu',
    expect: [
      '1 dorflex [Caixa]',
      '1 dipirona-gotas',
      '1 soro-fisio',
      '1 papel',
      'entrega',
      'bairro Mooca',
      'endereço rua da mooca mil e quinhentos casa dois',
      'pagamento cash',
      'sem troco',
    ],
  },
  {
    text: 'churras de última hora kkkk\n2 fardos de brahma\n1 fardo heineken\n4 gelo\n2 carvão\n6 coca lata\n1 fardo agua mineral\ncartão de crédito, perdizes, rua cardoso de almeida 900',
    expect: [
      '2 brahma [Fardo com 12]',
      '1 heineken [Fardo com 12]',
      '4 gelo',
      '2 carvao',
      '6 coca-lata [Unidade]',
      '1 agua [Fardo com 12]',
      'entrega',
      'bairro Perdizes',
      'endereço rua cardoso de almeida 900',
      'pagamento credit_card',
    ],
  },
]
