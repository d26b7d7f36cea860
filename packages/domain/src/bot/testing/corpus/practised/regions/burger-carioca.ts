import type { CorpusMessage } from '../../corpus'

/** More of what customers of the hamburgueria in Rio write. */
export const burgerCariocaMessages: readonly CorpusMessage[] = [
  {
    text: 'coé, manda um maracanã no brioche ao ponto com bacon e maionese verde',
    expect: ['1 maracana + pao:brioche + ponto:ponto + extras:bacon + molhos:verde'],
  },
  {
    text: 'dois smash bacon duplo e um simples',
    expect: ['2 smash-bacon [Duplo]', '1 smash-bacon [Simples]'],
  },
  { text: 'combo kids com mate', expect: ['1 combo-kids + bebida:mate'] },
  {
    text: 'arpoador bem passado no pão australiano sem picles',
    expect: ['1 arpoador + pao:australiano + ponto:bem (sem picles)'],
  },
  { text: 'chopp ipa 2 e onion rings grande', expect: ['2 ipa', '1 onion [G]'] },
  {
    text: '2 smash salada triplo, sem tomate em um deles',
    expect: ['1 smash-salada [Triplo]', '1 smash-salada [Triplo] (sem tomate)'],
  },
  { text: 'batata rústica p e guaravita 3', expect: ['1 rustica [P]', '3 guaravita'] },
  {
    text: 'um combo smash com rústica e guaraná, ovo extra',
    expect: ['1 combo-smash + guarnicao:rustica + bebida:guarana + extras:ovo'],
  },
  { text: 'pão de açúcar', expect: ['1 pao-acucar + ?pao + ?ponto'] },
  { text: 'crispy sem molho e um shake de morango', expect: ['1 crispy (sem molho)', '1 shake-morango'] },
  { text: 'quanto tá o redentor, parceiro?', expect: ['pergunta preço redentor'] },
  { text: 'fala mano quero um smash oklahoma', expect: ['1 smash-oklahoma [?]'] },
  {
    text: 'põe cheddar em um dos smash',
    cart: ['2 smash-classico [Duplo]'],
    expect: ['1 smash-classico [Duplo]', '1 smash-classico [Duplo] + extras:cheddar'],
  },
  {
    text: 'coca 600 no lugar da lata',
    cart: ['1 fritas [P]', '1 coca-lata'],
    expect: ['1 fritas [P]', '1 coca-600'],
  },
  {
    text: 'lapa no parmesão mal passado, mostarda e mel',
    expect: ['1 lapa + pao:parmesao + ponto:mal + molhos:mostarda-mel'],
  },
  {
    text: 'cancela o brownie e me vê um brownie com sorvete',
    cart: ['1 brownie'],
    expect: ['1 brownie-sorvete'],
  },
]
