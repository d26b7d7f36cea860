import type { CorpusMessage } from '../../../corpus'

/** pet-do-embare: what is said ahead, corrected and asked. */
export const petDoEmbareTalk: readonly CorpusMessage[] = [
  {
    text: '2 areia higiênica, entregar no Gonzaga, rua galeão carvalhal 31 ap 84, débito',
    expect: [
      '2 areia',
      'entrega',
      'bairro Gonzaga',
      'endereço rua galeão carvalhal 31 ap 84',
      'pagamento debit_card',
    ],
  },
  {
    text: 'ponta da praia',
    cart: ['1 caminha [M]'],
    at: 'neighbourhood',
    expect: ['1 caminha [M]', 'bairro Ponta da Praia'],
  },
  {
    text: 'eu passo pra pegar as 20h, Fabiana',
    cart: ['1 tapete', '1 vermifugo'],
    at: 'fulfilment',
    expect: ['1 tapete', '1 vermifugo', 'retirada', 'hora 20:00', 'nome Fabiana'],
  },
  {
    text: 'crédito por favor',
    cart: ['1 arranhador'],
    at: 'payment',
    expect: ['1 arranhador', 'pagamento credit_card'],
  },
  {
    text: 'a coleira é M, o P não serve nele',
    cart: ['1 coleira [P] + cor:azul'],
    expect: ['1 coleira [M] + cor:azul'],
  },
  {
    text: 'muda a cor pra preta',
    cart: ['1 peitoral [G] + cor:rosa', '1 ossinho'],
    expect: ['1 peitoral [G] + cor:preta', '1 ossinho'],
  },
  {
    text: 'troca a ração de 1 kg pela de 3 kg',
    cart: ['1 r-castrado [1 kg] + sabor:frango'],
    expect: ['1 r-castrado [3 kg] + sabor:frango'],
  },
  {
    text: 'não precisa mais da areia de sílica, achei aqui',
    cart: ['1 areia-silica', '5 sache-gatos + sabor:salmao'],
    expect: ['5 sache-gatos + sabor:salmao'],
  },
  {
    text: 'troca o shampoo neutro pelo antipulgas',
    cart: ['1 shampoo-neutro', '1 bolinha'],
    expect: ['1 shampoo-pulgas', '1 bolinha'],
  },
  { text: 'quanto está a ração cão adulto de 15 kg?', expect: ['pergunta preço r-adulto'] },
  { text: 'que cores tem de peitoral?', expect: ['pergunta sabores peitoral'] },
  {
    text: 'o que tem na ração cão adulto? meu cachorro é enjoado',
    expect: ['pergunta ingredientes r-adulto'],
  },
  { text: 'vcs vendem coelho?', expect: ['! coelho'] },
  { text: 'entregam em São Vicente?', expect: ['pergunta entrega São Vicente'] },
  {
    text: 'vcs fecham pra almoço?',
    cart: ['1 corda'],
    expect: ['1 corda', 'pergunta horário'],
  },
  { text: 'quero falar com o atendente, o robô não me entende 😩', expect: ['pessoa'] },
]
