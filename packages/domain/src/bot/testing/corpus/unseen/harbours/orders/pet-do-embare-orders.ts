import type { CorpusMessage } from '../../../corpus'

/** pet-do-embare: what is ordered. */
export const petDoEmbareOrders: readonly CorpusMessage[] = [
  {
    text: 'oi bom dia, quero uma ração cão adulto de 15kg sabor carne',
    expect: ['1 r-adulto [15 kg] + sabor:carne'],
  },
  {
    text: '1 ração gato castrado 3 kg de salmão e 1 areia higiênica',
    expect: ['1 r-castrado [3 kg] + sabor:salmao', '1 areia'],
  },
  { text: 'me ve uma ração de gato castrado de 1kg', expect: ['1 r-castrado [1 kg] + ?sabor'] },
  { text: 'ração pra filhote de frango', expect: ['1 r-filhote [?] + sabor:frango'] },
  {
    text: 'uma coleira M azul e um peitoral P preto',
    expect: ['1 coleira [M] + cor:azul', '1 peitoral [P] + cor:preta'],
  },
  {
    text: 'coleira rosa tamanho p com plaquinha com nome',
    expect: ['1 coleira [P] + cor:rosa + plaquinha:nome'],
  },
  { text: 'quero um peitoral azul', expect: ['1 peitoral [?] + cor:azul'] },
  {
    text: '6 sachê pra gatos, 3 de salmão e 3 de frango',
    expect: ['3 sache-gatos + sabor:salmao', '3 sache-gatos + sabor:frango'],
  },
  { text: 'meia dúzia de ossinho e 2 bifinho de carne', expect: ['6 ossinho', '2 bifinho + sabor:carne'] },
  { text: 'manda um shampoo', expect: ['? 1 shampoo: shampoo-neutro | shampoo-pulgas'] },
  {
    text: 'Bom dia! Lista do mês:\n1 ração gato adulto 3kg frango\n2 areia de sílica\n1 vermífugo\n1 arranhador\n10 sachê para gatos salmão',
    expect: [
      '1 r-gato [3 kg] + sabor:frango',
      '2 areia-silica',
      '1 vermifugo',
      '1 arranhador',
      '10 sache-gatos + sabor:salmao',
    ],
  },
  { text: 'uma caminha G', expect: ['1 caminha [G]'] },
  {
    text: 'oi moça eu preciso de um tapete higiênico e um shampoo antipulgas e uma ração de cachorro adulto de três quilos de frango',
    expect: ['1 tapete', '1 shampoo-pulgas', '1 r-adulto [3 kg] + sabor:frango'],
  },
  {
    text: 'duas roupinha de frio, uma P e uma G',
    expect: ['1 roupinha [P]', '1 roupinha [G]'],
  },
  {
    text: 'pro Thor uma coleira G preta, pra Mel uma coleira P rosa',
    expect: ['1 coleira [G] + cor:preta', '1 coleira [P] + cor:rosa'],
  },
  {
    text: 'mais dois ratinho de pelucia',
    cart: ['1 areia', '1 ratinho'],
    expect: ['1 areia', '3 ratinho'],
  },
  {
    text: 'e tb uma bolinha e uma corda de morder',
    cart: ['1 r-filhote [3 kg] + sabor:carne'],
    expect: ['1 r-filhote [3 kg] + sabor:carne', '1 bolinha', '1 corda'],
  },
  {
    text: 'põe plaquinha com nome na coleira',
    cart: ['1 coleira [M] + cor:azul', '1 bolinha'],
    expect: ['1 coleira [M] + cor:azul + plaquinha:nome', '1 bolinha'],
  },
  { text: 'um aquário e 2 bolinhas', expect: ['! aquário', '2 bolinha'] },
  { text: '1 sachê de frango pfv', expect: ['? 1 sachê: sache-caes | sache-gatos'] },
  {
    text: 'Boa tarde. Gostaria de um peitoral tamanho G na cor preta e de um shampoo neutro. Obrigado.',
    expect: ['1 peitoral [G] + cor:preta', '1 shampoo-neutro'],
  },
  { text: '2 pct de raçao cao adulto 15 kg d frango', expect: ['2 r-adulto [15 kg] + sabor:frango'] },
  { text: 'bifinho de frango 4 e vermifugo 1', expect: ['4 bifinho + sabor:frango', '1 vermifugo'] },
  {
    text: 'ração para gato de 1 kg',
    expect: ['? 1 ração: r-gato | r-castrado'],
  },
]
