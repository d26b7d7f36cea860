import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const rim = (id: string) =>
  group(id, 'Aro', [1, 1], [option('a20', 'Aro 20'), option('a26', 'Aro 26'), option('a29', 'Aro 29')])
const colour = group(
  'cor',
  'Cor',
  [1, 1],
  [option('preto', 'Preto'), option('vermelho', 'Vermelho'), option('azul', 'Azul')],
)

/** Parts of bicycles, and what is done in the workshop. */
export const pedalDoCariri: CorpusShop = {
  id: 'pedal-do-cariri',
  trade: 'bicicletaria',
  nome: 'Pedal do Cariri',
  city: 'Juazeiro do Norte',
  menu: menuOf([
    {
      id: 'pecas',
      nome: 'Peças',
      products: [
        product('pneu', 'Pneu', 5500, { opcoes: [rim('aro')] }),
        product('camara', 'Câmara de ar', 2200, { opcoes: [rim('aro')] }),
        product('corrente', 'Corrente', 4500),
        product('pastilha', 'Pastilha de freio', 1900),
        product('pedal', 'Par de pedais', 3900),
        product('selim', 'Selim', 6900),
        product('selim-gel', 'Selim de gel', 9900),
        product('manopla', 'Manopla', 2500, { opcoes: [colour] }),
      ],
    },
    {
      id: 'acessorios',
      nome: 'Acessórios',
      products: [
        product('capacete', 'Capacete', 11900, { opcoes: [colour] }),
        product('farol', 'Farol', 4900),
        product('lanterna', 'Lanterna traseira', 2900),
        product('garrafa', 'Garrafa', 1900),
        product('suporte', 'Suporte de garrafa', 1500),
        product('cadeado', 'Cadeado', 3500),
        product('bomba', 'Bomba de ar', 4200),
      ],
    },
    {
      id: 'oficina',
      nome: 'Oficina',
      products: [
        product('revisao', 'Revisão completa', 9000),
        product('regulagem', 'Regulagem de marcha', 3000),
        product('remendo', 'Remendo', 1000),
        product('alinhamento', 'Alinhamento de roda', 2500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Salesianos'] },
    { centavos: 800, bairros: ['Lagoa Seca', 'Pirajá', 'Triângulo'] },
  ],
}
