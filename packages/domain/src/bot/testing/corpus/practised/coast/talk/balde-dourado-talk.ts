import type { CorpusMessage } from '../../../corpus'

/** balde-dourado: what is said ahead, corrected and asked. */
export const baldeDouradoTalk: readonly CorpusMessage[] = [
  {
    text: '2 crispy bacon pra entregar no buritizal, av. 13 de setembro 900, dinheiro, troco pra 100',
    expect: [
      '2 crispy-bacon',
      'entrega',
      'bairro Buritizal',
      'endereço av. 13 de setembro 900',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'entrega no laguinho rua general rondon 1420. 1 wrap e 1 agua. pix',
    expect: [
      '1 wrap',
      '1 agua',
      'entrega',
      'bairro Laguinho',
      'endereço rua general rondon 1420',
      'pagamento pix',
    ],
  },
  { text: 'vou buscar', cart: ['1 wrap'], at: 'fulfilment', expect: ['1 wrap', 'retirada'] },
  { text: 'Zerão', cart: ['2 crispy'], at: 'neighbourhood', expect: ['2 crispy', 'bairro Zerão'] },
  { text: 'pra 50', cart: ['1 crispy-duplo'], at: 'change', expect: ['1 crispy-duplo', 'troco 50'] },
  {
    text: 'crédito, e manda bastante guardanapo',
    cart: ['2 combo-solo + refri:coca'],
    at: 'payment',
    expect: ['2 combo-solo + refri:coca', 'pagamento credit_card', 'obs manda bastante guardanapo'],
  },
  {
    text: 'égua errei, o balde é médio',
    cart: ['1 balde [G] + corte:asinha + molhos:alho'],
    expect: ['1 balde [M] + corte:asinha + molhos:alho'],
  },
  {
    text: 'troca a asinha por filé',
    cart: ['1 balde [G] + corte:asinha + molhos:alho', '1 coca-2l'],
    expect: ['1 balde [G] + corte:file + molhos:alho', '1 coca-2l'],
  },
  {
    text: 'sao 3 crispy',
    cart: ['2 crispy', '1 batata [Pequena]'],
    expect: ['3 crispy', '1 batata [Pequena]'],
  },
  {
    text: 'não vou querer mais a batata não',
    cart: ['2 crispy', '1 batata [Pequena]'],
    expect: ['2 crispy'],
  },
  { text: 'o sanduiche crispy vem com o que dentro?', expect: ['pergunta ingredientes crispy'] },
  { text: 'quais molho vcs tem pro balde', expect: ['pergunta sabores balde'] },
  { text: 'tem suco de taperebá?', cart: ['1 wrap'], expect: ['1 wrap', 'pergunta tem suco-tapereba'] },
  { text: 'qual a chave pix de vcs?', expect: ['pergunta pix'] },
  { text: 'fecha que horas na sexta', expect: ['pergunta horário'] },
  { text: 'manda o mesmo da última vez', expect: ['de novo'] },
]
