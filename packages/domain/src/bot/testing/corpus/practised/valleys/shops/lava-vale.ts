import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const care = group(
  'cuidado',
  'Cuidado',
  [0, 2],
  [
    option('passar', 'Passar', 400),
    option('manchas', 'Tirar manchas', 800),
    option('amaciante', 'Amaciante hipoalergênico', 300),
  ],
)

/** A laundry: pieces, bedding by size, baskets by weight. */
export const lavaVale: CorpusShop = {
  id: 'lava-vale',
  trade: 'lavanderia',
  nome: 'Lava Vale',
  city: 'Taubaté',
  menu: menuOf([
    {
      id: 'pecas',
      nome: 'Peças',
      products: [
        product('camisa', 'Camisa social', 900, { opcoes: [care] }),
        product('calca', 'Calça jeans', 1200, { opcoes: [care] }),
        product('vestido', 'Vestido', 1800, { opcoes: [care] }),
        product('vestido-festa', 'Vestido de festa', 4500, { opcoes: [care] }),
        product('terno', 'Terno completo', 3900, { opcoes: [care] }),
        product('tenis', 'Par de tênis', 3000),
      ],
    },
    {
      id: 'cama',
      nome: 'Cama e banho',
      types: ['Solteiro', 'Casal', 'King'],
      products: [
        product('edredom', 'Edredom', [3000, 3800, 4600], { opcoes: [care] }),
        product('lencol', 'Jogo de lençol', [1800, 2200, 2800], { opcoes: [care] }),
        product('cobertor', 'Cobertor', [2500, 3000, 3600]),
      ],
    },
    {
      id: 'cestos',
      nome: 'Cestos',
      types: ['5 kg', '10 kg'],
      products: [product('cesto', 'Cesto de roupa', [4000, 7000], { opcoes: [care] })],
    },
    {
      id: 'casa',
      nome: 'Casa',
      products: [
        product('cortina', 'Cortina', 3500),
        product('tapete-pequeno', 'Tapete pequeno', 2800),
        product('tapete-grande', 'Tapete grande', 6000),
        product('toalha', 'Toalha de banho', 700),
        product('almofada', 'Capa de almofada', 600),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro', 'Jardim das Nações'] },
    { centavos: 1000, bairros: ['Independência', 'Quiririm'] },
  ],
}
