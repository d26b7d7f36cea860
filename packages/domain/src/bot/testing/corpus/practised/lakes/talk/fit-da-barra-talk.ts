import type { CorpusMessage } from '../../../corpus'

/** fit-da-barra: what is said ahead, corrected and asked. */
export const fitDaBarraTalk: readonly CorpusMessage[] = [
  {
    text: 'é pra entregar na Zona Nova, rua vergueiros 230, pago no pix',
    cart: ['1 lasanha-berinjela', '1 suco-uva'],
    at: 'fulfilment',
    expect: [
      '1 lasanha-berinjela',
      '1 suco-uva',
      'entrega',
      'bairro Zona Nova',
      'endereço rua vergueiros 230',
      'pagamento pix',
    ],
  },
  {
    text: 'Nova Tramandaí, av minas gerais 1200',
    cart: ['3 canja'],
    at: 'neighbourhood',
    expect: ['3 canja', 'bairro Nova Tramandaí', 'endereço av minas gerais 1200'],
  },
  {
    text: 'no crédito guria, por favor',
    cart: ['1 kit-5 + pratos:frango*5'],
    at: 'payment',
    expect: ['1 kit-5 + pratos:frango*5', 'pagamento credit_card'],
  },
  {
    text: 'a base muda pra aipim cozido',
    cart: ['1 m-frango [400 g] + base:pure'],
    expect: ['1 m-frango [400 g] + base:aipim'],
  },
  {
    text: 'o patinho é de 300g, me enganei',
    cart: ['1 m-patinho [400 g] + base:arroz-integral', '1 cha-mate'],
    expect: ['1 m-patinho [300 g] + base:arroz-integral', '1 cha-mate'],
  },
  {
    text: 'tira o bolo e põe 2 barrinhas',
    cart: ['1 canja', '1 bolo-banana'],
    expect: ['1 canja', '2 barrinha'],
  },
  {
    text: 'a lasanha de abobrinha leva o que?',
    cart: ['1 suco-detox'],
    expect: ['1 suco-detox', 'pergunta ingredientes lasanha-abobrinha'],
  },
  {
    text: 'e o escondidinho, qto custa?',
    cart: ['1 m-grao [300 g] + base:arroz-integral'],
    expect: ['1 m-grao [300 g] + base:arroz-integral', 'pergunta preço escondidinho'],
  },
  {
    text: 'até q horas vcs atendem hj?',
    cart: ['2 escondidinho'],
    expect: ['2 escondidinho', 'pergunta horário'],
  },
  { text: 'o strogonoff light tem leite?', expect: ['pergunta alérgeno m-strogonoff leite'] },
  { text: 'tem canja?', expect: ['pergunta tem canja'] },
  { text: 'qual o endereço de vocês?', expect: ['pergunta loja'] },
  { text: 'vcs entregam em Imbé?', expect: ['pergunta entrega Imbé'] },
  { text: 'queria repetir o último pedido que fiz', expect: ['de novo'] },
  {
    text: 'era só isso mesmo guria, valeu',
    cart: ['1 sopa-feijao', '2 pao-queijo'],
    expect: ['1 sopa-feijao', '2 pao-queijo', 'fim'],
  },
  { text: 'bom diaaa ☀️', expect: ['oi'] },
]
