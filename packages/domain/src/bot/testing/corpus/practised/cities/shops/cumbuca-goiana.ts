import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const meat = group(
  'carne',
  'Carne do dia',
  [1, 2],
  [
    option('bife', 'Bife acebolado'),
    option('frango', 'Frango grelhado'),
    option('frango-pequi', 'Frango com pequi', 200),
    option('panela', 'Carne de panela'),
    option('linguica', 'Linguiça caipira'),
    option('porco', 'Porco na lata', 300),
    option('peixe', 'Peixe frito', 400),
    option('omelete', 'Omelete'),
  ],
)

const sides = group(
  'guarnicoes',
  'Guarnições do dia',
  [0, 4],
  [
    option('arroz', 'Arroz branco'),
    option('arroz-pequi', 'Arroz com pequi', 200),
    option('feijao', 'Feijão'),
    option('tropeiro', 'Feijão tropeiro', 200),
    option('macarrao', 'Macarrão'),
    option('mandioca', 'Mandioca cozida'),
    option('pure', 'Purê'),
    option('abobrinha', 'Abobrinha'),
    option('farofa', 'Farofa'),
    option('salada', 'Salada'),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 2],
  [option('ovo', 'Ovo frito', 300), option('carne-extra', 'Carne extra', 800)],
)

const fitMeat = group(
  'carne',
  'Proteína',
  [1, 1],
  [
    option('frango', 'Frango grelhado'),
    option('tilapia', 'Tilápia', 300),
    option('patinho', 'Patinho moído'),
    option('omelete', 'Omelete'),
  ],
)

const fitSides = group(
  'guarnicoes',
  'Guarnições fit',
  [0, 3],
  [
    option('integral', 'Arroz integral'),
    option('mandioca', 'Mandioca cozida'),
    option('legumes', 'Legumes'),
    option('salada', 'Salada'),
  ],
)

const juice = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    option('laranja', 'Laranja'),
    option('maracuja', 'Maracujá'),
    option('acerola', 'Acerola'),
    option('limao', 'Limão'),
  ],
)

/** Boxed lunches in three sizes with the meat and sides of the day, and a few dishes. */
export const cumbucaGoiana: CorpusShop = {
  id: 'cumbuca-goiana',
  trade: 'marmitas com guarnições do dia',
  nome: 'Cumbuca Goiana',
  city: 'Goiânia',
  menu: menuOf([
    {
      id: 'marmitas',
      nome: 'Marmitas',
      types: ['P', 'M', 'G'],
      products: [
        product('marmita', 'Marmita', [1800, 2200, 2700], { opcoes: [meat, sides, extras] }),
        product('fit', 'Marmita Fit', [2000, 2500, 3000], { opcoes: [fitMeat, fitSides] }),
        product('veg', 'Marmita Vegetariana', [1800, 2200, 2700], { opcoes: [sides, extras] }),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      products: [
        product('galinhada', 'Galinhada', 2800, {
          ingredientes: ['arroz', 'frango caipira', 'pequi', 'milho', 'cheiro-verde'],
        }),
        product('feijoada', 'Feijoada', 3200, { disponivel: false }),
        product('empadao', 'Empadão Goiano', 2200, {
          ingredientes: ['massa', 'frango', 'linguiça', 'guariroba', 'queijo', 'ovo'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('parmegiana-frango', 'Parmegiana de Frango', 3000),
        product('parmegiana-carne', 'Parmegiana de Carne', 3400),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      products: [
        product('porcao-mandioca', 'Porção de Mandioca frita', 1800),
        product('porcao-batata', 'Porção de Batata frita', 1900),
        product('porcao-torresmo', 'Porção de Torresmo', 2200),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-lata', 'Guaraná lata', 600),
        product('suco', 'Suco natural 500ml', 1000, { opcoes: [juice] }),
        product('agua', 'Água sem gás', 350),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [
        product('pudim', 'Pudim', 800),
        product('mousse-maracuja', 'Mousse de Maracujá', 700),
        product('mousse-limao', 'Mousse de Limão', 700),
        product('doce-leite', 'Doce de leite com queijo', 900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Setor Oeste', 'Setor Marista', 'Setor Bueno'] },
    { centavos: 700, bairros: ['Setor Sul', 'Centro', 'Setor Universitário'] },
    { centavos: 1100, bairros: ['Jardim Goiás', 'Campinas', 'Parque Amazônia'] },
  ],
}
