import type { CorpusMessage } from '../../corpus'

/** What customers of the chemist's and night shop in São Paulo correct, ask and say besides. */
export const farma24Talk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'na vdd a fralda é XG',
    cart: ['2 fralda-pampers [G]', '1 lenco'],
    expect: ['2 fralda-pampers [XG]', '1 lenco'],
  },
  {
    text: 'em vez da cartela manda a caixa',
    cart: ['1 neosaldina [Cartela]', '1 gatorade'],
    expect: ['1 neosaldina [Caixa]', '1 gatorade'],
  },
  {
    text: 'tira um gelo e põe mais 4 brahma',
    cart: ['2 gelo', '6 brahma [Unidade]'],
    expect: ['1 gelo', '10 brahma [Unidade]'],
  },
  {
    text: 'esquece o protetor, tá caro',
    cart: ['1 protetor', '1 shampoo'],
    expect: ['1 shampoo'],
  },
  // Questions
  { text: 'vocês tem teste de gravidez?', expect: ['pergunta tem teste-gravidez'] },
  { text: 'qnt custa o fardo de heineken', expect: ['pergunta preço heineken'] },
  { text: 'tão abertos agora de madrugada?', expect: ['pergunta horário'] },
  {
    text: 'entrega na vila madalena? qual o valor',
    cart: ['1 gelo', '1 ruffles'],
    expect: ['1 gelo', '1 ruffles', 'pergunta entrega Vila Madalena'],
  },
  // Said at its step
  {
    text: 'errei o número do prédio, é rua vergueiro 1211 apto 33',
    cart: ['1 dipirona-gotas'],
    at: 'confirm',
    expect: ['1 dipirona-gotas', 'endereço rua vergueiro 1211 apto 33'],
  },
  // Greetings and closing
  { text: 'queria falar com o farmacêutico por favor', expect: ['pessoa'] },
  { text: 'firmeza é só', cart: ['2 redbull'], expect: ['2 redbull', 'fim'] },
  // Not sold or unclear
  {
    text: 'preciso de amoxicilina e uma pastilha pra garganta',
    expect: ['! amoxicilina', '1 pastilha'],
  },
]
