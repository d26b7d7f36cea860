import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const filling = group(
  'recheio',
  'Recheio',
  [1, 2],
  [
    option('carne-sol', 'Carne de sol'),
    option('frango', 'Frango desfiado'),
    option('charque', 'Charque'),
    option('queijo', 'Queijo coalho'),
    option('ovo', 'Ovo'),
    option('camarao', 'Camarão', 500),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('manteiga', 'Manteiga de garrafa', 200),
    option('nata', 'Nata', 300),
    option('banana', 'Banana frita', 300),
  ],
)

/** Stuffed couscous in three sizes, breakfast plates, porridges and coffee. */
export const cuscuzDaPajucara: CorpusShop = {
  id: 'cuscuz-da-pajucara',
  trade: 'cuscuzeria e café regional',
  nome: 'Cuscuz da Pajuçara',
  city: 'Maceió',
  menu: menuOf([
    {
      id: 'cuscuz',
      nome: 'Cuscuz',
      types: ['P', 'M', 'G'],
      products: [
        product('cuscuz', 'Cuscuz Recheado', [1400, 1900, 2400], { opcoes: [filling, extras] }),
        product('cuscuz-leite', 'Cuscuz com Leite', [800, 1000, 1300], { alergenos: ['leite'] }),
        product('cuscuz-doce', 'Cuscuz de Tapioca com Coco', [900, 1200, 1500], { alergenos: ['leite'] }),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos regionais',
      products: [
        product('cafe-completo', 'Café Nordestino Completo', 3200, {
          ingredientes: ['cuscuz', 'ovo', 'queijo coalho', 'carne de sol', 'macaxeira', 'café'],
        }),
        product('macaxeira-carne', 'Macaxeira com Carne de Sol', 2600),
        product('macaxeira-charque', 'Macaxeira com Charque', 2400),
        product('inhame', 'Inhame com Queijo Coalho', 2200, { alergenos: ['leite'] }),
        product('omelete', 'Omelete de Queijo', 1500, { alergenos: ['ovo', 'leite'] }),
      ],
    },
    {
      id: 'papas',
      nome: 'Caldos e mingaus',
      types: ['300 ml', '500 ml'],
      products: [
        product('mungunza', 'Mungunzá', [900, 1300], { ingredientes: ['milho', 'leite de coco', 'canela'] }),
        product('canjica', 'Canjica', [900, 1300]),
        product('mingau', 'Mingau de Tapioca', [900, 1300]),
      ],
    },
    {
      id: 'bolos',
      nome: 'Bolos em fatia',
      products: [
        product('bolo-milho', 'Bolo de Milho', 700),
        product('bolo-macaxeira', 'Bolo de Macaxeira', 700),
        product('bolo-rolo', 'Bolo de Rolo', 900, { alergenos: ['glúten', 'ovo'] }),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('cafe', 'Café Coado', 400),
        product('cafe-leite', 'Café com Leite', 600),
        product('suco-mangaba', 'Suco de Mangaba', 900),
        product('suco-caja', 'Suco de Cajá', 800),
        product('suco-graviola', 'Suco de Graviola', 900),
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
        product('agua-coco', 'Água de Coco', 700),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Pajuçara', 'Ponta Verde'] },
    { centavos: 700, bairros: ['Jatiúca', 'Mangabeiras', 'Poço'] },
    { centavos: 1100, bairros: ['Farol', 'Cruz das Almas'] },
  ],
}
