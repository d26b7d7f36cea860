import type { CorpusMessage } from '../../../corpus'

/** bolos-da-vertente: what is ordered. */
export const bolosDaVertenteOrders: readonly CorpusMessage[] = [
  {
    text: 'bom dia, queria encomendar um bolo de ninho com morango de 2kg massa branca',
    expect: ['1 b-ninho [2 kg] + massa:branca'],
  },
  {
    text: 'bolo de brigadeiro 3 kg massa de chocolate com topo de bolo e vela',
    expect: ['1 b-brigadeiro [3 kg] + massa:chocolate + enfeite:topo + enfeite:vela'],
  },
  { text: '50 coxinhas e 100 pão de queijo', expect: ['1 coxinha [Meio cento]', '1 pao-queijo [Cento]'] },
  { text: 'uai me vê meia dúzia de pão francês e uma broa de fubá', expect: ['6 pao-frances', '1 broa'] },
  { text: 'um bolo prestígio de 1 kg', expect: ['1 b-prestigio [1 kg] + ?massa'] },
  {
    text: 'quero bolo de doce de leite com ameixa na massa branca',
    expect: ['1 b-ameixa [?] + massa:branca'],
  },
  {
    text: '10 quibe, 10 coxinha e 20 enroladinho',
    expect: ['10 quibe [Unidade]', '10 coxinha [Unidade]', '20 enroladinho [Unidade]'],
  },
  {
    text: 'um bolo de cenoura com calda de chocolate e um café com leite',
    expect: ['1 cenoura + cobertura:chocolate', '1 cafe-leite'],
  },
  { text: 'meio cento de empadinha de palmito', expect: ['1 empadinha [Meio cento]'] },
  {
    text: 'bom dia\n12 pão francês\n4 pão doce\n1 rosca de coco\n1 queijo minas\n2 biscoito de polvilho',
    expect: ['12 pao-frances', '4 pao-doce', '1 rosca', '1 queijo-minas', '2 biscoito'],
  },
  {
    text: 'um bolo de fubá com goiabada e um de laranja',
    expect: ['1 fuba + cobertura:goiabada', '1 laranja'],
  },
  {
    text: 'ô moça ocê separa pra mim duzentos quibe e um cento de enroladinho de salsicha',
    expect: ['2 quibe [Cento]', '1 enroladinho [Cento]'],
  },
  { text: 'ah e uma coca uai', expect: ['? 1 coca: coca-lata | coca-2l'] },
  {
    text: 'bolo ninho c morango 1kg massa de chocolate papel de arroz',
    expect: ['1 b-ninho [1 kg] + massa:chocolate + enfeite:papel'],
  },
  {
    text: 'oi boa tarde eu queria encomendar um bolo prestígio de dois quilos com massa de chocolate e cem coxinhas e dois guaraná mineirinho',
    expect: ['1 b-prestigio [2 kg] + massa:chocolate', '1 coxinha [Cento]', '2 guarana-2l'],
  },
  {
    text: 'dois bolo de brigadeiro de 1kg, um na massa branca e o outro na de chocolate',
    expect: ['1 b-brigadeiro [1 kg] + massa:branca', '1 b-brigadeiro [1 kg] + massa:chocolate'],
  },
  {
    text: 'cinco pão de queijo e um café com leite sem açúcar',
    expect: ['5 pao-queijo [Unidade]', '1 cafe-leite (sem açúcar)'],
  },
  {
    text: 'põe uma vela no bolo tb',
    cart: ['1 b-ninho [2 kg] + massa:branca'],
    expect: ['1 b-ninho [2 kg] + massa:branca + enfeite:vela'],
  },
  {
    text: 'e mais um cento de coxinha',
    cart: ['1 coxinha [Cento]', '1 coca-2l'],
    expect: ['2 coxinha [Cento]', '1 coca-2l'],
  },
  {
    text: 'inclui um bolo de milho e um suco de laranja pfv',
    cart: ['8 pao-frances'],
    expect: ['8 pao-frances', '1 milho', '1 suco-laranja'],
  },
  { text: 'um croissant e um par de pão doce', expect: ['! croissant', '2 pao-doce'] },
  {
    text: 'Boa tarde! Gostaria de uma rosca de coco e de um bolo de laranja, por gentileza. Obrigada.',
    expect: ['1 rosca', '1 laranja'],
  },
  { text: '1 quejo minas, 10 pao frances e 2 broa', expect: ['1 queijo-minas', '10 pao-frances', '2 broa'] },
  {
    text: 'minha sogra quer bolo de fubá, eu quero bolo de cenoura',
    expect: ['1 fuba', '1 cenoura'],
  },
]
