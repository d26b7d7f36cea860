import type { CorpusMessage } from '../../../corpus'

/** disco-leve: what is said ahead, corrected and asked. */
export const discoLeveTalk: readonly CorpusMessage[] = [
  {
    text: 'é pra entregar, Vila Rica, rua das orquídeas 88',
    cart: ['1 s-cinco [Grande] + massa:tradicional'],
    at: 'fulfilment',
    expect: [
      '1 s-cinco [Grande] + massa:tradicional',
      'entrega',
      'bairro Vila Rica',
      'endereço rua das orquídeas 88',
    ],
  },
  {
    text: 'vou pagar no débito',
    cart: ['1 s-salmao [Broto] + massa:integral'],
    at: 'payment',
    expect: ['1 s-salmao [Broto] + massa:integral', 'pagamento debit_card'],
  },
  {
    text: 'uma broto de mussarela sem glúten, retiro aí às 20h, Priscila',
    expect: ['1 s-mussarela [Broto] + massa:sem-gluten', 'retirada', 'hora 20:00', 'nome Priscila'],
  },
  {
    text: 'na verdade muda a massa pra integral',
    cart: ['1 s-calabresa [Grande] + massa:tradicional'],
    expect: ['1 s-calabresa [Grande] + massa:integral'],
  },
  {
    text: 'troca a coca por suco verde',
    cart: ['1 s-frango [Broto] + massa:integral', '1 coca-lata'],
    expect: ['1 s-frango [Broto] + massa:integral', '1 suco-verde'],
  },
  {
    text: 'a de cogumelos é broto, falei errado',
    cart: ['1 s-cogumelo [Grande] + massa:sem-gluten', '1 agua'],
    expect: ['1 s-cogumelo [Broto] + massa:sem-gluten', '1 agua'],
  },
  {
    text: 'a marguerita leva o que?',
    cart: ['1 s-marguerita [Broto] + massa:tradicional'],
    expect: ['1 s-marguerita [Broto] + massa:tradicional', 'pergunta ingredientes s-marguerita'],
  },
  {
    text: 'qnto tá a salada caprese?',
    cart: ['1 s-cinco [Broto] + massa:integral'],
    expect: ['1 s-cinco [Broto] + massa:integral', 'pergunta preço caprese'],
  },
  {
    text: 'mais ou menos quanto tempo pra chegar?',
    cart: ['1 s-mussarela [Grande] + massa:tradicional'],
    at: 'confirm',
    expect: ['1 s-mussarela [Grande] + massa:tradicional', 'pergunta tempo'],
  },
  { text: 'vocês entregam em Escarpas do Lago?', expect: ['pergunta entrega Escarpas do Lago'] },
  { text: 'que horas vcs fecham hj', expect: ['pergunta horário'] },
  { text: 'moço cadê meu pedido??', expect: ['pergunta pedido'] },
  {
    text: 'só isso por hoje',
    cart: ['1 caesar', '1 kombucha-uva'],
    expect: ['1 caesar', '1 kombucha-uva', 'fim'],
  },
  { text: 'Boa noite, tudo bem?', expect: ['oi'] },
  { text: 'tem como falar com uma pessoa aí?', expect: ['pessoa'] },
  { text: 'a pizza de maçã tem leite? meu filho é alérgico', expect: ['pergunta alérgeno d-maca leite'] },
]
