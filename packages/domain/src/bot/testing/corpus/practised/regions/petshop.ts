import type { CorpusMessage } from '../../corpus'

/** More of what customers of the pet shop in Pelotas write. */
export const petshopMessages: readonly CorpusMessage[] = [
  {
    text: 'bah me vê uma ração golden adulto 15kg de frango',
    expect: ['1 golden-adulto [15 kg] + sabor:frango'],
  },
  { text: 'special dog 15 kg 2 sacos', expect: ['2 special-dog [15 kg]'] },
  {
    text: '10 sachê whiskas, 5 de carne e 5 de salmão',
    expect: ['5 sache-whiskas + sabor:carne', '5 sache-whiskas + sabor:salmao'],
  },
  { text: 'areia higiênica de 12kg', expect: ['1 areia-12'] },
  { text: 'areia 4kg, 3', expect: ['3 areia-4'] },
  { text: 'coleira m azul e uma guia', expect: ['1 coleira + tamanho:m + cor:azul', '1 guia'] },
  { text: 'tapete higiênico com 30, 2', expect: ['2 tapete'] },
  { text: 'alpiste 500g e meio quilo de girassol', expect: ['1 alpiste [500 g]', '1 girassol [500 g]'] },
  { text: 'quirera 5 kg', expect: ['1 quirera [5 kg]'] },
  { text: 'antipulga', expect: ['? 1 antipulga: pipeta-p | pipeta-g'] },
  { text: 'osso de couro 3 e bolinha 1', expect: ['3 osso', '1 bolinha'] },
  { text: 'quanto tá a ração de gato?', expect: ['pergunta preço whiskas | premier-castrados'] },
  { text: 'xampu e vermífugo, um de cada', expect: ['1 xampu', '1 vermifugo'] },
  {
    text: 'na verdade a ração é de 3kg',
    cart: ['1 whiskas [1 kg]', '1 bolinha'],
    expect: ['1 whiskas [3 kg]', '1 bolinha'],
  },
]
