import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const border = group(
  'borda',
  'Borda recheada',
  [0, 1],
  [
    option('catupiry', 'Catupiry', 900),
    option('cheddar', 'Cheddar', 900),
    option('quatro-queijos', 'Quatro queijos', 1200),
  ],
)

const sweetBorder = group(
  'borda',
  'Borda doce',
  [0, 1],
  [option('chocolate', 'Chocolate', 900), option('doce-leite', 'Doce de leite', 900)],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('bacon', 'Bacon extra', 600),
    option('ovo', 'Ovo', 300),
    option('mussarela', 'Mussarela extra', 600),
  ],
)

const salty = { opcoes: [border, extras] }
const sweet = { opcoes: [sweetBorder] }

/** Pizzas whose flavours are products of their own, in four sizes, halved at will; wine by the glass and the bottle. */
export const forneria: CorpusShop = {
  id: 'forneria',
  trade: 'pizzaria com vinhos',
  nome: 'Forneria do Bonfim',
  city: 'Porto Alegre',
  menu: menuOf([
    {
      id: 'pizzas',
      nome: 'Pizzas salgadas',
      types: ['Broto', 'Média', 'Grande', 'Família'],
      products: [
        product('p-mussarela', 'Mussarela', [3200, 4900, 6200, 7800], salty),
        product('p-calabresa', 'Calabresa', [3300, 5100, 6400, 8000], salty),
        product('p-portuguesa', 'Portuguesa', [3600, 5500, 6900, 8500], salty),
        product('p-frango', 'Frango com catupiry', [3600, 5500, 6900, 8500], salty),
        product('p-quatro-queijos', 'Quatro queijos', [3800, 5700, 7200, 8900], salty),
        product('p-coracao', 'Coração', [3800, 5800, 7300, 9000], salty),
        product('p-alho-oleo', 'Alho e óleo', [3200, 4900, 6200, 7800], salty),
        product('p-strogonoff-carne', 'Strogonoff de carne', [4000, 6000, 7600, 9400], salty),
        product('p-strogonoff-frango', 'Strogonoff de frango', [3800, 5800, 7300, 9000], salty),
        product('p-palmito', 'Palmito', [3600, 5600, 7000, 8700], salty),
        product('p-milho-bacon', 'Milho com bacon', [3500, 5300, 6700, 8300], salty),
        product('p-brocolis', 'Brócolis com bacon', [3500, 5300, 6700, 8300], salty),
        product('p-file-cheddar', 'Filé com cheddar', [4200, 6300, 7900, 9800], salty),
        product('p-gauderia', 'Gaudéria', [4200, 6300, 7900, 9800], {
          ...salty,
          ingredientes: ['mussarela', 'charque', 'cebola roxa', 'requeijão'],
        }),
        product('p-pepperoni', 'Pepperoni', [3900, 5900, 7400, 9200], salty),
        product('p-atum', 'Atum', [3700, 5600, 7000, 8700], salty),
        product('p-rucula', 'Rúcula com tomate seco', [3900, 5900, 7400, 9200], salty),
        product('p-lombo', 'Lombo canadense com cream cheese', [4000, 6000, 7600, 9400], salty),
        product('p-vegetariana', 'Vegetariana', [3500, 5300, 6700, 8300], salty),
      ],
    },
    {
      id: 'doces',
      nome: 'Pizzas doces',
      types: ['Broto', 'Média', 'Grande'],
      products: [
        product('d-sensacao', 'Sensação', [3400, 5200, 6500], sweet),
        product('d-prestigio', 'Prestígio', [3300, 5000, 6300], sweet),
        product('d-banana', 'Banana nevada', [3200, 4900, 6200], sweet),
        product('d-dois-amores', 'Dois amores', [3400, 5200, 6500], sweet),
      ],
    },
    {
      id: 'calzones',
      nome: 'Calzones',
      products: [
        product('cz-calabresa', 'Calzone de calabresa', 3800),
        product('cz-frango', 'Calzone de frango com catupiry', 4000),
        product('cz-presunto', 'Calzone de presunto e queijo', 3800),
        product('cz-quatro-queijos', 'Calzone de quatro queijos', 4200, { alergenos: ['glúten', 'leite'] }),
      ],
    },
    {
      id: 'vinhos',
      nome: 'Vinhos',
      types: ['Taça', 'Garrafa'],
      products: [
        product('v-merlot', 'Vinho Merlot', [1800, 6900]),
        product('v-cabernet', 'Vinho Cabernet Sauvignon', [1800, 6900]),
        product('v-tannat', 'Vinho Tannat', [2200, 8500]),
        product('v-moscatel', 'Espumante moscatel', [2000, 7500]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('fruki-lata', 'Guaraná Fruki lata', 600),
        product('fruki-2l', 'Guaraná Fruki 2L', 1200),
        product('suco-uva', 'Suco de uva integral 1 L', 2200),
        product('polar', 'Polar 600 ml', 1400),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Bom Fim', 'Cidade Baixa', 'Farroupilha'] },
    { centavos: 900, bairros: ['Menino Deus', 'Azenha', 'Rio Branco', 'Santana'] },
    { centavos: 1400, bairros: ['Partenon', 'Petrópolis', 'Moinhos de Vento'] },
  ],
}
