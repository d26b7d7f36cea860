import type { CorpusMessage } from '../../../corpus'

/** guaiba-burger: what is ordered. */
export const guaibaBurgerOrders: readonly CorpusMessage[] = [
  // Plain orders
  {
    text: 'oi boa noite me ve 1 classic ao ponto e uma coca lata',
    expect: ['1 classic + ponto:ao-ponto', '1 coca-lata'],
  },
  { text: 'bah 2 xis coração e 1 polar', expect: ['2 xis-coracao', '1 polar'] },
  {
    text: 'quero um combo classic tchê',
    expect: ['1 combo-classic + ?ponto + ?acompanhamento + ?bebida'],
  },
  {
    text: 'oi guria tudo bem então é o seguinte eu vou querer três smash duplo uma batata grande e três guaraná lata aí um dos smash é sem picles e manda pro menino deus na rua botafogo 620 e é no pix tá',
    expect: [
      '1 smash-duplo (sem picles)',
      '2 smash-duplo',
      '1 batata [G]',
      '3 fruki-lata',
      'entrega',
      'bairro Menino Deus',
      'endereço rua botafogo 620',
      'pagamento pix',
    ],
  },
  { text: 'um classic bacon', expect: ['1 classic-bacon + ?ponto'] },
  {
    text: 'Boa noite, tudo bem? Gostaria de pedir dois xis salada e uma porção grande de onion rings. Obrigado!',
    expect: ['2 xis-salada', '1 onion [G]'],
  },
  { text: 've um smash ai', expect: ['? 1 smash: smash-simples | smash-duplo | smash-triplo'] },
  {
    text: 'manda um chicken e uma batata com cheddar e bacon pequena',
    expect: ['1 chicken', '1 batata-cheddar [P]'],
  },
  {
    text: 'to com uma fome guri, um farropilha mal passado, uma polenta p e um suco de uva',
    expect: ['1 farroupilha + ponto:mal', '1 polenta [P]', '1 suco-uva'],
  },
  { text: 'x bacon 2, x tudo 1, coca 2l 1', expect: ['2 xis-bacon', '1 xis-tudo', '1 coca-2l'] },
  {
    text: 'milkshake de ovomaltine 500 e um brownie',
    expect: ['1 shake [500 ml] + sabor:ovomaltine', '1 brownie'],
  },
  {
    text: '2 maionese verde, 1 barbecue e uma agua sem gas',
    expect: ['2 maionese-verde', '1 barbecue', '1 agua'],
  },
  { text: 'me manda um veggie e uma sprite', expect: ['! veggie', '1 sprite-lata'] },
  {
    text: 'é tele, 2 xis frango e 1 coca 2l na ramiro barcelos 1450 ap 302 bom fim, vou pagar no crédito',
    expect: [
      '2 xis-frango',
      '1 coca-2l',
      'entrega',
      'bairro Bom Fim',
      'endereço ramiro barcelos 1450 ap 302',
      'pagamento credit_card',
    ],
  },
  {
    text: 'passo aí pra buscar 20h30 um smash triplo e uma batata pequena, nome Bruno',
    expect: ['1 smash-triplo', '1 batata [P]', 'retirada', 'hora 20:30', 'nome Bruno'],
  },
  // Options and extras
  {
    text: 'classic bacon bem passado com cheddar e sem tomate, por favor',
    expect: ['1 classic-bacon + ponto:bem + adicionais:cheddar (sem tomate)'],
  },
  {
    text: 'dois smash duplo, um com ovo e picles e o outro normal',
    expect: ['1 smash-duplo + adicionais:ovo + adicionais:picles', '1 smash-duplo'],
  },
  {
    text: 'um guaíba ao ponto com queijo colonial e dobro de bacon... nao, só um bacon a mais',
    expect: ['1 guaiba + ponto:ao-ponto + adicionais:colonial + adicionais:bacon'],
  },
  {
    text: 'combo smash duplo com polenta e coca zero',
    expect: ['1 combo-smash-duplo + acompanhamento:polenta + bebida:coca-zero'],
  },
  {
    text: 'um combo casal, um mal passado e um bem passado, uma coca e um guaraná',
    expect: ['1 combo-casal + ponto:mal + ponto:bem + bebida:coca + bebida:guarana'],
  },
  {
    text: 'xis salada sem ervilha sem milho com ovo a mais e prensado',
    expect: ['1 xis-salada + adicionais:ovo (sem ervilha, sem milho, prensado)'],
  },
]
