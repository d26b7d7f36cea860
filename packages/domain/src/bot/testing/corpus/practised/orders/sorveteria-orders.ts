import type { CorpusMessage } from '../../corpus'

/** What customers of the ice cream and dindim shop order. */
export const sorveteriaOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'oi mana, 5 dindim de cupuaçu e 5 de taperebá', expect: ['5 dd-cupuacu', '5 dd-tapereba'] },
  {
    text: 'uma casquinha de duas bolas tapioca e cupuaçu',
    expect: ['1 casquinha [2 bolas] + sabores:tapioca + sabores:cupuacu'],
  },
  { text: '1 pote de 2 litro de flocos', expect: ['1 pote [2 litros] + sabores:flocos'] },
  { text: 'manda 3 picole de graviola e 2 de milho verde', expect: ['3 pc-graviola', '2 pc-milho'] },
  { text: 'QUERO UM MILK SHAKE G DE OVOMALTINE', expect: ['1 shake [G] + sabor:ovomaltine'] },
  {
    text: 'açai de 500 com farinha de tapioca e banana pfv',
    expect: ['1 acai [500 ml] + acompanhamentos:farinha-tapioca + acompanhamentos:banana'],
  },
  {
    text: 'Boa noite! Por favor, uma banana split com creme, chocolate e morango, cobertura de caramelo.',
    expect: ['1 banana-split + sabores:creme + sabores:chocolate + sabores:morango + coberturas:caramelo'],
  },
  {
    text: '4 dindim de coco\n2 dindim de açaí\n1 baré lata',
    expect: ['4 dd-coco', '2 dd-acai', '1 bare-lata'],
  },
  { text: 'meia duzia de dindim de paçoca', expect: ['6 dd-pacoca'] },
  { text: 'uma dúzia de picolé de açaí pro pessoal da obra', expect: ['12 pc-acai'] },
  {
    text: 'dois milkshake pequeno de chocolate e uma agua sem gas',
    expect: ['2 shake [P] + sabor:chocolate', '1 agua'],
  },
  {
    text: 'me vê um creme de cupuaçu de 300 com leite em po',
    expect: ['1 creme-cupuacu [300 ml] + acompanhamentos:leite-po'],
  },
  {
    text: 'quero um kit festa de 20 com coco, maracuja e açai',
    expect: ['1 kit [20 unidades] + sabores:coco + sabores:maracuja + sabores:acai'],
  },
  { text: 'um skimo e um picolé de tucumã', expect: ['1 pc-skimo', '1 pc-tucuma'] },
  {
    text: '2 dindim de ninho com nutela, vcs fecha q horas',
    expect: ['2 dd-ninho-nutella', 'pergunta horário'],
  },
  { text: 'um picolé de cupuaçu e um dindim de cupuaçu', expect: ['1 pc-cupuacu', '1 dd-cupuacu'] },
  {
    text: 'um copinho 1 bola de castanha pra minha vó e um cascão 3 bola chocolate, flocos e morango pra mim',
    expect: [
      '1 copo [1 bola] + sabores:castanha',
      '1 cascao [3 bolas] + sabores:chocolate + sabores:flocos + sabores:morango',
    ],
  },
  { text: 'dindim coco queimado 3, coco normal 2', expect: ['3 dd-coco-queimado', '2 dd-coco'] },
  { text: 'queria um milk shake de morango', expect: ['1 shake [?] + sabor:morango'] },
  {
    text: 'dois dindim gourmet por favor',
    expect: ['? 2 dindim gourmet: dd-ninho-nutella | dd-morango | dd-pacoca'],
  },
  {
    text: 'um baré e um pote de 1 litro',
    expect: ['? 1 baré: bare-lata | bare-2l', '1 pote [1 litro] + ?sabores'],
  },
  // Options and notes
  {
    text: 'égua do calor, manda logo 10 dindim de maracujá bem durinho',
    expect: ['10 dd-maracuja (bem durinho)'],
  },
  {
    text: 'taça encontro das águas de açaí com tapioca, cobertura de chocolate e chantilly',
    expect: [
      '1 taca-aguas + sabores:acai + sabores:tapioca + coberturas:calda-chocolate + adicionais:chantilly',
    ],
  },
  {
    text: 'pode ser 2 açaí de 300, um com granola e o outro com paçoca',
    expect: ['1 acai [300 ml] + acompanhamentos:granola', '1 acai [300 ml] + acompanhamentos:pacoca'],
  },
  {
    text: 'açaí 700 com leite condensado e granola, sem açúcar, a granola separada',
    expect: [
      '1 acai [700 ml] + acompanhamentos:leite-condensado + acompanhamentos:granola (sem açúcar, a granola separada)',
    ],
  },
  {
    text: '1 casquinha 3 bolas sendo duas de tapioca e uma de graviola',
    expect: ['1 casquinha [3 bolas] + sabores:tapioca*2 + sabores:graviola'],
  },
  {
    text: 'qro 1 pote 1l meio a meio açaí e tapioca',
    expect: ['1 pote [1 litro] + sabores:acai + sabores:tapioca'],
  },
  // Said ahead
  {
    text: '15 dindim de cupuaçu, entrega no aleixo rua joão adolfo 88, pago em pix',
    expect: ['15 dd-cupuacu', 'entrega', 'bairro Aleixo', 'endereço rua joão adolfo 88', 'pagamento pix'],
  },
  {
    text: 'Separa um pote de 2l de tapioca que vou pegar aí 16h, é Edilene',
    expect: ['1 pote [2 litros] + sabores:tapioca', 'retirada', 'hora 16:00', 'nome Edilene'],
  },
  {
    text: 'rua ajuricaba 310, casa azul em frente ao campo. buzina que eu desço',
    cart: ['8 dd-tapereba', '1 bare-2l'],
    at: 'address',
    expect: [
      '8 dd-tapereba',
      '1 bare-2l',
      'endereço rua ajuricaba 310, casa azul em frente ao campo',
      'obs buzina que eu desço',
    ],
  },
  // Awkward
  {
    text: 'oi boa tarde minha filha eu queria dez dindim de açaí cinco de coco e mais dois picolé de graviola aí tu me manda também um milk shake médio de cupuaçu é aqui na cachoeirinha na rua borba quinhentos e doze e eu pago em dinheiro troco pra cem',
    expect: [
      '10 dd-acai',
      '5 dd-coco',
      '2 pc-graviola',
      '1 shake [M] + sabor:cupuacu',
      'entrega',
      'bairro Cachoeirinha',
      'endereço rua borba quinhentos e doze',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'Aniversário da Yasmin\n- kit festa 50 (cupuaçu, taperebá, coco e maracujá)\n- pote 2L chocolate: 1\n- pote 2L morango: 2\n- skimo x10\n- baré 2l x 4\nbusco sábado às 14h',
    expect: [
      '1 kit [50 unidades] + sabores:cupuacu + sabores:tapereba + sabores:coco + sabores:maracuja',
      '1 pote [2 litros] + sabores:chocolate',
      '2 pote [2 litros] + sabores:morango',
      '10 pc-skimo',
      '4 bare-2l',
      'retirada',
      'hora 14:00',
    ],
  },
]
