import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const doneness = group(
  'ponto',
  'Ponto da carne',
  [0, 1],
  [option('mal', 'Mal passada'), option('ao-ponto', 'Ao ponto'), option('bem', 'Bem passada')],
)

const skewer = group(
  'espeto',
  'Espeto da jantinha',
  [1, 1],
  [
    option('carne', 'Carne'),
    option('frango', 'Frango'),
    option('coracao', 'Coração'),
    option('queijo', 'Queijo coalho'),
    option('camarao', 'Camarão', 700),
  ],
)

const sides = group(
  'acompanhamentos',
  'Acompanhamentos',
  [0, 4],
  [
    option('arroz', 'Arroz'),
    option('feijao-verde', 'Feijão verde'),
    option('farofa', 'Farofa'),
    option('vinagrete', 'Vinagrete'),
    option('macaxeira', 'Macaxeira cozida', 200),
  ],
)

const beef = { opcoes: [doneness] }

/** Skewers, plates with a skewer and sides to choose, broths in two sizes and portions whole or half. */
export const espetoDoBessa: CorpusShop = {
  id: 'espeto-do-bessa',
  trade: 'espetinho, jantinha e caldos',
  nome: 'Espeto do Bessa',
  city: 'João Pessoa',
  menu: menuOf([
    {
      id: 'espetos',
      nome: 'Espetinhos',
      products: [
        product('e-carne', 'Espetinho de carne', 900, beef),
        product('e-picanha', 'Espetinho de picanha', 1500, beef),
        product('e-frango', 'Espetinho de frango', 800),
        product('e-frango-bacon', 'Espetinho de frango com bacon', 950),
        product('e-coracao', 'Espetinho de coração', 850),
        product('e-linguica', 'Espetinho de linguiça', 800),
        product('e-queijo', 'Espetinho de queijo coalho', 800, { alergenos: ['leite'] }),
        product('e-camarao', 'Espetinho de camarão', 1600, { alergenos: ['crustáceos'] }),
        product('pao-alho', 'Pão de alho', 700, { alergenos: ['glúten', 'leite'] }),
      ],
    },
    {
      id: 'jantinhas',
      nome: 'Jantinhas',
      products: [
        product('jantinha', 'Jantinha', 2200, {
          opcoes: [skewer, sides],
          descricao: 'Um espeto e até quatro acompanhamentos',
        }),
      ],
    },
    {
      id: 'caldos',
      nome: 'Caldos',
      types: ['Pequeno', 'Grande'],
      products: [
        product('caldo-feijao', 'Caldo de feijão', [800, 1300]),
        product('caldo-mocoto', 'Caldo de mocotó', [1000, 1600]),
        product('caldo-camarao', 'Caldo de camarão', [1200, 1900]),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Meia', 'Inteira'],
      products: [
        product('carne-sol', 'Carne de sol com macaxeira', [3500, 6000]),
        product('batata', 'Batata frita', [1400, 2400]),
        product('macaxeira-frita', 'Macaxeira frita', [1300, 2200]),
        product('camarao-alho', 'Camarão alho e óleo', [3800, 6800]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-1l', 'Coca-Cola 1L', 1000),
        product('guarana-lata', 'Guaraná lata', 550),
        product('cajuina', 'Cajuína', 700),
        product('suco-caja', 'Suco de cajá', 800),
        product('suco-graviola', 'Suco de graviola', 800),
        product('brahma', 'Brahma 600ml', 1100),
        product('agua', 'Água sem gás', 300),
        product('agua-gas', 'Água com gás', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Bessa', 'Jardim Oceania'] },
    { centavos: 600, bairros: ['Manaíra', 'Tambaú', 'Intermares'] },
    { centavos: 1000, bairros: ['Mangabeira', 'Bancários', 'Torre'] },
  ],
}
