import type { CorpusMessage } from '../../corpus'

/** What customers of the açaí shop correct, ask and say besides. */
export const acaiTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'muda pra 500',
    cart: ['1 acai [300 ml] + acompanhamentos:granola'],
    expect: ['1 acai [500 ml] + acompanhamentos:granola'],
  },
  {
    text: 'sem a banana, no lugar poe paçoca',
    cart: ['1 acai [500 ml] + acompanhamentos:granola + acompanhamentos:banana'],
    expect: ['1 acai [500 ml] + acompanhamentos:granola + acompanhamentos:pacoca'],
  },
  {
    text: 'bota nutella tbm no açaí',
    cart: ['1 acai [700 ml] + acompanhamentos:leite-po', '1 agua'],
    expect: ['1 acai [700 ml] + acompanhamentos:leite-po + adicionais:nutella', '1 agua'],
  },
  {
    text: 'faz dois desse',
    cart: ['1 acai [500 ml] + acompanhamentos:leite-condensado + adicionais:morango'],
    expect: ['2 acai [500 ml] + acompanhamentos:leite-condensado + adicionais:morango'],
  },
  {
    text: 'um café só e no lugar do outro um suco de laranja',
    cart: ['4 pao-queijo', '2 cafe'],
    expect: ['4 pao-queijo', '1 cafe', '1 suco + sabor:laranja'],
  },
  {
    text: 'troca creme por pistache',
    cart: ['1 sorvete [2 bolas] + sabores:chocolate + sabores:creme'],
    expect: ['1 sorvete [2 bolas] + sabores:chocolate + sabores:pistache'],
  },
  {
    text: 'mudei de ideia vou retirar aí',
    cart: ['1 crepe + recheio:nutella'],
    at: 'confirm',
    expect: ['1 crepe + recheio:nutella', 'retirada'],
  },
  {
    text: 'tira o zero pra mim',
    cart: ['1 acai [300 ml]', '1 acai-zero [300 ml]', '1 agua-coco'],
    expect: ['1 acai [300 ml]', '1 agua-coco'],
  },
  // Questions
  { text: 'qual o valor do de 700?', expect: ['pergunta preço acai | acai-zero | acai-cupuacu'] },
  { text: 'quantos acompanhamentos posso por no açaí e quais tem', expect: ['pergunta sabores acai'] },
  {
    text: 'tem leite na composição do açaí?',
    cart: ['1 acai [500 ml] + acompanhamentos:granola'],
    expect: ['1 acai [500 ml] + acompanhamentos:granola', 'pergunta alérgeno acai leite'],
  },
  { text: 'fecha que horas hj', expect: ['pergunta horário'] },
  {
    text: 'a taxa pro parque amazônia fica quanto?',
    cart: ['1 barca [Grande]'],
    expect: ['1 barca [Grande]', 'pergunta entrega Parque Amazônia'],
  },
  { text: 'Onde fica a loja de vocês?', expect: ['pergunta loja'] },
  { text: 'tem agua de coco?', expect: ['pergunta tem agua-coco'] },
  {
    text: 'coca tá quanto',
    cart: ['1 empadao'],
    expect: ['1 empadao', 'pergunta preço coca-lata | coca-600'],
  },
  {
    text: 'me passa a chave do pix',
    cart: ['1 vitamina [500 ml]'],
    expect: ['1 vitamina [500 ml]', 'pergunta pix'],
  },
  // Greetings and closing
  { text: 'bom dia sô', expect: ['oi'] },
  {
    text: 'fechou, nada mais não',
    cart: ['2 acai [300 ml] + acompanhamentos:banana'],
    expect: ['2 acai [300 ml] + acompanhamentos:banana', 'fim'],
  },
  { text: 'o de sempre, moça', expect: ['de novo'] },
  // Not sold or unclear
  { text: 'cês tem cachorro quente?', expect: ['! cachorro quente'] },
  { text: 'pode ser esse mesmo', expect: ['?'] },
  // Awkward
  {
    text: 'então assim moça eu quero três açaí um de setecentos com granola leite em pó e morango um de quinhentos com banana e paçoca e um de trezentos zero sem nada e manda aí pro setor universitário na rua duzentos e trinta e cinco número quarenta',
    expect: [
      '1 acai [700 ml] + acompanhamentos:granola + acompanhamentos:leite-po + adicionais:morango',
      '1 acai [500 ml] + acompanhamentos:banana + acompanhamentos:pacoca',
      '1 acai-zero [300 ml] (sem nada)',
      'entrega',
      'bairro Setor Universitário',
      'endereço rua duzentos e trinta e cinco número quarenta',
    ],
  },
  {
    text: 'um deles é de 300 e tira a granola dele, no outro põe nutella',
    cart: ['2 acai [500 ml] + acompanhamentos:granola'],
    expect: ['1 acai [300 ml]', '1 acai [500 ml] + acompanhamentos:granola + adicionais:nutella'],
  },
  {
    text: 'AÇAÍ 500\nGRANOLA\nBANANA\nLEITE EM PÓ\nNUTELLA\n---\nAÇAÍ 300\nLEITE CONDENSADO\nMORANGO\n---\n2 ÁGUAS SEM GÁS\nENTREGA: VILA NOVA, RUA 217 N 85\nPIX',
    expect: [
      '1 acai [500 ml] + acompanhamentos:granola + acompanhamentos:banana + acompanhamentos:leite-po + adicionais:nutella',
      '1 acai [300 ml] + acompanhamentos:leite-condensado + adicionais:morango',
      '2 agua',
      'entrega',
      'bairro Vila Nova',
      'endereço RUA 217 N 85',
      'pagamento pix',
    ],
  },
]
