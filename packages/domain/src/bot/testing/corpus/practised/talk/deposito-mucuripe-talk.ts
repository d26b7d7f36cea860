import type { CorpusMessage } from '../../corpus'

/** deposito-mucuripe: what is said ahead, corrected and asked. */
export const depositoMucuripeTalk: readonly CorpusMessage[] = [
  // Said ahead
  {
    text: '1 botijao na troca, entregar rua tibúrcio cavalcante 980 ap 501 meireles, pago no pix',
    expect: [
      '1 gas + casco:troca',
      'entrega',
      'bairro Meireles',
      'endereço rua tibúrcio cavalcante 980 ap 501',
      'pagamento pix',
    ],
  },
  {
    text: 'traz um galão com troca aqui no varjota, tenho nota de 50',
    expect: ['1 galao + casco:troca', 'entrega', 'bairro Varjota', 'pagamento cash', 'troco 50'],
  },
  {
    text: 'passo aí umas 18h pegar 2 fardos de heineken, pago débito',
    expect: ['2 heineken-fardo', 'retirada', 'hora 18:00', 'pagamento debit_card'],
  },
  {
    text: 'vc leva 2 gelo em cubo de 10kg pra Messejana? é pra festa',
    expect: ['2 gelo-10', 'entrega', 'fora Messejana'],
  },
  {
    text: 'Rua Padre Valdevino 1500, casa 3, portão verde. Deixa com o porteiro da guarita da vila',
    cart: ['1 galao + casco:novo'],
    at: 'address',
    expect: [
      '1 galao + casco:novo',
      'endereço Rua Padre Valdevino 1500, casa 3, portão verde',
      'obs Deixa com o porteiro da guarita da vila',
    ],
  },
  {
    text: 'Boa tarde, sou o Iranildo. Gostaria de encomendar doze cervejas Original para entrega no Papicu às 16:30, pagamento em cartão de crédito. Muito obrigado!',
    expect: [
      '12 original',
      'entrega',
      'bairro Papicu',
      'hora 16:30',
      'pagamento credit_card',
      'nome Iranildo',
    ],
  },
  {
    text: 'ei moço é o seguinte tô aqui na praia de iracema na rua dos tabajaras 325 manda uma vodka dois energético monster quatro gelo de coco e uma carteira de cigarro marlboro gold vou pagar no dinheiro e tem que trazer troco pra duzentos e vem ligeiro',
    expect: [
      '1 smirnoff',
      '2 monster',
      '4 gelo-coco',
      '1 marlboro-gold',
      'entrega',
      'bairro Praia de Iracema',
      'endereço rua dos tabajaras 325',
      'pagamento cash',
      'troco 200',
    ],
  },
  // Corrections
  { text: 'não é lata não, é 600', cart: ['2 coca [Lata]'], expect: ['2 coca [600ml]'] },
  { text: 'bota mais 6', cart: ['6 skol-latao'], expect: ['12 skol-latao'] },
  {
    text: 'me enganei, o botijão é só a troca',
    cart: ['1 gas + casco:novo', '1 galao + casco:troca'],
    expect: ['1 gas + casco:troca', '1 galao + casco:troca'],
  },
  { text: 'deixa só 1 carvão', cart: ['3 carvao-3', '2 gelo-5'], expect: ['1 carvao-3', '2 gelo-5'] },
  {
    text: 'troca a vodka por um whisky e em vez de 4 red bull bota 6, e o cigarro pode tirar',
    cart: ['1 smirnoff', '4 red-bull', '1 marlboro'],
    expect: ['1 red-label', '6 red-bull'],
  },
  {
    text: 'mudei, vou passar no pix msm',
    cart: ['1 gas + casco:troca'],
    at: 'confirm',
    expect: ['1 gas + casco:troca', 'pagamento pix'],
  },
  {
    text: 'remove as duas fanta e põe uma coca... não, um guaraná 2l',
    cart: ['2 fanta-uva [2L]', '1 ruffles'],
    expect: ['1 ruffles', '1 guarana [2L]'],
  },
  // Questions
  { text: 'tá quanto o gás hoje?', expect: ['pergunta preço gas'] },
  { text: 'tem gelo de coco ainda?', expect: ['pergunta tem gelo-coco'] },
  {
    text: 'vcs ficam abertos até que hora',
    cart: ['12 brahma-lata'],
    expect: ['12 brahma-lata', 'pergunta horário'],
  },
  {
    text: 'qual o valor do fardo da skol e da heineken',
    expect: ['pergunta preço skol-fardo | heineken-fardo'],
  },
  { text: 'já saiu o meu gás?? tô sem poder fazer o almoço', expect: ['pergunta pedido'] },
  {
    text: 'entrega na aldeota cobra quanto?',
    cart: ['1 vinho'],
    expect: ['1 vinho', 'pergunta entrega Aldeota'],
  },
  { text: 'dá pra pagar no alelo?', expect: ['pergunta pagamento'] },
  // Greetings, leaving, a person
  { text: 'quero cancelar o bujão que pedi, o vizinho me emprestou um', expect: ['cancelar'] },
  { text: 'só isso patrão', cart: ['6 original', '1 gelo-10'], expect: ['6 original', '1 gelo-10', 'fim'] },
  // Not sold, or unclear
  { text: 'vocês vendem remédio pra dor de cabeça?', expect: ['! remédio pra dor de cabeça'] },
  { text: 'uma absolut e dois lucky strike', expect: ['2 lucky', '! absolut'] },
]
