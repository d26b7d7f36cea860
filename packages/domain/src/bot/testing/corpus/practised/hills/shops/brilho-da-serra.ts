import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const scent = group(
  'aroma',
  'Aroma',
  [1, 1],
  [option('lavanda', 'Lavanda'), option('eucalipto', 'Eucalipto'), option('floral', 'Floral')],
)

const size = group(
  'tamanho',
  'Tamanho da luva',
  [1, 1],
  [option('p', 'Pequena'), option('m', 'Média'), option('g', 'Grande')],
)

const handle = group(
  'cabo',
  'Cabo',
  [0, 1],
  [option('madeira', 'Cabo de madeira', 500), option('aluminio', 'Cabo de alumínio', 1200)],
)

/** Cleaning liquids by three volumes, some with a scent, brooms with a handle, gloves in sizes, paper by pack and bale. */
export const brilhoDaSerra: CorpusShop = {
  id: 'brilho-da-serra',
  trade: 'produtos de limpeza',
  nome: 'Brilho da Serra',
  city: 'Caxias do Sul',
  menu: menuOf([
    {
      id: 'liquidos',
      nome: 'Líquidos',
      types: ['1 litro', '2 litros', '5 litros'],
      products: [
        product('desinfetante', 'Desinfetante', [700, 1200, 2500], { opcoes: [scent] }),
        product('amaciante', 'Amaciante', [900, 1600, 3400]),
        product('sabao-liquido', 'Sabão Líquido', [1100, 1900, 4200]),
        product('agua-sanitaria', 'Água Sanitária', [500, 900, 1900]),
        product('alcool', 'Álcool 70', [1200, 2200, 5000]),
      ],
    },
    {
      id: 'cozinha',
      nome: 'Cozinha',
      products: [
        product('detergente', 'Detergente Neutro', 350),
        product('detergente-coco', 'Detergente de Coco', 380),
        product('esponja', 'Esponja', 250),
        product('palha-aco', 'Palha de Aço', 400),
        product('pano-prato', 'Pano de Prato', 800),
        product('saco-lixo-50', 'Saco de Lixo 50L', 1400),
        product('saco-lixo-100', 'Saco de Lixo 100L', 2200),
      ],
    },
    {
      id: 'utensilios',
      nome: 'Utensílios',
      products: [
        product('vassoura', 'Vassoura', 1800, { opcoes: [handle] }),
        product('rodo', 'Rodo', 1600, { opcoes: [handle] }),
        product('balde', 'Balde 10L', 1500),
        product('luva', 'Luva de Borracha', 900, { opcoes: [size] }),
        product('pano-chao', 'Pano de Chão', 700),
        product('mop', 'Mop Giratório', 8900),
      ],
    },
    {
      id: 'papel',
      nome: 'Papel',
      types: ['Pacote', 'Fardo'],
      products: [
        product('papel-higienico', 'Papel Higiênico', [1900, 10900]),
        product('papel-toalha', 'Papel Toalha', [900, 9800]),
      ],
    },
    {
      id: 'roupas',
      nome: 'Roupas',
      products: [
        product('sabao-po', 'Sabão em Pó 1kg', 1500),
        product('sabao-barra', 'Sabão em Barra', 600),
        product('alvejante', 'Alvejante sem Cloro 1L', 1300),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 700, bairros: ['Centro', 'São Pelegrino', 'Pio X'] },
    { centavos: 1000, bairros: ['Cruzeiro', 'Desvio Rizzo'] },
    { centavos: 1600, bairros: ['Ana Rech', 'Galópolis'] },
  ],
}
