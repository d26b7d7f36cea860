import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const chilli = group(
  'pimenta',
  'Pimenta',
  [1, 1],
  [option('sem', 'Sem pimenta'), option('suave', 'Suave'), option('forte', 'Forte')],
)

const beside = group(
  'acompanhamento',
  'Acompanhamentos',
  [0, 3],
  [
    option('cancha', 'Milho cancha', 500),
    option('batata-doce', 'Chips de batata-doce', 700),
    option('abacate', 'Abacate', 600),
  ],
)

const rice = group(
  'arroz',
  'Arroz',
  [1, 1],
  [option('branco', 'Branco'), option('coco', 'De coco', 400), option('integral', 'Integral', 200)],
)

const raw = { opcoes: [chilli, beside] }
const hot = { opcoes: [rice] }

/** Ceviches in two sizes by strength, hot dishes with rice, bites, purple drinks. */
export const cevicheDoFarol: CorpusShop = {
  id: 'ceviche-do-farol',
  trade: 'ceviche e cozinha peruana',
  nome: 'Ceviche do Farol',
  city: 'Laguna',
  menu: menuOf([
    {
      id: 'ceviches',
      nome: 'Ceviches',
      types: ['Pequeno', 'Grande'],
      products: [
        product('cev-classico', 'Ceviche Clássico', [3200, 5400], {
          ...raw,
          ingredientes: ['peixe branco', 'limão', 'cebola roxa', 'coentro', 'pimenta'],
          alergenos: ['peixe'],
        }),
        product('cev-camarao', 'Ceviche de Camarão', [3900, 6600], { ...raw, alergenos: ['crustáceos'] }),
        product('cev-salmao', 'Ceviche de Salmão', [3700, 6200], raw),
        product('cev-misto', 'Ceviche Misto', [4100, 6900], raw),
        product('cev-palmito', 'Ceviche de Palmito', [2900, 4900], raw),
      ],
    },
    {
      id: 'quentes',
      nome: 'Pratos quentes',
      products: [
        product('lomo', 'Lomo Saltado', 4900, {
          ...hot,
          ingredientes: ['filé mignon', 'cebola roxa', 'tomate', 'shoyu', 'batata frita'],
          alergenos: ['soja'],
        }),
        product('aji', 'Ají de Galinha', 4200, hot),
        product('chaufa', 'Chaufa de Camarão', 4700),
        product('anticucho', 'Anticucho', 3600),
      ],
    },
    {
      id: 'entradas',
      nome: 'Entradas',
      products: [
        product('causa', 'Causa Limenha', 2600),
        product('tequenos', 'Tequeños', 2400),
        product('tostones', 'Tostones', 1900),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [product('suspiro', 'Suspiro Limenho', 1700), product('alfajor', 'Alfajor', 900)],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('chicha', 'Chicha Morada', 1100),
        product('inca', 'Inca Kola', 900),
        product('pisco', 'Pisco Sour', 2600),
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero', 'Coca-Cola Zero lata', 650),
        product('agua', 'Água mineral', 400),
        product('agua-gas', 'Água com gás', 450),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro Histórico', 'Mar Grosso', 'Magalhães'] },
    { centavos: 800, bairros: ['Progresso', 'Portinho', 'Esperança'] },
    { centavos: 1500, bairros: ['Cabeçuda', 'Ponta da Barra'] },
  ],
}
