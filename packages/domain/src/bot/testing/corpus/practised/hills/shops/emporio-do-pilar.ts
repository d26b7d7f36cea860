import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const wrapping = group(
  'embalagem',
  'Embalagem',
  [0, 1],
  [option('vacuo', 'A vácuo', 300), option('presente', 'Para presente', 800)],
)

const cheese = { opcoes: [wrapping] }

const sweet = group(
  'doce',
  'Doce da cesta',
  [1, 1],
  [option('leite', 'Doce de leite'), option('goiabada', 'Goiabada'), option('figo', 'Doce de figo')],
)

const choice = group(
  'queijo',
  'Queijo da cesta',
  [1, 1],
  [option('canastra', 'Canastra'), option('serro', 'Serro')],
)

/** Cheeses by half and whole wheels with wrappings, sweets in jars of two sizes, cachaça, coffee, hampers. */
export const emporioDoPilar: CorpusShop = {
  id: 'emporio-do-pilar',
  trade: 'queijaria e empório mineiro',
  nome: 'Empório do Pilar',
  city: 'Ouro Preto',
  menu: menuOf([
    {
      id: 'queijos',
      nome: 'Queijos',
      types: ['Meia peça', 'Peça inteira'],
      products: [
        product('q-canastra', 'Queijo Canastra', [3900, 7200], {
          ...cheese,
          ingredientes: ['leite cru', 'pingo', 'coalho', 'sal'],
          alergenos: ['leite'],
        }),
        product('q-serro', 'Queijo do Serro', [3600, 6800], cheese),
        product('q-minas-frescal', 'Queijo Minas Frescal', [1800, 3400], cheese),
        product('q-trufado', 'Queijo Trufado com Goiabada', [4500, 8400], cheese),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      types: ['Pote 300g', 'Pote 600g'],
      products: [
        product('doce-leite', 'Doce de Leite', [1900, 3400], { ingredientes: ['leite', 'açúcar'] }),
        product('doce-leite-cafe', 'Doce de Leite com Café', [2200, 3900]),
        product('doce-figo', 'Doce de Figo', [2100, 3800]),
        product('doce-abobora', 'Doce de Abóbora com Coco', [1900, 3500]),
      ],
    },
    {
      id: 'barra',
      nome: 'Em barra',
      products: [
        product('goiabada', 'Goiabada Cascão', 2200),
        product('pe-moleque', 'Pé de Moleque', 1500, { alergenos: ['amendoim'] }),
        product('rapadura', 'Rapadura', 1200),
      ],
    },
    {
      id: 'mercearia',
      nome: 'Mercearia',
      products: [
        product('cafe-moido', 'Café Moído 500g', 3200),
        product('cafe-graos', 'Café em Grãos 500g', 3600),
        product('linguica', 'Linguiça Caseira 1kg', 3800),
        product('mel', 'Mel Silvestre 500g', 3400),
        product('biscoito', 'Biscoito de Polvilho', 1400),
        product('pimenta', 'Pimenta Biquinho em conserva', 1900),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Cachaças e licores',
      products: [
        product('cachaca-prata', 'Cachaça Prata 700ml', 5500),
        product('cachaca-ouro', 'Cachaça Ouro 700ml', 7900),
        product('licor', 'Licor de Jabuticaba', 4900),
      ],
    },
    {
      id: 'cestas',
      nome: 'Cestas',
      products: [
        product('cesta-mineira', 'Cesta Mineira', 15900, {
          descricao: 'Queijo, doce, café e biscoito',
          opcoes: [choice, sweet],
        }),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Pilar', 'Centro', 'Rosário'] },
    { centavos: 1000, bairros: ['Bauxita', 'Vila Aparecida'] },
    { centavos: 1800, bairros: ['Cachoeira do Campo', 'Saramenha'] },
  ],
}
