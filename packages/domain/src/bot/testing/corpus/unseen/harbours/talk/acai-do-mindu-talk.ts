import type { CorpusMessage } from '../../../corpus'

/** acai-do-mindu: what is said ahead, corrected and asked. */
export const acaiDoMinduTalk: readonly CorpusMessage[] = [
  {
    text: 'um açaí 500 com banana, entrega no Aleixo, rua são domingos 41, pix',
    expect: [
      '1 acai [500 ml] + acompanhamentos:banana',
      'entrega',
      'bairro Aleixo',
      'endereço rua são domingos 41',
      'pagamento pix',
    ],
  },
  {
    text: 'é na compensa, beco são josé 15',
    cart: ['2 caboquinho'],
    at: 'neighbourhood',
    expect: ['2 caboquinho', 'bairro Compensa', 'endereço beco são josé 15'],
  },
  {
    text: 'no débito por favor',
    cart: ['3 acai [500 ml]'],
    at: 'payment',
    expect: ['3 acai [500 ml]', 'pagamento debit_card'],
  },
  {
    text: 'o açaí é de 700, falei errado',
    cart: ['1 acai [500 ml] + acompanhamentos:granola', '1 agua'],
    expect: ['1 acai [700 ml] + acompanhamentos:granola', '1 agua'],
  },
  {
    text: 'tira a granola e coloca paçoca',
    cart: ['1 acai [300 ml] + acompanhamentos:granola'],
    expect: ['1 acai [300 ml] + acompanhamentos:pacoca'],
  },
  {
    text: 'n quero mais a tapioca',
    cart: ['1 creme-cupuacu [300 ml]', '1 t-tucuma'],
    expect: ['1 creme-cupuacu [300 ml]'],
  },
  {
    text: 'em vez de suco de maracujá quero de graviola',
    cart: ['1 caboquinho', '1 suco-maracuja [500 ml]'],
    expect: ['1 caboquinho', '1 suco-graviola [500 ml]'],
  },
  { text: 'o que é que vem no x caboquinho?', expect: ['pergunta ingredientes caboquinho'] },
  {
    text: 'quero um açaí de 300 com banana, e quanto ta o suco de graviola?',
    expect: ['1 acai [300 ml] + acompanhamentos:banana', 'pergunta preço suco-graviola'],
  },
  {
    text: 'o creme de cupuaçu leva leite? sou intolerante',
    expect: ['pergunta alérgeno creme-cupuacu leite'],
  },
  {
    text: 'qual a taxa de entrega pra ponta negra?',
    cart: ['1 acai-zero [700 ml]'],
    expect: ['1 acai-zero [700 ml]', 'pergunta entrega Ponta Negra'],
  },
  { text: 'quais os acompanhamentos do açaí tradicional?', expect: ['pergunta sabores acai'] },
  { text: 'até q horas vcs ficam abertos hj', expect: ['pergunta horário'] },
  {
    text: 'só isso mano, pode fechar',
    cart: ['1 suco-tapereba [300 ml]', '1 t-coalho'],
    expect: ['1 suco-tapereba [300 ml]', '1 t-coalho', 'fim'],
  },
  { text: 'Valeuuu, o açaí tava top demais 💜', expect: ['oi'] },
]
