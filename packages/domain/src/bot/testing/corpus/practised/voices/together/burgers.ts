import type { CorpusMessage } from '../../../corpus'

/** Several people who order in one message, one as the other or but for a word, of burgers, by shop. */
export const togetherBurgers: Readonly<Record<string, readonly CorpusMessage[]>> = {
  hamburgueria: [
    {
      text: 'pra mim um x-salada, pra Ana um x-bacon e o João quer igual ao meu sem cebola',
      expect: ['1 x-salada', '1 x-bacon', '1 x-salada (sem cebola)'],
    },
    {
      text: 'bah somos em 4, cada um quer um x-tudo, só o do guri sem milho',
      expect: ['3 x-tudo', '1 x-tudo (sem milho)'],
    },
    {
      text: 'dois classic, o meu ao ponto e o dela bem passado com ovo',
      expect: ['1 classic + ponto:ao-ponto', '1 classic + ponto:bem + adicionais:ovo'],
    },
    { text: 'um smash pra cada, somos três, e uma coca 2l pra dividir', expect: ['3 smash', '1 coca-2l'] },
    {
      text: 'eu e a Duda vamos de x-egg, o pai de x-coração e a mãe não quer nada',
      expect: ['2 x-egg', '1 x-coracao'],
    },
    {
      text: 'Pati: combo smash com coca\nGui: o mesmo mas com guaraná\nEu: veggie sem tomate',
      expect: ['1 combo-smash + bebida:coca', '1 combo-smash + bebida:guarana', '1 veggie (sem tomate)'],
    },
    {
      text: 'um x-frango pra mim, outro pra minha esposa, o dela com bacon',
      expect: ['1 x-frango', '1 x-frango + adicionais:bacon'],
    },
    {
      text: 'minha irmã quer um chicken crispy com cheddar, meu irmão quer a mesma coisa e eu quero só uma batata pequena',
      expect: ['2 chicken + adicionais:cheddar', '1 batata [Pequena]'],
    },
    {
      text: '3 x-bacon: o meu normal, o do Cássio com ovo e o da Bia sem maionese',
      expect: ['1 x-bacon', '1 x-bacon + adicionais:ovo', '1 x-bacon (sem maionese)'],
    },
    { text: 'os dois iguais: x-salada com ovo', expect: ['2 x-salada + adicionais:ovo'] },
    {
      text: 'tchê me vê dois combo classic, os dois ao ponto, o meu com coca e o da prenda com coca zero',
      expect: [
        '1 combo-classic + ponto:ao-ponto + bebida:coca',
        '1 combo-classic + ponto:ao-ponto + bebida:coca-zero',
      ],
    },
    {
      text: 'cada guri vai querer um combo kids, são dois: um com sprite e o outro com guaraná',
      expect: ['1 combo-kids + bebida:sprite', '1 combo-kids + bebida:guarana'],
    },
    {
      text: 'mais um x-salada igual pro meu pai',
      cart: ['1 x-salada', '1 x-bacon'],
      expect: ['2 x-salada', '1 x-bacon'],
    },
    {
      text: 'um deles é da Ana, o dela é sem tomate',
      cart: ['2 x-salada'],
      expect: ['1 x-salada', '1 x-salada (sem tomate)'],
    },
    {
      text: 'a Manu quer milk-shake de chocolate de 300 e o Tomás um igual só que de morango',
      expect: ['1 shake-chocolate [300 ml]', '1 shake-morango [300 ml]'],
    },
    {
      text: 'um x-tudo pra dividir entre dois e um x-egg pro nenê sem sal',
      expect: ['1 x-tudo', '1 x-egg (sem sal)'],
    },
    {
      text: 'pra mim smash duplo com bacon, pro Léo também, pra Carol um smash sem picles',
      expect: ['2 smash-duplo + adicionais:bacon', '1 smash (sem picles)'],
    },
    { text: 'uma polar pra cada um, somos cinco', expect: ['5 polar'] },
  ],
  'burger-carioca': [
    {
      text: 'pra mim arpoador no brioche ao ponto, pro Caju arpoador no australiano mal passado',
      expect: ['1 arpoador + pao:brioche + ponto:ponto', '1 arpoador + pao:australiano + ponto:mal'],
    },
    {
      text: 'dois smash bacon duplo, o meu com ovo',
      expect: ['1 smash-bacon [Duplo]', '1 smash-bacon [Duplo] + extras:ovo'],
    },
    { text: 'um mate com limão pra cada, tamo em três', expect: ['3 mate-limao'] },
    {
      text: 'minha mina quer um veggie com maionese verde e eu o mesmo com bacon',
      expect: ['1 veggie + molhos:verde', '1 veggie + molhos:verde + extras:bacon'],
    },
    {
      text: 'combo smash com fritas e coca pro Dudu, combo smash com onion e mate pra mim',
      expect: [
        '1 combo-smash + guarnicao:fritas + bebida:coca',
        '1 combo-smash + guarnicao:onion + bebida:mate',
      ],
    },
    {
      text: 'Bárbara: lapa, pão parmesão, bem passado\nThi: lapa também, brioche, ao ponto',
      expect: ['1 lapa + pao:parmesao + ponto:bem', '1 lapa + pao:brioche + ponto:ponto'],
    },
    { text: 'cada um quer uma fritas p, somos dois', expect: ['2 fritas [P]'] },
    {
      text: '4 combo kids pras crianças, 2 com guaraná e 2 com coca',
      expect: ['2 combo-kids + bebida:guarana', '2 combo-kids + bebida:coca'],
    },
    {
      text: 'o maracanã do meu pai é bem passado no brioche e o meu é igual só que ao ponto',
      expect: ['1 maracana + pao:brioche + ponto:bem', '1 maracana + pao:brioche + ponto:ponto'],
    },
    {
      text: 'um chope ipa pra mim, dois pilsen pros amigos e uma limonada pra motorista',
      expect: ['1 ipa', '2 pilsen', '1 limonada'],
    },
    {
      text: 'smash clássico simples pra mim, duplo pra ela e triplo pro meu irmão',
      expect: ['1 smash-classico [Simples]', '1 smash-classico [Duplo]', '1 smash-classico [Triplo]'],
    },
    {
      text: 'meu brother quer outro igual sem alface',
      cart: ['1 crispy'],
      expect: ['1 crispy', '1 crispy (sem alface)'],
    },
    {
      text: 'põe um redentor igual pra minha avó',
      cart: ['1 redentor + pao:brioche + ponto:ponto', '1 coca-600'],
      expect: ['2 redentor + pao:brioche + ponto:ponto', '1 coca-600'],
    },
    {
      text: 'o da Jú é burger de cogumelo com cheddar, o da Nat sem cheddar',
      expect: ['1 cogumelo + extras:cheddar', '1 cogumelo (sem cheddar)'],
    },
    { text: 'brownie pra todo mundo menos pra mim, somos 5', expect: ['4 brownie'] },
    {
      text: 'um guaravita pra cada filho, tenho dois, e uma água com gás',
      expect: ['2 guaravita', '1 agua-gas'],
    },
  ],
}
