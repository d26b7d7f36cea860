import type { CorpusMessage } from '../../../corpus'

/** espelho-dagua: what is said ahead, corrected and asked. */
export const espelhoDaguaTalk: readonly CorpusMessage[] = [
  {
    text: '1 protetor solar, entregar no Jupiá, rua das garças 61, dinheiro troco pra 100',
    expect: [
      '1 protetor',
      'entrega',
      'bairro Jupiá',
      'endereço rua das garças 61',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'passo na loja pra pegar às 17h, meu nome é Jussara',
    cart: ['1 perfume-madeira [100 ml]'],
    at: 'fulfilment',
    expect: ['1 perfume-madeira [100 ml]', 'retirada', 'hora 17:00', 'nome Jussara'],
  },
  {
    text: 'vai ser no pix',
    cart: ['2 sabonete', '1 acetona'],
    at: 'payment',
    expect: ['2 sabonete', '1 acetona', 'pagamento pix'],
  },
  { text: 'o batom é nude, não vermelho', cart: ['1 batom + cor:vermelho'], expect: ['1 batom + cor:nude'] },
  {
    text: 'quero o perfume de 100ml em vez do de 50',
    cart: ['1 perfume-jasmim [50 ml]', '1 rimel'],
    expect: ['1 perfume-jasmim [100 ml]', '1 rimel'],
  },
  {
    text: 'não precisa mais do algodão',
    cart: ['2 esmalte + cor:renda', '1 algodao'],
    expect: ['2 esmalte + cor:renda'],
  },
  {
    text: 'qual o preço do hidratante?',
    cart: ['1 sabonete-liquido'],
    expect: ['1 sabonete-liquido', 'pergunta preço hidratante'],
  },
  {
    text: 'quais cores de batom vocês têm?',
    cart: ['1 lapis'],
    expect: ['1 lapis', 'pergunta sabores batom'],
  },
  {
    text: 'entregam na Vila Piloto?',
    cart: ['1 condicionador [1 litro]'],
    expect: ['1 condicionador [1 litro]', 'pergunta entrega Vila Piloto'],
  },
  { text: 'esse shampoo de coco é feito de que?', expect: ['pergunta ingredientes shampoo-coco'] },
  { text: 'tem protetor solar?', expect: ['pergunta tem protetor'] },
  { text: 'aceita cartão de crédito?', expect: ['pergunta pagamento'] },
  { text: 'vcs abrem no sábado à tarde?', expect: ['pergunta horário'] },
  { text: 'oi meu pedido tá a caminho?', expect: ['pergunta pedido'] },
  {
    text: 'pronto, pode finalizar',
    cart: ['1 colonia-lavanda [50 ml] + presente:caixa'],
    expect: ['1 colonia-lavanda [50 ml] + presente:caixa', 'fim'],
  },
  { text: 'amei o perfume, obrigada pelo carinho 🥰', expect: ['oi'] },
]
