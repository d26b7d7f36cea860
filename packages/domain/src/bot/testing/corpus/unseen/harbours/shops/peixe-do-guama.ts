import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const cut = group(
  'corte',
  'Corte',
  [1, 1],
  [option('inteiro', 'Inteiro'), option('postas', 'Em postas'), option('file', 'Filé', 800)],
)

const seasoning = group('tempero', 'Tempero', [0, 1], [option('temperado', 'Já temperado', 500)])

const fish = { opcoes: [cut, seasoning] }

/** Fish and seafood by weight, fish with a cut to choose; live crabs by the piece; what goes with them. */
export const peixeDoGuama: CorpusShop = {
  id: 'peixe-do-guama',
  trade: 'mercado de peixe',
  nome: 'Peixe do Guamá',
  city: 'Belém',
  menu: menuOf([
    {
      id: 'peixes',
      nome: 'Peixes',
      types: ['500 g', '1 kg'],
      products: [
        product('dourada', 'Dourada', [1900, 3600], fish),
        product('filhote', 'Filhote', [2900, 5600], fish),
        product('pescada-amarela', 'Pescada Amarela', [2600, 4990], fish),
        product('pescada-branca', 'Pescada Branca', [1700, 3200], fish),
        product('tambaqui', 'Tambaqui', [1500, 2800], fish),
        product('pirarucu', 'Pirarucu', [2700, 5200], fish),
      ],
    },
    {
      id: 'mariscos',
      nome: 'Mariscos',
      types: ['500 g', '1 kg'],
      products: [
        product('camarao-rosa', 'Camarão Rosa', [3400, 6600], { alergenos: ['crustáceos'] }),
        product('camarao-regional', 'Camarão Regional', [1900, 3600], { alergenos: ['crustáceos'] }),
        product('massa-caranguejo', 'Massa de Caranguejo', [3200, 6200]),
        product('mexilhao', 'Mexilhão', [1600, 3000]),
      ],
    },
    {
      id: 'banca',
      nome: 'Da banca',
      products: [
        product('caranguejo', 'Caranguejo Vivo', 500),
        product('unha', 'Unha de Caranguejo', 800),
        product('isca', 'Isca de Peixe', 3200, { alergenos: ['peixe', 'glúten'] }),
        product('caldeirada', 'Caldeirada Paraense', 6900, {
          ingredientes: ['filhote', 'camarão', 'batata', 'ovo', 'coentro', 'tucupi'],
          alergenos: ['peixe', 'crustáceos', 'ovo'],
        }),
      ],
    },
    {
      id: 'secos',
      nome: 'Secos e temperos',
      products: [
        product('camarao-seco', 'Camarão Seco 250g', 2200),
        product('pirarucu-seco', 'Pirarucu Seco', 4500),
        product('tucupi', 'Tucupi 1L', 1200),
        product('jambu', 'Maço de Jambu', 400),
        product('farinha-dagua', 'Farinha d’Água 1kg', 1000),
        product('farinha-tapioca', 'Farinha de Tapioca 500g', 900),
        product('pimenta', 'Pimenta-de-cheiro', 500),
        product('gelo', 'Gelo 3kg', 800),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Guamá', 'Jurunas', 'Nazaré'] },
    { centavos: 900, bairros: ['Umarizal', 'Marco', 'Pedreira'] },
    { centavos: 1300, bairros: ['Sacramenta', 'Telégrafo'] },
  ],
}
