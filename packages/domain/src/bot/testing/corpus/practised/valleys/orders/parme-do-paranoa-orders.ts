import type { CorpusMessage } from '../../../corpus'

/** parme-do-paranoa: what is ordered. */
export const parmeDoParanoaOrders: readonly CorpusMessage[] = [
  {
    text: 'uma parmegiana de frango individual com arroz e fritas',
    expect: ['1 frango [Individual] + acompanhamentos:arroz + acompanhamentos:fritas'],
  },
  {
    text: 'parme de filé casal com purê e salada e uma coca 2l',
    expect: ['1 file [Casal] + acompanhamentos:pure + acompanhamentos:salada', '1 coca-2l'],
  },
  {
    text: 'quero a de berinjela família, arroz e legumes',
    expect: ['1 berinjela [Família] + acompanhamentos:arroz + acompanhamentos:legumes'],
  },
  { text: 'um parmegiana de peixe', expect: ['1 peixe [?] + ?acompanhamentos'] },
  { text: '2 pudins e 1 mousse de maracujá', expect: ['2 pudim', '1 mousse-maracuja'] },
  { text: 'uma mousse', expect: ['? 1 mousse: mousse-maracuja | mousse-chocolate'] },
  { text: 'dois pães de alho e uma polenta frita', expect: ['2 pao-alho', '1 polenta'] },
  {
    text: 'frango individual, arroz e purê, com queijo extra',
    expect: ['1 frango [Individual] + acompanhamentos:arroz + acompanhamentos:pure + extra:queijo'],
  },
  {
    text: 'uma parmegiana família de filé com arroz e batata frita, molho extra e bacon',
    expect: ['1 file [Família] + acompanhamentos:arroz + acompanhamentos:fritas + extra:molho + extra:bacon'],
  },
  { text: 'três cocas zero e um guaraná', expect: ['3 coca-zero', '1 guarana'] },
  { text: 'desce uma coca', expect: ['? 1 coca: coca | coca-2l'] },
  { text: '2 águas, uma com gás', expect: ['1 agua-gas', '1 agua'] },
  {
    text: 'filé individual com fritas e salada, sem queijo',
    expect: ['1 file [Individual] + acompanhamentos:fritas + acompanhamentos:salada (sem queijo)'],
  },
  {
    text: 'véi, desce uma parme de frango pra casal, arroz e fritas, e dois sucos de laranja',
    expect: ['1 frango [Casal] + acompanhamentos:arroz + acompanhamentos:fritas', '2 suco-laranja'],
  },
  {
    text: 'duas individuais de frango, uma com arroz e fritas e a outra com purê e salada',
    expect: [
      '1 frango [Individual] + acompanhamentos:arroz + acompanhamentos:fritas',
      '1 frango [Individual] + acompanhamentos:pure + acompanhamentos:salada',
    ],
  },
  {
    text: 'pra mim frango individual com arroz e legumes, pro Caio filé individual com arroz e fritas',
    expect: [
      '1 frango [Individual] + acompanhamentos:arroz + acompanhamentos:legumes',
      '1 file [Individual] + acompanhamentos:arroz + acompanhamentos:fritas',
    ],
  },
  { text: 'um bolinho de arroz e uma coca lata', expect: ['1 bolinho', '1 coca'] },
  {
    text: 'parmegiana de frango casal com arroz',
    expect: ['1 frango [Casal] + acompanhamentos:arroz + ?acompanhamentos'],
  },
  { text: 'uma lasanha e um pudim', expect: ['! lasanha', '1 pudim'] },
  { text: 'a Lu quer um pudim, o Beto também', expect: ['2 pudim'] },
  {
    text: 'Boa noite. Duas parmegianas de berinjela individuais, ambas com arroz e salada. Pagamento no vale refeição.',
    expect: [
      '2 berinjela [Individual] + acompanhamentos:arroz + acompanhamentos:salada',
      'pagamento voucher',
    ],
  },
  {
    text: 'filé casal com arroz e fritas, retiro às 20h',
    expect: ['1 file [Casal] + acompanhamentos:arroz + acompanhamentos:fritas', 'retirada', 'hora 20:00'],
  },
  {
    text: 'polenta, pão de alho e bolinho de arroz, um de cada',
    expect: ['1 polenta', '1 pao-alho', '1 bolinho'],
  },
  {
    text: 'uma frango família arroz e pure, entrega na asa norte sqn 210 bloco b ap 304, troco pra 150',
    expect: [
      '1 frango [Família] + acompanhamentos:arroz + acompanhamentos:pure',
      'entrega',
      'bairro Asa Norte',
      'endereço sqn 210 bloco b ap 304',
      'pagamento cash',
      'troco 150',
    ],
  },
]
