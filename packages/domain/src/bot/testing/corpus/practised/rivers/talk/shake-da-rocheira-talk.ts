import type { CorpusMessage } from '../../../corpus'

/** shake-da-rocheira: what is said ahead, corrected and asked. */
export const shakeDaRocheiraTalk: readonly CorpusMessage[] = [
  {
    text: '2 misto quente pra entregar em santa luzia, rua joão pessoa 17, pix',
    expect: ['2 misto', 'entrega', 'bairro Santa Luzia', 'endereço rua joão pessoa 17', 'pagamento pix'],
  },
  {
    text: 'é no Dom Constantino',
    cart: ['1 s-oreo [500ml]'],
    at: 'neighbourhood',
    expect: ['1 s-oreo [500ml]', 'bairro Dom Constantino'],
  },
  {
    text: 'entrega por favor',
    cart: ['1 s-morango [700ml]'],
    at: 'fulfilment',
    expect: ['1 s-morango [700ml]', 'entrega'],
  },
  {
    text: 'praça doze de abril n 6',
    cart: ['3 cookie'],
    at: 'address',
    expect: ['3 cookie', 'endereço praça doze de abril n 6'],
  },
  {
    text: 'em especie, tenho trocado',
    cart: ['1 misto', '1 cafe'],
    at: 'payment',
    expect: ['1 misto', '1 cafe', 'pagamento cash', 'sem troco'],
  },
  {
    text: 'o shake é de 700ml, errei',
    cart: ['1 s-pacoca [500ml]', '1 agua'],
    expect: ['1 s-pacoca [700ml]', '1 agua'],
  },
  {
    text: 'troca o morango por chocolate',
    cart: ['1 s-morango [300ml]'],
    expect: ['1 s-chocolate [300ml]'],
  },
  {
    text: 'pode tirar o chantilly',
    cart: ['1 s-oreo [500ml] + turbinar:chantilly'],
    expect: ['1 s-oreo [500ml]'],
  },
  {
    text: 'é só 1 cookie, não 3',
    cart: ['3 cookie', '1 cafe'],
    expect: ['1 cookie', '1 cafe'],
  },
  { text: 'quanto é o shake de oreo?', expect: ['pergunta preço s-oreo'] },
  { text: 'o de paçoca tem amendoim né? meu menino n pode', expect: ['pergunta alérgeno s-pacoca amendoim'] },
  { text: 'quais sabores de shake vcs tem', expect: ['pergunta sabores shake'] },
  { text: 'vcs abrem q hora no domingo visse', expect: ['pergunta horário'] },
  { text: 'quanto tempo ta levando a entrega hj?', cart: ['2 misto'], expect: ['2 misto', 'pergunta tempo'] },
  { text: 'me chama alguém pra atender por favor', expect: ['pessoa'] },
  {
    text: 'só isso msm ❤️',
    cart: ['1 v-mamao [300ml] + leite:integral'],
    expect: ['1 v-mamao [300ml] + leite:integral', 'fim'],
  },
]
