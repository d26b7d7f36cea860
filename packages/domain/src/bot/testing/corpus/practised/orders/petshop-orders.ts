import type { CorpusMessage } from '../../corpus'

/** What customers of the pet shop order. */
export const petshopOrders: readonly CorpusMessage[] = [
  { text: 'bah me vê 1 golden de 15 kg de frango', expect: ['1 golden-adulto [15 kg] + sabor:frango'] },
  {
    text: 'quero 3kg de special dog e 2 bifinho de carne',
    expect: ['1 special-dog [3 kg]', '2 bifinho + sabor:carne'],
  },
  { text: 'tchê manda um saco de 15 da special dog', expect: ['1 special-dog [15 kg]'] },
  {
    text: '10 sachê whiskas, 5 de carne e 5 de salmão',
    expect: ['5 sache-whiskas + sabor:carne', '5 sache-whiskas + sabor:salmao'],
  },
  { text: 'meio quilo de alpiste e 1kg de girassol', expect: ['1 alpiste [500 g]', '1 girassol [1 kg]'] },
  { text: 'bom dia! areia higienica a de 12kg, duas por favor', expect: ['2 areia-12'] },
  { text: 'ração de filhote 3 quilos', expect: ['1 golden-filhote [3 kg]'] },
  {
    text: 'guri preciso de 5kg de quirera e 5 kg de milho quebrado pras galinha, entrega no areal',
    expect: ['1 quirera [5 kg]', '1 milho [5 kg]', 'entrega', 'bairro Areal'],
  },
  { text: 'uma coleira m vermelha', expect: ['1 coleira + tamanho:m + cor:vermelha'] },
  {
    text: 'coleira azul tamanho G e uma guia retratil',
    expect: ['1 coleira + tamanho:g + cor:azul', '1 guia'],
  },
  { text: 'tapete higienico 1 pct e o xampu neutro', expect: ['1 tapete', '1 xampu'] },
  { text: 'antipulga pra cachorro até 10kg', expect: ['1 pipeta-p'] },
  {
    text: 'me manda aquela ração premier de gato castrado, o saco de 3kg',
    expect: ['1 premier-castrados [3 kg]'],
  },
  { text: 'whiskas 15kg', expect: ['1 whiskas [15 kg]'] },
  {
    text: 'oi boa tarde vocês podem me trazer duas ração golden adulto de quinze quilos uma de carne e uma de frango e um osso de couro vou pagar no cartão de crédito',
    expect: [
      '1 golden-adulto [15 kg] + sabor:carne',
      '1 golden-adulto [15 kg] + sabor:frango',
      '1 osso',
      'pagamento credit_card',
    ],
  },
  { text: 'vermifugo 2 cx', expect: ['2 vermifugo'] },
  {
    text: '4 bolinha e 1 comedouro inox, retiro às 17h',
    expect: ['4 bolinha', '1 comedouro', 'retirada', 'hora 17:00'],
  },
  { text: 'pedigree sachê frango x6', expect: ['6 sache-pedigree + sabor:frango'] },
  { text: '2 kg de alpiste', expect: ['2 alpiste [1 kg]'] },
  { text: 'golden 15kg', expect: ['? 1 golden: golden-adulto | golden-filhote'] },
  {
    text: 'lista:\n- areia 4kg: 3\n- sachê whiskas salmão: 8\n- petisco dental: 2',
    expect: ['3 areia-4', '8 sache-whiskas + sabor:salmao', '2 petisco-dental'],
  },
  { text: 'um arranhador e 2 areia de 4 pros gato', expect: ['1 arranhador', '2 areia-4'] },
  { text: 'special dog 1 saco grande', expect: ['1 special-dog [15 kg]'] },
  {
    text: 'manda pra rua gonçalves chaves 812 ap 3, centro, um special dog 15kg e 1kg de alpiste. pix',
    expect: [
      '1 special-dog [15 kg]',
      '1 alpiste [1 kg]',
      'entrega',
      'bairro Centro',
      'endereço rua gonçalves chaves 812 ap 3',
      'pagamento pix',
    ],
  },
  { text: 'quilo e meio de girassol', expect: ['1 girassol [1 kg]', '1 girassol [500 g]'] },
  {
    text: '3 bifinho, um de cada sabor',
    expect: ['1 bifinho + sabor:carne', '1 bifinho + sabor:frango', '1 bifinho + sabor:salmao'],
  },
  { text: 'quero um osso e um petisco dental pro meu cusco kkk', expect: ['1 osso', '1 petisco-dental'] },
  { text: 'areia higiênica', expect: ['? 1 areia: areia-4 | areia-12'] },
  {
    text: 'um saco de golden filhote e um de whiskas, os dois de 3kg',
    expect: ['1 golden-filhote [3 kg]', '1 whiskas [3 kg]'],
  },
  {
    text: 'ração pra passarinho e 1 osso',
    expect: [
      '? 1 ração: golden-adulto | golden-filhote | special-dog | whiskas | premier-castrados',
      '1 osso',
    ],
  },
]
