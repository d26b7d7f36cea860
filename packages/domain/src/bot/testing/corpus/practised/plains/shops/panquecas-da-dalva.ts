import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const filling = group(
  'recheio',
  'Recheio',
  [1, 1],
  [
    option('carne', 'Carne moída'),
    option('frango', 'Frango'),
    option('presunto-queijo', 'Presunto e queijo'),
    option('espinafre', 'Espinafre com ricota', 200),
  ],
)

const sauce = group(
  'molho',
  'Molho',
  [1, 1],
  [option('sugo', 'Ao sugo'), option('branco', 'Branco'), option('rose', 'Rosé', 200)],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 2],
  [option('queijo', 'Queijo extra', 400), option('bacon', 'Bacon', 500)],
)

const sweet = group(
  'recheio-doce',
  'Recheio doce',
  [1, 1],
  [
    option('doce-leite', 'Doce de leite'),
    option('chocolate', 'Chocolate'),
    option('banana', 'Banana com canela'),
  ],
)

const top = group(
  'cobertura',
  'Cobertura',
  [0, 1],
  [option('parmesao', 'Gratinado com parmesão', 500), option('requeijao', 'Requeijão', 500)],
)

const sides = group(
  'guarnicoes',
  'Duas guarnições',
  [2, 2],
  [
    option('arroz', 'Arroz'),
    option('feijao', 'Feijão'),
    option('salada', 'Salada'),
    option('fritas', 'Batata frita'),
    option('legumes', 'Legumes'),
  ],
)

const mash = { opcoes: [top] }
const plate = { opcoes: [sides] }

/** Pancakes of a filling and a sauce, layered mash in two sizes and by halves, plates with two sides. */
export const panquecasDaDalva: CorpusShop = {
  id: 'panquecas-da-dalva',
  trade: 'panquecas e escondidinhos',
  nome: 'Panquecas da Dalva',
  city: 'Dourados',
  menu: menuOf([
    {
      id: 'panquecas',
      nome: 'Panquecas',
      products: [
        product('panqueca', 'Panqueca Salgada', 1800, {
          opcoes: [filling, sauce, extras],
          ingredientes: ['farinha de trigo', 'leite', 'ovo'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('panqueca-doce', 'Panqueca Doce', 1500, { opcoes: [sweet] }),
      ],
    },
    {
      id: 'escondidinhos',
      nome: 'Escondidinhos',
      types: ['Individual', 'Família'],
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('e-carne-seca', 'Escondidinho de Carne Seca', [2900, 7200], {
          ...mash,
          ingredientes: ['mandioca', 'carne seca', 'cebola', 'requeijão'],
          alergenos: ['leite'],
        }),
        product('e-frango', 'Escondidinho de Frango', [2500, 6200], mash),
        product('e-calabresa', 'Escondidinho de Calabresa', [2500, 6200], mash),
        product('e-camarao', 'Escondidinho de Camarão', [3800, 9500], mash),
        product('e-legumes', 'Escondidinho de Legumes', [2300, 5800], mash),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      products: [
        product('bife', 'Bife Acebolado', 2900, plate),
        product('file-frango', 'Filé de Frango', 2600, plate),
        product('strogonoff', 'Strogonoff de Frango', 2700, {
          descricao: 'Com arroz e batata palha',
        }),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
        product('suco-maracuja', 'Suco de Maracujá', 900),
        product('suco-abacaxi', 'Suco de Abacaxi com Hortelã', 1000),
        product('terere', 'Tereré de Limão 500ml', 700),
        product('agua', 'Água mineral', 350),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [product('pudim', 'Pudim', 900), product('mousse', 'Mousse de Limão', 800)],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Jardim América', 'Vila Progresso'] },
    { centavos: 800, bairros: ['Vila Industrial', 'Parque Alvorada'] },
    { centavos: 1200, bairros: ['Jardim Água Boa', 'Jardim Flórida'] },
  ],
}
