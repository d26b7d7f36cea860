import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const border = group(
  'borda',
  'Borda',
  [0, 1],
  [option('catupiry', 'Catupiry', 800), option('cheddar', 'Cheddar', 800)],
)

const cooking = group(
  'ponto',
  'Ponto da carne',
  [0, 1],
  [option('mal', 'Mal passado'), option('ao-ponto', 'Ao ponto'), option('bem', 'Bem passado')],
)

const sides = group(
  'acompanhamentos',
  'Acompanhamentos',
  [0, 3],
  [
    option('mandioca', 'Mandioca', 300),
    option('arroz', 'Arroz', 300),
    option('vinagrete', 'Vinagrete', 200),
    option('farofa', 'Farofa', 200),
  ],
)

/** Skewers, portions by half or whole, and pizzas whose flavours are products of their own. */
export const espetinho: CorpusShop = {
  id: 'espetinho',
  trade: 'espetaria e pizzaria',
  nome: 'Espeto do Cerrado',
  city: 'Campo Grande',
  menu: menuOf([
    {
      id: 'espetos',
      nome: 'Espetinhos',
      products: [
        product('esp-carne', 'Espetinho de carne', 1000, { opcoes: [cooking, sides] }),
        product('esp-costela', 'Espetinho de costela', 1300, { opcoes: [cooking, sides] }),
        product('esp-frango', 'Espetinho de frango', 900, { opcoes: [sides] }),
        product('esp-frango-bacon', 'Espetinho de frango com bacon', 1100, { opcoes: [sides] }),
        product('esp-medalhao', 'Medalhão de filé com bacon', 1400, { opcoes: [cooking, sides] }),
        product('esp-kafta', 'Espetinho de kafta', 1000, {
          ingredientes: ['carne moída', 'cebola', 'hortelã', 'alho'],
          opcoes: [sides],
        }),
        product('esp-coracao', 'Espetinho de coração', 1000, { opcoes: [sides] }),
        product('esp-linguica', 'Espetinho de linguiça', 900, { opcoes: [sides] }),
        product('esp-queijo', 'Espetinho de queijo coalho', 1000, { alergenos: ['leite'], opcoes: [sides] }),
        product('pao-alho', 'Pão de alho', 700),
      ],
    },
    {
      id: 'pizzas',
      nome: 'Pizzas',
      types: ['Média', 'Grande'],
      products: [
        product('p-mussarela', 'Mussarela', [4200, 5200], { opcoes: [border] }),
        product('p-calabresa', 'Calabresa', [4400, 5500], { opcoes: [border] }),
        product('p-portuguesa', 'Portuguesa', [4800, 5900], {
          ingredientes: ['mussarela', 'presunto', 'ovo', 'cebola', 'azeitona'],
          opcoes: [border],
        }),
        product('p-frango', 'Frango com catupiry', [4800, 5900], { opcoes: [border] }),
        product('p-quatro-queijos', 'Quatro queijos', [5000, 6200], { opcoes: [border] }),
        product('p-marguerita', 'Marguerita', [4500, 5600], { opcoes: [border] }),
        product('p-pantaneira', 'Pantaneira', [5400, 6700], {
          ingredientes: ['mussarela', 'carne seca', 'banana-da-terra', 'cebola'],
          opcoes: [border],
        }),
        product('p-bacon', 'Bacon com milho', [4700, 5800], { opcoes: [border] }),
        product('p-chocolate', 'Chocolate com morango', [4600, 5700]),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Meia', 'Inteira'],
      products: [
        product('mandioca', 'Mandioca frita', [1800, 2900]),
        product('batata', 'Batata frita', [1900, 3000]),
        product('passarinho', 'Frango a passarinho', [2900, 4800]),
        product('calabresa-acebolada', 'Calabresa acebolada', [2500, 4200]),
        product('tilapia', 'Isca de tilápia', [3400, 5600]),
        product('contra-file', 'Contrafilé acebolado', [3900, 6900]),
      ],
    },
    {
      id: 'caldos',
      nome: 'Caldos',
      types: ['300 ml', '500 ml'],
      products: [
        product('caldo-piranha', 'Caldo de piranha', [1400, 2000], { alergenos: ['peixe'] }),
        product('caldo-feijao', 'Caldo de feijão', [1000, 1500]),
        product('caldo-mandioca', 'Caldo de mandioca com carne seca', [1200, 1800]),
      ],
    },
    {
      id: 'acompanhar',
      nome: 'Para acompanhar',
      products: [
        product('carreteiro', 'Arroz carreteiro', 2200),
        product('sopa-paraguaia', 'Sopa paraguaia', 900, { alergenos: ['leite', 'ovo'] }),
        product('vinagrete', 'Pote de vinagrete', 500),
      ],
    },
    {
      id: 'chopes',
      nome: 'Chopp',
      types: ['300 ml', '500 ml', 'Jarra'],
      products: [
        product('chopp-pilsen', 'Chopp pilsen', [900, 1300, 4500]),
        product('chopp-vinho', 'Chopp de vinho', [1000, 1500, 5000]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1200),
        product('brahma-600', 'Brahma 600 ml', 1100),
        product('heineken-600', 'Heineken 600 ml', 1600),
        product('agua', 'Água sem gás', 350),
        product('agua-gas', 'Água com gás', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Amambaí', 'Centro', 'Vila Planalto'] },
    { centavos: 900, bairros: ['Jardim dos Estados', 'Monte Castelo', 'São Francisco'] },
    { centavos: 1400, bairros: ['Tiradentes', 'Aero Rancho', 'Coophavila'] },
  ],
}
