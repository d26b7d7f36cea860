import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const hook = group(
  'tamanho',
  'Tamanho do anzol',
  [1, 1],
  [option('n4', 'Número 4'), option('n6', 'Número 6'), option('n8', 'Número 8')],
)

const line = group(
  'espessura',
  'Espessura da linha',
  [1, 1],
  [option('030', '0,30 mm'), option('040', '0,40 mm'), option('050', '0,50 mm', 500)],
)

const colour = group(
  'cor',
  'Cor',
  [1, 1],
  [option('verde', 'Verde'), option('azul', 'Azul'), option('laranja', 'Laranja')],
)

/** Live bait by the dozen, tackle with sizes and colours, ice and charcoal, drinks for the boat. */
export const iscaViva: CorpusShop = {
  id: 'isca-viva',
  trade: 'iscas e artigos de pesca',
  nome: 'Isca Viva do Pantanal',
  city: 'Cáceres',
  menu: menuOf([
    {
      id: 'iscas',
      nome: 'Iscas vivas',
      types: ['Meia dúzia', 'Dúzia'],
      products: [
        product('tuvira', 'Tuvira', [1800, 3200]),
        product('minhocucu', 'Minhocuçu', [2500, 4500]),
        product('caranguejo', 'Caranguejo de isca', [1500, 2600]),
        product('lambari', 'Lambari vivo', [1000, 1800]),
      ],
    },
    {
      id: 'material',
      nome: 'Material de pesca',
      products: [
        product('anzol', 'Anzol cartela com 10', 1200, { opcoes: [hook] }),
        product('linha', 'Linha de nylon 100m', 1900, { opcoes: [line] }),
        product('vara', 'Vara telescópica 2,40m', 7900),
        product('molinete', 'Molinete', 14900),
        product('chumbada', 'Chumbada 50g', 350),
        product('boia', 'Boia', 600, { opcoes: [colour] }),
        product('alicate', 'Alicate de bico', 2900),
        product('passagua', 'Passaguá', 5900),
        product('colete', 'Colete salva-vidas', 11900, { opcoes: [colour] }),
        product('lanterna', 'Lanterna de cabeça', 4500),
      ],
    },
    {
      id: 'racao',
      nome: 'Ceva',
      types: ['1 kg', '5 kg'],
      products: [
        product('milho-ceva', 'Milho para ceva', [700, 2900]),
        product('massa', 'Massa para pacu', [1400, 5900]),
      ],
    },
    {
      id: 'apoio',
      nome: 'Gelo, carvão e bebidas',
      products: [
        product('gelo-5', 'Gelo saco 5kg', 1000),
        product('gelo-escama', 'Gelo em escama 20kg', 2800),
        product('carvao', 'Carvão 4kg', 2200),
        product('isopor', 'Caixa de isopor 30L', 4900),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('agua-fardo', 'Água fardo com 12', 2000),
        product('louro', 'Cerveja Louro lata', 450),
        product('repelente', 'Repelente', 2400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 700, bairros: ['Centro', 'Cavalhada'] },
    { centavos: 1000, bairros: ['Jardim Padre Paulo', 'Vila Mariana', 'Santa Izabel'] },
    { centavos: 1800, bairros: ['Porto Limão'] },
  ],
}
