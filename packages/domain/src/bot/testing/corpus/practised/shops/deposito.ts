import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const bottle = group(
  'vasilhame',
  'Vasilhame',
  [1, 1],
  [option('troca', 'Troca de vasilhame'), option('novo', 'Com vasilhame novo', 2800)],
)

const cylinder = group(
  'casco',
  'Casco',
  [1, 1],
  [option('troca', 'Troca do casco vazio'), option('novo', 'Com casco novo', 19000)],
)

/** Drinks by the can, the bottle and the case; water, gas, ice and charcoal. */
export const deposito: CorpusShop = {
  id: 'deposito',
  trade: 'depósito de bebidas e gás',
  nome: 'Depósito Ver-o-Rio',
  city: 'Belém',
  menu: menuOf([
    {
      id: 'cervejas',
      nome: 'Cervejas',
      products: [
        product('skol-lata', 'Skol lata 350 ml', 400),
        product('skol-caixa', 'Caixa de Skol lata (12 unidades)', 4400),
        product('brahma-lata', 'Brahma lata 350 ml', 420),
        product('brahma-caixa', 'Caixa de Brahma lata (12 unidades)', 4600),
        product('tijuca-lata', 'Tijuca lata 350 ml', 380),
        product('tijuca-caixa', 'Caixa de Tijuca lata (12 unidades)', 4200),
        product('heineken-lata', 'Heineken lata 350 ml', 650),
        product('heineken-ln', 'Heineken long neck', 800),
        product('heineken-caixa', 'Caixa de Heineken long neck (24 unidades)', 17500),
        product('cerpa-ln', 'Cerpa long neck', 700),
        product('cerpa-caixa', 'Caixa de Cerpa long neck (24 unidades)', 15500),
        product('original-600', 'Antarctica Original 600 ml', 1100),
      ],
    },
    {
      id: 'refrigerantes',
      nome: 'Refrigerantes',
      types: ['Lata', '600 ml', '1 litro', '2 litros'],
      products: [
        product('coca', 'Coca-Cola', [500, 700, 900, 1300]),
        product('coca-zero', 'Coca-Cola Zero', [500, 700, 900, 1300]),
        product('guarana', 'Guaraná Antarctica', [450, 650, 800, 1100]),
        product('garoto', 'Guaraná Garoto', [350, 500, 650, 850]),
        product('fanta', 'Fanta laranja', [450, 650, 800, 1050]),
        product('sprite', 'Sprite', [450, 650, 800, 1050]),
      ],
    },
    {
      id: 'agua-gas',
      nome: 'Água e gás',
      products: [
        product('galao', 'Água mineral galão 20 litros', 1200, { opcoes: [bottle] }),
        product('agua-500', 'Água mineral 500 ml', 250),
        product('agua-com-gas', 'Água com gás 500 ml', 300),
        product('agua-fardo', 'Fardo de água mineral 500 ml (12 unidades)', 2400),
        product('botijao', 'Botijão de gás 13 kg', 12500, { opcoes: [cylinder] }),
        product('registro', 'Kit mangueira e registro', 6500),
      ],
    },
    {
      id: 'gelo',
      nome: 'Gelo, carvão e festa',
      products: [
        product('gelo-cubo', 'Gelo em cubo 5 kg', 1200),
        product('gelo-escama', 'Gelo em escama 10 kg', 1500),
        product('carvao-3', 'Carvão 3 kg', 1800),
        product('carvao-5', 'Carvão 5 kg', 2800),
        product('sal-grosso', 'Sal grosso 1 kg', 500),
        product('copo', 'Copo descartável (100 unidades)', 800),
      ],
    },
    {
      id: 'destilados',
      nome: 'Destilados e energéticos',
      products: [
        product('cachaca-51', 'Cachaça 51 1 litro', 1800),
        product('cachaca-jambu', 'Cachaça de jambu 700 ml', 5500, { ingredientes: ['cachaça', 'jambu'] }),
        product('smirnoff', 'Vodka Smirnoff 1 litro', 4500),
        product('orloff', 'Vodka Orloff 1 litro', 3600),
        product('red-label', 'Whisky Red Label 1 litro', 11500),
        product('black-label', 'Whisky Black Label 1 litro', 19500),
        product('gin', 'Gin Tanqueray 750 ml', 13500),
        product('montilla', 'Rum Montilla 1 litro', 4200),
        product('red-bull', 'Red Bull 250 ml', 1100),
        product('monster', 'Monster 473 ml', 1200),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 300, bairros: ['Pedreira', 'Marco', 'Telégrafo'] },
    { centavos: 600, bairros: ['Umarizal', 'Nazaré', 'São Brás', 'Sacramenta'] },
    { centavos: 1000, bairros: ['Jurunas', 'Guamá', 'Terra Firme', 'Batista Campos'] },
  ],
}
