import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    option('ovo', 'Ovo', 200),
    option('catupiry', 'Catupiry', 300),
    option('cheddar', 'Cheddar', 300),
    option('bacon', 'Bacon', 350),
    option('milho', 'Milho', 150),
    option('azeitona', 'Azeitona', 150),
  ],
)

const mixed = group(
  'mistura',
  'Com fruta',
  [0, 1],
  [
    option('limao', 'Limão', 100),
    option('abacaxi', 'Abacaxi', 200),
    option('gengibre', 'Gengibre', 100),
    option('maracuja', 'Maracujá', 200),
  ],
)

const miniFlavours = group(
  'sabores',
  'Sabores',
  [1, 2],
  [
    option('carne', 'Carne'),
    option('queijo', 'Queijo'),
    option('frango', 'Frango'),
    option('palmito', 'Palmito', 300),
  ],
)

const withExtras = { opcoes: [extras] }

/** Pastéis whose flavours are products of their own, and sugar-cane juice in three measures. */
export const pastelaria: CorpusShop = {
  id: 'pastelaria',
  trade: 'pastelaria',
  nome: 'Pastel do Mercadão',
  city: 'Ribeirão Preto',
  menu: menuOf([
    {
      id: 'salgados',
      nome: 'Pastéis salgados',
      products: [
        product('p-carne', 'Pastel de carne', 1000, withExtras),
        product('p-carne-queijo', 'Pastel de carne com queijo', 1200, withExtras),
        product('p-carne-ovo', 'Pastel de carne com ovo', 1200, withExtras),
        product('p-queijo', 'Pastel de queijo', 1000, { ...withExtras, alergenos: ['glúten', 'leite'] }),
        product('p-presunto-queijo', 'Pastel de presunto e queijo', 1100, withExtras),
        product('p-pizza', 'Pastel de pizza', 1100, withExtras),
        product('p-frango', 'Pastel de frango', 1000, withExtras),
        product('p-frango-catupiry', 'Pastel de frango com catupiry', 1200, withExtras),
        product('p-palmito', 'Pastel de palmito', 1200, {
          ...withExtras,
          ingredientes: ['palmito', 'tomate', 'azeitona', 'cheiro-verde'],
          alergenos: ['glúten'],
        }),
        product('p-calabresa', 'Pastel de calabresa', 1100, withExtras),
        product('p-bauru', 'Pastel de bauru', 1200, withExtras),
        product('p-escarola', 'Pastel de escarola com bacon', 1200, withExtras),
        product('p-bacalhau', 'Pastel de bacalhau', 1700, withExtras),
        product('p-camarao', 'Pastel de camarão', 1800, withExtras),
      ],
    },
    {
      id: 'especiais',
      nome: 'Pastelões especiais',
      products: [
        product('e-mogiana', 'Pastelão Mogiana', 2200, {
          ...withExtras,
          ingredientes: ['carne moída', 'mussarela', 'ovo', 'azeitona', 'tomate'],
        }),
        product('e-barao', 'Pastelão Barão do Café', 2500, {
          ...withExtras,
          ingredientes: ['carne seca', 'catupiry', 'cebola roxa'],
        }),
        product('e-come-fogo', 'Pastelão Come-Fogo', 2300, withExtras),
        product('e-horta', 'Pastelão da Horta', 2100, withExtras),
        product('mini', 'Porção de mini pastéis (10 unidades)', 2400, { opcoes: [miniFlavours] }),
      ],
    },
    {
      id: 'doces',
      nome: 'Pastéis doces',
      products: [
        product('d-banana', 'Pastel de banana com canela', 1000),
        product('d-romeu', 'Pastel Romeu e Julieta', 1100),
        product('d-chocolate', 'Pastel de chocolate', 1200),
        product('d-doce-leite', 'Pastel de doce de leite', 1200),
      ],
    },
    {
      id: 'sucos',
      nome: 'Caldo de cana e sucos',
      types: ['300 ml', '500 ml', '1 litro'],
      products: [
        product('caldo', 'Caldo de cana', [700, 1000, 1800], { opcoes: [mixed] }),
        product('suco-laranja', 'Suco de laranja', [800, 1200, 2200]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1200),
        product('tubaina', 'Tubaína 600 ml', 700),
        product('agua', 'Água sem gás', 350),
        product('agua-gas', 'Água com gás', 400),
        product('vinagrete', 'Potinho de vinagrete', 200),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Vila Tibério', 'Campos Elíseos'] },
    { centavos: 800, bairros: ['Jardim Paulista', 'Jardim Irajá', 'Ipiranga', 'Ribeirânia'] },
    { centavos: 1300, bairros: ['Lagoinha', 'Bonfim Paulista'] },
  ],
}
