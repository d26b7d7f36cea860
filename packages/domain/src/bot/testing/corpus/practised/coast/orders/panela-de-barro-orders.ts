import type { CorpusMessage } from '../../../corpus'

/** panela-de-barro: what is ordered. */
export const panelaDeBarroOrders: readonly CorpusMessage[] = [
  { text: 'boa tarde, quero uma moqueca de badejo para dois', expect: ['1 moq-badejo [Para dois]'] },
  { text: 'Boa noitee 2 torta capixaba e 1 suco de caju 😋', expect: ['2 torta', '1 suco-caju'] },
  {
    text: 'me ve uma moqueca de camarão indivdual e uma coca zero',
    expect: ['1 moq-camarao [Individual]', '1 coca-zero'],
  },
  { text: 'qro 3 casquinha de siri pfv', expect: ['3 casq-siri'] },
  { text: 'moqueca de dourado', expect: ['1 moq-dourado [?]'] },
  {
    text: 'uma moqueca pra dois',
    expect: ['? 1 moqueca: moq-badejo | moq-dourado | moq-camarao | moq-siri | moq-banana'],
  },
  {
    text: 'moqueca de siri desfiado p/ dois c/ pirao extra por favor',
    expect: ['1 moq-siri [Para dois] + acompanhamento:pirao'],
  },
  { text: 'um file de peroa c/ legumes', expect: ['1 file-peroa + guarnicao:legumes'] },
  {
    text: 'FILÉ DE FRANGO COM BATATA FRITA E UM GUARANÁ 1,5',
    expect: ['1 file-frango + guarnicao:fritas', '1 guarana-15'],
  },
  { text: 'quero o peroá frito', expect: ['1 file-peroa + ?guarnicao'] },
  {
    text: 'meia porção de isca de peixe e uma inteira de aipim',
    expect: ['1 isca [Meia]', '1 aipim [Inteira]'],
  },
  { text: 'bobó de camarão 1\ncoca lata 2\ncocada cremosa 1', expect: ['1 bobo', '2 coca-lata', '1 cocada'] },
  { text: 'moqueca de badejo individual sem coentro', expect: ['1 moq-badejo [Individual] (sem coentro)'] },
  {
    text: 'Olá, gostaria de pedir, por gentileza, duas moquecas de banana da terra individuais e duas águas. Obrigada!',
    expect: ['2 moq-banana [Individual]', '2 agua'],
  },
  {
    text: 'e manda tb 1 caldo de sururu',
    cart: ['1 torta'],
    expect: ['1 torta', '1 caldo-sururu'],
  },
  { text: 'camarao alho e oleo inteira, 4 cocas lata', expect: ['1 camarao-alho [Inteira]', '4 coca-lata'] },
  {
    text: '2 filés de frango, um com purê e outro com legumes',
    expect: ['1 file-frango + guarnicao:pure', '1 file-frango + guarnicao:legumes'],
  },
  {
    text: 'uma moqueca de camarão pra duas pessoas com arroz branco e pirão a mais',
    expect: ['1 moq-camarao [Para dois] + acompanhamento:arroz + acompanhamento:pirao'],
  },
  { text: 'queria um suco', expect: ['? 1 suco: suco-caju | suco-maracuja'] },
  {
    text: 'uai moça me vê duas coca uma normal e uma zero',
    expect: ['1 coca-lata', '1 coca-zero'],
  },
  {
    text: 'mousse de maracujá tb, duas',
    cart: ['1 bobo', '1 agua'],
    expect: ['1 bobo', '1 agua', '2 mousse'],
  },
  {
    text: 'oi boa noite eu queria uma moqueca de dourado para dois e um suco de maracujá sem açúcar e uma torta capixaba',
    expect: ['1 moq-dourado [Para dois]', '1 suco-maracuja (sem açúcar)', '1 torta'],
  },
  {
    text: 'quero lagosta e uma água',
    expect: ['! lagosta', '1 agua'],
  },
  {
    text: 'mais uma de badejo individual',
    cart: ['1 moq-camarao [Individual]'],
    expect: ['1 moq-camarao [Individual]', '1 moq-badejo [Individual]'],
  },
]
