import type { CorpusMessage } from '../../../corpus'

/** aro-doce: what is said ahead, corrected and asked. */
export const aroDoceTalk: readonly CorpusMessage[] = [
  {
    text: '2 quiche de palmito e 1 coca lata, entrega em Taquaralto, avenida tocantins 1450, pix',
    expect: [
      '2 quiche-palmito',
      '1 coca-lata',
      'entrega',
      'bairro Taquaralto',
      'endereço avenida tocantins 1450',
      'pagamento pix',
    ],
  },
  {
    text: 'entrega na 204 sul, alameda 12 lote 5',
    cart: ['1 caixa-4 + sabores:chocolate*4'],
    at: 'fulfilment',
    expect: ['1 caixa-4 + sabores:chocolate*4', 'entrega', 'bairro 204 Sul', 'endereço alameda 12 lote 5'],
  },
  {
    text: 'é a Larissa, vou passar pra retirar às 16h30',
    cart: ['1 caixa-6 + sabores:oreo*6'],
    at: 'fulfilment',
    expect: ['1 caixa-6 + sabores:oreo*6', 'retirada', 'hora 16:30', 'nome Larissa'],
  },
  {
    text: 'um croissant e um cappuccino grande pra entregar em Porto Nacional',
    expect: ['1 croissant', '1 cappuccino [Grande]', 'entrega', 'fora Porto Nacional'],
  },
  {
    text: 'débito. e manda bastante guardanapo',
    cart: ['1 quiche-alho'],
    at: 'payment',
    expect: ['1 quiche-alho', 'pagamento debit_card', 'obs manda bastante guardanapo'],
  },
  {
    text: 'preciso de troco pra 50',
    cart: ['2 donut + sabor:canela'],
    at: 'change',
    expect: ['2 donut + sabor:canela', 'troco 50'],
  },
  {
    text: 'o cappuccino é pequeno, grande não',
    cart: ['1 cappuccino [Grande]', '1 croissant'],
    expect: ['1 cappuccino [Pequeno]', '1 croissant'],
  },
  {
    text: 'o donut troca pra morango por favor',
    cart: ['1 donut + sabor:chocolate', '1 agua'],
    expect: ['1 donut + sabor:morango', '1 agua'],
  },
  {
    text: 'tira a quiche, vou ficar só com o café',
    cart: ['1 cafe [Grande]', '1 quiche-palmito'],
    expect: ['1 cafe [Grande]'],
  },
  { text: 'quais os sabores de donut vcs tem hj?', expect: ['pergunta sabores donut'] },
  { text: 'qual o valor da caixa com 6 donuts', expect: ['pergunta preço caixa-6'] },
  { text: 'o waffle tem ovo? minha menina tem alergia', expect: ['pergunta alérgeno waffle ovo'] },
  {
    text: 'põe um croissant. e quanto é a limonada rosa?',
    cart: ['1 cafe [Pequeno]'],
    expect: ['1 cafe [Pequeno]', '1 croissant', 'pergunta preço limonada'],
  },
  { text: 'onde fica a loja de vcs aqui em palmas?', expect: ['pergunta loja'] },
  { text: 'gente muito obrigada, os donuts chegaram lindos 🥰', expect: ['oi'] },
  {
    text: 'ai desisti, pode apagar tudo',
    cart: ['1 shake + sabor:morango', '1 waffle + coberturas:banana'],
    expect: ['1 shake + sabor:morango', '1 waffle + coberturas:banana', 'esvaziar'],
  },
]
