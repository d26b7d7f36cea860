import type { CorpusMessage } from '../../corpus'

/** What customers of the Chinese kitchen correct, ask and say besides. */
export const yakisobaTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'faz o yakisoba médio, grande é muito',
    cart: ['1 yaki-misto [Grande]', '1 coca-lata'],
    expect: ['1 yaki-misto [Médio]', '1 coca-lata'],
  },
  {
    text: 'os rolinhos são de queijo e não de carne',
    cart: ['3 rolinho-carne [Unidade]', '1 yaki-frango [Médio]'],
    expect: ['3 rolinho-queijo [Unidade]', '1 yaki-frango [Médio]'],
  },
  {
    text: 'põe camarão nele tb e tira o biscoito',
    cart: ['1 yaki-carne [Pequeno]', '2 biscoito'],
    expect: ['1 yaki-carne [Pequeno] + extras:camarao'],
  },
  {
    text: 'a bebida do combo pode ser guaraná mesmo',
    cart: ['1 combo-1 + sabor:carne + bebida:coca'],
    expect: ['1 combo-1 + sabor:carne + bebida:guarana'],
  },
  // Questions
  { text: 'quanto que é o yakisoba de camarão?', expect: ['pergunta preço yaki-camarao'] },
  { text: 'o que vem no combo 1', expect: ['pergunta ingredientes combo-1'] },
  { text: 'frango xadrez tem amendoim né?', expect: ['pergunta alérgeno frango-xadrez amendoim'] },
  {
    text: 'vcs entregam em sousas? qual a taxa',
    cart: ['1 combo-3 + sabor:misto + bebida:agua'],
    expect: ['1 combo-3 + sabor:misto + bebida:agua', 'pergunta entrega Sousas'],
  },
  { text: 'meu pedido já saiu? tô esperando faz 50 min', expect: ['pergunta pedido'] },
  // Again and closing
  { text: 'oi wang, repete meu último pedido aí', expect: ['de novo'] },
  {
    text: 'acho que é isso, pode fechar',
    cart: ['1 lombo-agridoce [Meia]', '1 arroz-branco [Meia]'],
    expect: ['1 lombo-agridoce [Meia]', '1 arroz-branco [Meia]', 'fim'],
  },
  // Not sold or unclear
  { text: '1 temaki de salmão e 2 rolinho de legumes', expect: ['! temaki', '2 rolinho-legumes [Unidade]'] },
]
