import type { CorpusMessage } from '../../../corpus'

/** bolos-da-vertente: what is said ahead, corrected and asked. */
export const bolosDaVertenteTalk: readonly CorpusMessage[] = [
  {
    text: '1 bolo de milho e 1 coca 2 litros pra entregar no Tejuco, rua padre faustino 120, no crédito',
    expect: [
      '1 milho',
      '1 coca-2l',
      'entrega',
      'bairro Tejuco',
      'endereço rua padre faustino 120',
      'pagamento credit_card',
    ],
  },
  {
    text: 'busco aí às 20h, nome Conceição',
    cart: ['1 b-brigadeiro [2 kg] + massa:branca'],
    at: 'fulfilment',
    expect: ['1 b-brigadeiro [2 kg] + massa:branca', 'retirada', 'hora 20:00', 'nome Conceição'],
  },
  {
    text: 'rua santo antônio 77 casa 3',
    cart: ['12 pao-frances', '1 queijo-minas'],
    at: 'address',
    expect: ['12 pao-frances', '1 queijo-minas', 'endereço rua santo antônio 77 casa 3'],
  },
  { text: 'pode ser no pix uai', cart: ['1 rosca'], at: 'payment', expect: ['1 rosca', 'pagamento pix'] },
  {
    text: 'o bolo vai ser de 3 kg, vai vir mais gente',
    cart: ['1 b-prestigio [2 kg] + massa:chocolate', '1 coxinha [Cento]'],
    expect: ['1 b-prestigio [3 kg] + massa:chocolate', '1 coxinha [Cento]'],
  },
  {
    text: 'muda a massa pra chocolate',
    cart: ['1 b-ninho [1 kg] + massa:branca'],
    expect: ['1 b-ninho [1 kg] + massa:chocolate'],
  },
  {
    text: 'na vdd são 15 pão francês, e tira o café com leite',
    cart: ['10 pao-frances', '1 cafe-leite'],
    expect: ['15 pao-frances'],
  },
  {
    text: 'tira o topo de bolo, deixa só a vela',
    cart: ['1 b-ameixa [1 kg] + massa:branca + enfeite:vela + enfeite:topo'],
    expect: ['1 b-ameixa [1 kg] + massa:branca + enfeite:vela'],
  },
  { text: 'quanto fica o cento de coxinha?', expect: ['pergunta preço coxinha'] },
  {
    text: 'o bolo prestígio é feito de quê?',
    cart: ['1 broa'],
    expect: ['1 broa', 'pergunta ingredientes b-prestigio'],
  },
  { text: 'o bolo de laranja tem ovo? minha neta n pode', expect: ['pergunta alérgeno laranja ovo'] },
  { text: 'cês abrem que horas amanhã cedo?', expect: ['pergunta horário'] },
  { text: 'entrega em Tiradentes?', expect: ['pergunta entrega Tiradentes'] },
  { text: 'encomendando 3 bolos tem desconto?', expect: ['pergunta desconto'] },
  { text: 'onde que ocês ficam?', expect: ['pergunta loja'] },
  {
    text: 'nó, desisti viu, pode tirar tudo do carrinho',
    cart: ['1 fuba', '4 pao-doce'],
    expect: ['1 fuba', '4 pao-doce', 'esvaziar'],
  },
]
