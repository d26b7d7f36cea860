import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const meat = group(
  'carne',
  'Carne',
  [1, 2],
  [
    option('frango', 'Frango grelhado'),
    option('bife', 'Bife acebolado'),
    option('maria-isabel', 'Maria Isabel'),
    option('pintado', 'Pintado frito', 500),
    option('costelinha', 'Costelinha de porco', 300),
    option('linguica', 'Linguiça cuiabana'),
    option('strogonoff', 'Strogonoff de frango', 200),
  ],
)

const sides = group(
  'acompanhamentos',
  'Acompanhamentos',
  [0, 5],
  [
    option('arroz', 'Arroz'),
    option('feijao', 'Feijão'),
    option('feijao-empamonado', 'Feijão empamonado'),
    option('macarrao', 'Macarrão'),
    option('farofa', 'Farofa de banana'),
    option('mandioca', 'Mandioca cozida'),
    option('salada', 'Salada'),
    option('pure', 'Purê de abóbora'),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [option('ovo', 'Ovo frito', 250), option('batata', 'Batata frita', 500), option('queijo', 'Queijo', 350)],
)

const juice = group(
  'sabor',
  'Fruta',
  [1, 1],
  [
    option('caju', 'Caju'),
    option('acerola', 'Acerola'),
    option('maracuja', 'Maracujá'),
    option('laranja', 'Laranja'),
  ],
)

/** Lunch boxes in three sizes with meat and sides to choose, fish of the Pantanal and plates for two. */
export const panelaCuiabana: CorpusShop = {
  id: 'panela-cuiabana',
  trade: 'marmitaria e peixes do Pantanal',
  nome: 'Panela Cuiabana',
  city: 'Cuiabá',
  menu: menuOf([
    {
      id: 'marmitex',
      nome: 'Marmitex',
      types: ['P', 'M', 'G'],
      products: [
        product('marmitex', 'Marmitex', [1700, 2100, 2600], { opcoes: [meat, sides, extras] }),
        product('marmitex-veg', 'Marmitex vegetariana', [1700, 2100, 2500], { opcoes: [sides, extras] }),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos para dois',
      types: ['Individual', 'Para 2'],
      products: [
        product('mojica', 'Mojica de pintado', [4200, 7800], {
          ingredientes: ['pintado', 'mandioca', 'tomate', 'pimentão', 'coentro'],
          alergenos: ['peixe'],
        }),
        product('pacu', 'Pacu assado', [4500, 8200]),
        product('ventrecha', 'Ventrecha de pacu', [3900, 7200]),
        product('feijoada', 'Feijoada', [3200, 5800]),
        product('parmegiana', 'Parmegiana de carne', [3400, 6200], { alergenos: ['glúten', 'leite', 'ovo'] }),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      products: [
        product('arroz-porcao', 'Porção de arroz', 900),
        product('farofa-porcao', 'Porção de farofa de banana', 1000),
        product('fritas', 'Porção de batata frita', 2200),
        product('pirao', 'Pirão de peixe', 1200),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [
        product('furrundu', 'Furrundu', 700),
        product('mousse', 'Mousse de maracujá', 800),
        product('bolo-arroz', 'Bolo de arroz', 500),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
        product('maraja-2l', 'Guaraná Marajá 2L', 1000),
        product('agua', 'Água sem gás', 350),
        product('agua-gas', 'Água com gás', 400),
        product('suco', 'Suco 400 ml', 900, { opcoes: [juice] }),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro Norte', 'Goiabeiras'] },
    { centavos: 800, bairros: ['CPA', 'Boa Esperança', 'Bosque da Saúde'] },
    { centavos: 1200, bairros: ['Coxipó', 'Tijucal', 'Pedra 90'] },
  ],
}
