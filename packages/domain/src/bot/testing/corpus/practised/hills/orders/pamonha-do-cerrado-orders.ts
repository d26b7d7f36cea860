import type { CorpusMessage } from '../../../corpus'

/** pamonha-do-cerrado: what is ordered. */
export const pamonhaDoCerradoOrders: readonly CorpusMessage[] = [
  { text: 'boa tarde, qro 2 pamonha de sal cozida', expect: ['2 pam-sal + preparo:cozida'] },
  { text: '3 pamonhas doce 🌽🌽', expect: ['3 pam-doce'] },
  { text: 'me ve uma pamonha a moda frita', expect: ['1 pam-moda + preparo:frita'] },
  { text: 'pamonha de sal', expect: ['1 pam-sal + ?preparo'] },
  { text: 'quero duas pamonhas', expect: ['? 2 pamonhas: pam-sal | pam-moda | pam-doce'] },
  {
    text: '4 pamonha: duas de sal assada e duas doce',
    expect: ['2 pam-sal + preparo:assada', '2 pam-doce'],
  },
  {
    text: 'uma pamonha a moda cozida sem pimenta uai',
    expect: ['1 pam-moda + preparo:cozida (sem pimenta)'],
  },
  {
    text: 'pamonha de sal cozida com jiló e linguiça',
    expect: ['1 pam-sal + preparo:cozida + recheio:jilo + recheio:linguica'],
  },
  { text: 'um curau grande e um pequeno', expect: ['1 curau [Grande]', '1 curau [Pequeno]'] },
  { text: 'chica doida grande pfv', expect: ['1 chica-doida [Grande]'] },
  {
    text: '6 pao de queijo e 1 suco de milho litro',
    expect: ['6 pao-queijo [Unidade]', '1 suco-milho [Litro]'],
  },
  {
    text: 'um pacote de pão de queijo e um bolo de fubá',
    expect: ['1 pao-queijo [Pacote com 10]', '1 bolo-fuba'],
  },
  { text: 'quero 3 galinhada e uma coca 2 litro', expect: ['3 galinhada', '1 coca-2l'] },
  { text: 'prato da roça com pernil', expect: ['1 prato-roca + mistura:pernil'] },
  {
    text: 'oi meu bem manda pra mim dois prato da roça um de frango caipira e um de carne de sol',
    expect: ['1 prato-roca + mistura:frango', '1 prato-roca + mistura:carne-sol'],
  },
  { text: '1 prato da roça e 1 água', expect: ['1 prato-roca + ?mistura', '1 agua'] },
  { text: 'um caldo de milho c frango', expect: ['1 caldo-milho [?]'] },
  {
    text: 'bom diaa\n5 pamonha doce\n2 pamonha de sal frita\n1 curau pequeno\n1 bolo de milho',
    expect: ['5 pam-doce', '2 pam-sal + preparo:frita', '1 curau [Pequeno]', '1 bolo-milho'],
  },
  {
    text: 'mais uma doce',
    cart: ['1 pam-doce', '1 coca-lata'],
    expect: ['2 pam-doce', '1 coca-lata'],
  },
  {
    text: 'e 2 empadao goiano',
    cart: ['1 galinhada'],
    expect: ['1 galinhada', '2 empadao [Unidade]'],
  },
  {
    text: 'suco de caja copo e mingau de milho grande com canela',
    expect: ['1 suco-caja [Copo 400ml]', '1 mingau [Grande] (com canela)'],
  },
  { text: '1 pamonha doce e 1 canjica', expect: ['1 pam-doce', '! canjica'] },
  {
    text: 'boa noite eu queria dez pamonhas de sal cozidas e cinco pamonhas doces por favor',
    expect: ['10 pam-sal + preparo:cozida', '5 pam-doce'],
  },
]
