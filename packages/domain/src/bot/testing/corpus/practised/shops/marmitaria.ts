import type { CorpusShop } from '../../corpus'
import { category, group, item, menu } from '../../build-menu'

const protein = group(
  'proteina',
  'Proteína',
  [1, 1],
  [
    ['frango-grelhado', 'Frango grelhado'],
    ['frango-milanesa', 'Frango à milanesa', 200],
    ['strogonoff', 'Strogonoff de frango', 200],
    ['bife', 'Bife acebolado', 300],
    ['carne-sol', 'Carne de sol', 400],
    ['carne-panela', 'Carne de panela', 200],
    ['peixe', 'Peixe frito', 300],
    ['figado', 'Fígado'],
    ['linguica', 'Linguiça'],
  ],
)

const leanProtein = group(
  'proteina',
  'Proteína',
  [1, 1],
  [
    ['frango-grelhado', 'Frango grelhado'],
    ['tilapia', 'Tilápia grelhada', 400],
    ['patinho', 'Patinho moído', 200],
    ['omelete', 'Omelete'],
  ],
)

const sides = group(
  'guarnicoes',
  'Guarnições',
  [0, 5],
  [
    ['arroz', 'Arroz'],
    ['feijao', 'Feijão'],
    ['feijao-preto', 'Feijão preto'],
    ['macarrao', 'Macarrão'],
    ['farofa', 'Farofa'],
    ['pure', 'Purê'],
    ['salada', 'Salada'],
    ['vinagrete', 'Vinagrete'],
    ['legumes', 'Legumes'],
    ['batata', 'Batata frita', 200],
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    ['ovo', 'Ovo frito', 250],
    ['queijo-coalho', 'Queijo coalho', 400],
    ['banana', 'Banana à milanesa', 300],
    ['proteina-extra', 'Proteína extra', 800],
  ],
)

const pulp = group(
  'sabor',
  'Fruta',
  [1, 1],
  [
    ['caja', 'Cajá'],
    ['acerola', 'Acerola'],
    ['graviola', 'Graviola'],
    ['maracuja', 'Maracujá'],
    ['goiaba', 'Goiaba'],
    ['manga', 'Manga'],
  ],
)

const box = { P: 1600, M: 2000, G: 2500 }
const lean = { P: 1900, M: 2300, G: 2800 }

/** Lunch in boxes of three sizes, whose protein has to be said, and dishes of Recife. */
export const marmitaria: CorpusShop = {
  id: 'marmitaria',
  trade: 'marmitaria',
  nome: 'Marmitas da Lia',
  city: 'Recife',
  menu: menu(
    [
      category('marmitas', 'Marmitas', ['P', 'M', 'G']),
      category('pratos', 'Pratos da casa'),
      category('caldinhos', 'Caldinhos'),
      category('porcoes', 'Porções'),
      category('bebidas', 'Bebidas'),
      category('sobremesas', 'Sobremesas'),
    ],
    [
      item('marmitas', 'marmita', 'Marmita', box, {
        descricao: 'Proteína à escolha e até cinco guarnições',
        opcoes: [protein, sides, extras],
      }),
      item('marmitas', 'marmita-fit', 'Marmita fit', lean, {
        descricao: 'Arroz integral, legumes e salada',
        ingredientes: ['arroz integral', 'brócolis', 'cenoura', 'alface'],
        opcoes: [leanProtein],
      }),
      item('pratos', 'feijoada', 'Feijoada', 2800, {
        ingredientes: ['feijão preto', 'charque', 'linguiça', 'costela de porco', 'couve'],
      }),
      item('pratos', 'feijoada-familia', 'Feijoada família', 7500),
      item('pratos', 'cabidela', 'Galinha à cabidela', 2900),
      item('pratos', 'baiao', 'Baião de dois', 2400, { alergenos: ['leite'] }),
      item('pratos', 'carne-sol-macaxeira', 'Carne de sol com macaxeira', 3400),
      item('pratos', 'escondidinho-charque', 'Escondidinho de charque', 2600, { alergenos: ['leite'] }),
      item('pratos', 'escondidinho-frango', 'Escondidinho de frango', 2400, { alergenos: ['leite'] }),
      item('pratos', 'parmegiana-frango', 'Parmegiana de frango', 2900, {
        alergenos: ['glúten', 'leite', 'ovo'],
      }),
      item('pratos', 'parmegiana-carne', 'Parmegiana de carne', 3200, {
        ingredientes: ['alcatra', 'farinha de rosca', 'ovo', 'molho de tomate', 'mussarela', 'presunto'],
        alergenos: ['glúten', 'leite', 'ovo'],
      }),
      item('pratos', 'salada-frango', 'Salada com frango', 2200),
      item('caldinhos', 'caldinho-feijao', 'Caldinho de feijão', 900),
      item('caldinhos', 'caldinho-camarao', 'Caldinho de camarão', 1400, {
        alergenos: ['crustáceos', 'leite'],
      }),
      item('caldinhos', 'caldinho-sururu', 'Caldinho de sururu', 1300, { alergenos: ['moluscos'] }),
      item('porcoes', 'porcao-arroz', 'Porção de arroz', 800),
      item('porcoes', 'porcao-farofa', 'Porção de farofa', 700),
      item('porcoes', 'porcao-batata', 'Porção de batata frita', 1800),
      item('porcoes', 'macaxeira', 'Macaxeira frita', 1600),
      item('porcoes', 'vinagrete', 'Vinagrete', 500),
      item('bebidas', 'suco-polpa', 'Suco de polpa 500 ml', 900, { opcoes: [pulp] }),
      item('bebidas', 'suco-laranja', 'Suco de laranja', 1100),
      item('bebidas', 'coca-lata', 'Coca-Cola lata', 650),
      item('bebidas', 'coca-zero-lata', 'Coca-Cola Zero lata', 650),
      item('bebidas', 'coca-1l', 'Coca-Cola 1L', 1000),
      item('bebidas', 'guarana-lata', 'Guaraná lata', 600),
      item('bebidas', 'guarana-1l', 'Guaraná 1L', 900),
      item('bebidas', 'cajuina', 'Cajuína', 800),
      item('bebidas', 'agua', 'Água sem gás', 300),
      item('bebidas', 'agua-gas', 'Água com gás', 400),
      item('sobremesas', 'bolo-rolo', 'Bolo de rolo', 700, { alergenos: ['glúten', 'ovo', 'leite'] }),
      item('sobremesas', 'cartola', 'Cartola', 1500, {
        ingredientes: ['banana', 'queijo manteiga', 'açúcar', 'canela'],
      }),
      item('sobremesas', 'pudim', 'Pudim', 800),
      item('sobremesas', 'mousse-maracuja', 'Mousse de maracujá', 800),
      item('sobremesas', 'mousse-chocolate', 'Mousse de chocolate', 800),
      item('sobremesas', 'doce-leite', 'Doce de leite', 600),
    ],
  ),
  feeGroups: [
    { centavos: 400, bairros: ['Boa Vista', 'Derby', 'Soledade'] },
    { centavos: 700, bairros: ['Espinheiro', 'Graças', 'Torre', 'Madalena'] },
    { centavos: 1100, bairros: ['Casa Amarela', 'Casa Forte', 'Boa Viagem'] },
  ],
}
