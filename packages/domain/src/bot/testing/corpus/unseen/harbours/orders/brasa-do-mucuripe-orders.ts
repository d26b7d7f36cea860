import type { CorpusMessage } from '../../../corpus'

/** brasa-do-mucuripe: what is ordered. */
export const brasaDoMucuripeOrders: readonly CorpusMessage[] = [
  {
    text: 'boa noite macho, um x-bacon ao ponto e uma cajuína',
    expect: ['1 x-bacon + ponto:ao-ponto', '1 cajuina'],
  },
  { text: '1 x bacon duplo bem passado', expect: ['1 x-bacon-duplo + ponto:bem'] },
  { text: 'quero um x tudo', expect: ['1 x-tudo + ?ponto'] },
  {
    text: 'x-burger mal passado com ovo e queijo coalho',
    expect: ['1 x-burger + ponto:mal + extras:ovo + extras:coalho'],
  },
  {
    text: 'dois x-tudo, um ao ponto e outro bem passado, e uma batata grande',
    expect: ['1 x-tudo + ponto:ao-ponto', '1 x-tudo + ponto:bem', '1 batata [Grande]'],
  },
  {
    text: 'frango crocante com bacon em dobro e uma coca zero',
    expect: ['1 frango + extras:bacon*2', '1 coca-zero'],
  },
  {
    text: 'um mucuripe burger ao ponto sem cebola pfv',
    expect: ['1 mucuripe + ponto:ao-ponto (sem cebola)'],
  },
  {
    text: 'batata frita pequena com cheddar e farofa de bacon',
    expect: ['1 batata [Pequena] + cobertura:cheddar + cobertura:bacon'],
  },
  { text: 'me vê uma macaxeira frita e dois suco de caju', expect: ['1 macaxeira [?]', '2 suco-caju'] },
  {
    text: 'Boa noitee\n2 x-salada bem passado\n1 veggie de grão de bico\n1 onion rings grande\n1 coca 1l',
    expect: ['2 x-salada + ponto:bem', '1 veggie', '1 onion [Grande]', '1 coca-1l'],
  },
  { text: 'um milk shake de sapoti 500ml', expect: ['1 shake-sapoti [500 ml]'] },
  {
    text: 'milkshake de 300',
    expect: ['? 1 milk-shake: shake-morango | shake-chocolate | shake-sapoti'],
  },
  {
    text: 'boa noite eu queria um x bacon bem passado com carne extra e cebola caramelizada e uma batata pequena e um guaraná lata',
    expect: ['1 x-bacon + ponto:bem + extras:carne + extras:caramelizada', '1 batata [Pequena]', '1 guarana'],
  },
  {
    text: 'pra mim um x-tudo ao ponto sem tomate e pra minha namorada um x-salada bem passado',
    expect: ['1 x-tudo + ponto:ao-ponto (sem tomate)', '1 x-salada + ponto:bem'],
  },
  {
    text: 'o Ítalo quer x-burger bem passado, a Rayssa também e eu vou de frango crocante',
    expect: ['2 x-burger + ponto:bem', '1 frango'],
  },
  {
    text: 'ei bota bacon no meu hambúrguer',
    cart: ['1 x-salada + ponto:bem', '1 cajuina'],
    expect: ['1 x-salada + ponto:bem + extras:bacon', '1 cajuina'],
  },
  {
    text: 'mais 2 cajuina',
    cart: ['1 mucuripe + ponto:mal', '1 cajuina'],
    expect: ['1 mucuripe + ponto:mal', '3 cajuina'],
  },
  {
    text: 'e um milk-shake de chocolate de 300 tb',
    cart: ['1 frango'],
    expect: ['1 frango', '1 shake-chocolate [300 ml]'],
  },
  {
    text: 'uma pizza de calabresa e um x-burger ao ponto',
    expect: ['! pizza de calabresa', '1 x-burger + ponto:ao-ponto'],
  },
  {
    text: 'arre égua que fome, manda 3 x-bacon ao ponto e 3 coca lata',
    expect: ['3 x-bacon + ponto:ao-ponto', '3 coca-lata'],
  },
  {
    text: 'Boa noite, por favor: um veggie de grão-de-bico com ovo e um suco de acerola sem açúcar. Obrigada!',
    expect: ['1 veggie + extras:ovo', '1 suco-acerola (sem açúcar)'],
  },
  {
    text: 'x bacom mau passado e onion ring pequeno',
    expect: ['1 x-bacon + ponto:mal', '1 onion [Pequena]'],
  },
  { text: '1 coca', expect: ['? 1 coca: coca-lata | coca-1l'] },
  {
    text: 'somos 3, todo mundo x-tudo bem passado, só o meu sem alface',
    expect: ['2 x-tudo + ponto:bem', '1 x-tudo + ponto:bem (sem alface)'],
  },
]
