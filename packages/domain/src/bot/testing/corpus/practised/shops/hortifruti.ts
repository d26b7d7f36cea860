import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const ripeness = group(
  'maturacao',
  'Maturação',
  [0, 1],
  [option('maduro', 'Maduro'), option('de-vez', 'De vez'), option('verde', 'Verde')],
)

const cut = group(
  'preparo',
  'Preparo',
  [0, 1],
  [option('descascado', 'Descascado', 200), option('picado', 'Picado', 300), option('ralado', 'Ralado', 300)],
)

const ripe = { opcoes: [ripeness] }
const prepared = { opcoes: [cut] }

/** Fruit and vegetables by kilo, dozen, tray, bunch and piece, frozen pulp and coconut water. */
export const hortifruti: CorpusShop = {
  id: 'hortifruti',
  trade: 'hortifrúti',
  nome: 'Sacolão Mucuripe',
  city: 'Fortaleza',
  menu: menuOf([
    {
      id: 'quilo',
      nome: 'Por quilo',
      types: ['500 g', '1 kg'],
      products: [
        product('tomate', 'Tomate', [450, 850]),
        product('cebola', 'Cebola branca', [350, 650]),
        product('cebola-roxa', 'Cebola roxa', [450, 850]),
        product('batata', 'Batata inglesa', [400, 750], prepared),
        product('batata-doce', 'Batata doce', [300, 550], prepared),
        product('cenoura', 'Cenoura', [350, 600], prepared),
        product('macaxeira', 'Macaxeira', [300, 500], prepared),
        product('jerimum', 'Jerimum', [300, 550], prepared),
        product('pimentao', 'Pimentão verde', [400, 750]),
        product('chuchu', 'Chuchu', [250, 450]),
        product('feijao-verde', 'Feijão verde', [900, 1700]),
        product('manga', 'Manga tommy', [350, 650], ripe),
        product('goiaba', 'Goiaba', [400, 750], ripe),
        product('uva', 'Uva sem semente', [900, 1700]),
      ],
    },
    {
      id: 'duzia',
      nome: 'Por dúzia',
      types: ['Meia dúzia', 'Dúzia'],
      products: [
        product('banana-prata', 'Banana prata', [350, 600], ripe),
        product('banana-pacovan', 'Banana pacovan', [400, 700], ripe),
        product('laranja', 'Laranja pera', [400, 750]),
        product('limao', 'Limão', [250, 450]),
        product('tangerina', 'Tangerina', [600, 1100]),
      ],
    },
    {
      id: 'unidade',
      nome: 'Por unidade',
      products: [
        product('abacaxi', 'Abacaxi', 700, ripe),
        product('melancia', 'Melancia', 1800),
        product('melao', 'Melão amarelo', 900),
        product('mamao', 'Mamão formosa', 800, ripe),
        product('abacate', 'Abacate', 600, ripe),
        product('coco-seco', 'Coco seco', 500),
        product('repolho', 'Repolho', 600),
        product('alho', 'Cabeça de alho', 250),
      ],
    },
    {
      id: 'folhas',
      nome: 'Maços e bandejas',
      products: [
        product('cheiro-verde', 'Maço de cheiro-verde', 250),
        product('coentro', 'Maço de coentro', 200),
        product('couve', 'Maço de couve', 350),
        product('alface-crespa', 'Alface crespa', 350),
        product('alface-americana', 'Alface americana', 500),
        product('morango', 'Bandeja de morango', 1200),
        product('tomate-cereja', 'Bandeja de tomate cereja', 800),
      ],
    },
    {
      id: 'ovos',
      nome: 'Ovos',
      types: ['Bandeja com 12', 'Bandeja com 30'],
      products: [
        product('ovo-branco', 'Ovos brancos', [1000, 2200]),
        product('ovo-caipira', 'Ovos caipira', [1500, 3400]),
      ],
    },
    {
      id: 'polpas',
      nome: 'Polpas de fruta',
      products: [
        product('polpa-caja', 'Polpa de cajá 100 g', 300),
        product('polpa-acerola', 'Polpa de acerola 100 g', 250),
        product('polpa-goiaba', 'Polpa de goiaba 100 g', 250),
        product('polpa-graviola', 'Polpa de graviola 100 g', 350),
        product('polpa-manga', 'Polpa de manga 100 g', 250),
      ],
    },
    {
      id: 'coco',
      nome: 'Água de coco',
      types: ['300 ml', '500 ml', '1 litro'],
      products: [product('agua-coco', 'Água de coco', [500, 800, 1400])],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Varjota', 'Meireles', 'Mucuripe'] },
    { centavos: 700, bairros: ['Aldeota', 'Papicu', 'Cocó'] },
    { centavos: 1200, bairros: ['Benfica', 'Montese', 'Messejana'] },
  ],
}
