import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const cut = group(
  'corte',
  'Corte',
  [0, 1],
  [
    option('bife', 'Em bife'),
    option('cubos', 'Em cubos'),
    option('tiras', 'Em tiras'),
    option('moida', 'Moída'),
    option('peca', 'Em peça'),
  ],
)

const seasoning = group('tempero', 'Tempero', [0, 1], [option('temperado', 'Temperado da casa', 200)])

const sausage = group(
  'linguica',
  'Linguiça do kit',
  [1, 1],
  [option('caseira', 'Caseira'), option('apimentada', 'Apimentada'), option('frango', 'De frango')],
)

const beef = { opcoes: [cut] }
const seasoned = { opcoes: [seasoning] }

/** Meat by half and whole kilos with its cut, sausages, skewers by the piece, barbecue kits and what goes with them. */
export const acougue: CorpusShop = {
  id: 'acougue',
  trade: 'açougue e casa de carnes',
  nome: 'Casa de Carnes Boi Gordo',
  city: 'Goiânia',
  menu: menuOf([
    {
      id: 'bovinos',
      nome: 'Carne bovina',
      types: ['500 g', '1 kg'],
      products: [
        product('picanha', 'Picanha', [3900, 7500], beef),
        product('alcatra', 'Alcatra', [2600, 4900], beef),
        product('contrafile', 'Contrafilé', [2700, 5200], beef),
        product('maminha', 'Maminha', [2600, 4900], beef),
        product('fraldinha', 'Fraldinha', [2200, 4200], beef),
        product('mignon', 'Filé mignon', [4200, 8200], beef),
        product('patinho', 'Patinho', [2100, 3990], beef),
        product('coxao-mole', 'Coxão mole', [2100, 3990], beef),
        product('acem', 'Acém', [1600, 2990], beef),
        product('musculo', 'Músculo', [1500, 2890], beef),
        product('cupim', 'Cupim', [2000, 3800]),
        product('costela', 'Costela', [1200, 2290]),
        product('moida-1', 'Carne moída de primeira', [2100, 3990]),
        product('moida-2', 'Carne moída de segunda', [1500, 2790]),
      ],
    },
    {
      id: 'suinos',
      nome: 'Carne suína',
      types: ['500 g', '1 kg'],
      products: [
        product('costelinha', 'Costelinha suína', [1300, 2490], seasoned),
        product('lombo', 'Lombo suíno', [1300, 2490], seasoned),
        product('pernil', 'Pernil suíno', [1000, 1890], seasoned),
        product('bisteca', 'Bisteca suína', [1100, 2090], seasoned),
      ],
    },
    {
      id: 'aves',
      nome: 'Aves',
      types: ['500 g', '1 kg'],
      products: [
        product('coxa', 'Coxa e sobrecoxa', [700, 1290], seasoned),
        product('asa', 'Asa de frango', [900, 1690], seasoned),
        product('file-frango', 'Filé de frango', [1200, 2290], seasoned),
        product('coracao', 'Coração de frango', [1700, 3290], seasoned),
      ],
    },
    {
      id: 'linguicas',
      nome: 'Linguiças',
      types: ['500 g', '1 kg'],
      products: [
        product('ling-caseira', 'Linguiça caseira', [1400, 2690]),
        product('ling-apimentada', 'Linguiça apimentada', [1400, 2690]),
        product('ling-frango', 'Linguiça de frango', [1200, 2290]),
        product('ling-pequi', 'Linguiça com pequi', [1600, 2990]),
      ],
    },
    {
      id: 'espetos',
      nome: 'Espetos e kits',
      products: [
        product('esp-carne', 'Espeto de carne', 700),
        product('esp-frango', 'Espeto de frango', 600),
        product('esp-queijo', 'Espeto de queijo coalho', 700),
        product('pao-alho', 'Pão de alho (pacote)', 1600, { alergenos: ['glúten', 'leite'] }),
        product('kit-5', 'Kit churrasco 5 pessoas', 16900, {
          ingredientes: ['1 kg de alcatra', '1 kg de asa', '500 g de linguiça', 'pão de alho', 'carvão 3 kg'],
          opcoes: [sausage],
        }),
        product('kit-10', 'Kit churrasco 10 pessoas', 31900, { opcoes: [sausage] }),
      ],
    },
    {
      id: 'carvao',
      nome: 'Carvão',
      types: ['3 kg', '5 kg'],
      products: [product('carvao', 'Carvão', [1700, 2600])],
    },
    {
      id: 'mercearia',
      nome: 'Mercearia',
      products: [
        product('sal-grosso', 'Sal grosso 1 kg', 500),
        product('farofa', 'Farofa pronta 500 g', 900),
        product('mandioca', 'Mandioca congelada 1 kg', 1000),
        product('ovos', 'Bandeja de ovos (30 unidades)', 2200),
        product('frango-caipira', 'Frango caipira inteiro', 5500),
        product('banha', 'Banha de porco 1 kg', 1800),
        product('gelo', 'Gelo 5 kg', 1200),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-2l', 'Coca-Cola 2L', 1300),
        product('coca-zero-2l', 'Coca-Cola Zero 2L', 1300),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1100),
        product('brahma-lata', 'Brahma lata', 450),
        product('brahma-caixa', 'Caixa de Brahma lata (12 unidades)', 4900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Setor Bueno', 'Setor Marista', 'Jardim América'] },
    { centavos: 900, bairros: ['Setor Oeste', 'Setor Pedro Ludovico', 'Parque Amazônia'] },
    { centavos: 1400, bairros: ['Jardim Goiás', 'Negrão de Lima', 'Vila Canaã'] },
  ],
}
