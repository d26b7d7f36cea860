import type { CorpusMessage } from '../../../corpus'

/** brilho-da-serra: what is ordered. */
export const brilhoDaSerraOrders: readonly CorpusMessage[] = [
  {
    text: 'bom dia, um desinfetante de lavanda de 5 litros',
    expect: ['1 desinfetante [5 litros] + aroma:lavanda'],
  },
  { text: '2 amaciante 2 litros', expect: ['2 amaciante [2 litros]'] },
  {
    text: 'quero água sanitária 5 litros e 6 detergente neutro',
    expect: ['1 agua-sanitaria [5 litros]', '6 detergente'],
  },
  { text: 'desinfetante eucalipto', expect: ['1 desinfetante [?] + aroma:eucalipto'] },
  { text: 'desinfetante 2 litros, 3 unidades', expect: ['3 desinfetante [2 litros] + ?aroma'] },
  { text: '1 vassoura com cabo de madeira e 1 rodo', expect: ['1 vassoura + cabo:madeira', '1 rodo'] },
  { text: '2 par de luva de borracha M', expect: ['2 luva + tamanho:m'] },
  { text: 'luva de borracha', expect: ['1 luva + ?tamanho'] },
  { text: 'manda um fardo d papel igienico', expect: ['1 papel-higienico [Fardo]'] },
  { text: '3 pct de papel toalha e 4 esponja', expect: ['3 papel-toalha [Pacote]', '4 esponja'] },
  { text: 'saco de lixo', expect: ['? 1 saco de lixo: saco-lixo-50 | saco-lixo-100'] },
  { text: '2 saco de lixo 100l e 1 de 50l', expect: ['2 saco-lixo-100', '1 saco-lixo-50'] },
  { text: 'um mop giratorio e um balde', expect: ['1 mop', '1 balde'] },
  {
    text: 'bah preciso de sabão líquido de 5 litros, 2 sabão em barra e um alvejante',
    expect: ['1 sabao-liquido [5 litros]', '2 sabao-barra', '1 alvejante'],
  },
  {
    text: 'Lista da faxina:\n- 1 água sanitária 2 litros\n- 3 pano de chão\n- 2 palha de aço\n- 1 sabão em pó',
    expect: ['1 agua-sanitaria [2 litros]', '3 pano-chao', '2 palha-aco', '1 sabao-po'],
  },
  {
    text: 'dois desinfetantes de 2 litros um floral e um lavanda',
    expect: ['1 desinfetante [2 litros] + aroma:floral', '1 desinfetante [2 litros] + aroma:lavanda'],
  },
  {
    text: 'e mais 2 detergente de coco',
    cart: ['1 balde'],
    expect: ['1 balde', '2 detergente-coco'],
  },
  { text: 'álcool 70 de 1 litro x 3', expect: ['3 alcool [1 litro]'] },
  {
    text: 'boa tarde tchê vou querer dez detergente neutro cinco esponja e dois pano de prato',
    expect: ['10 detergente', '5 esponja', '2 pano-prato'],
  },
  { text: '1 lustra móveis e 1 vassoura', expect: ['! lustra móveis', '1 vassoura'] },
  { text: 'quero sabão', expect: ['? 1 sabão: sabao-liquido | sabao-po | sabao-barra'] },
  {
    text: 'um rodo cabo de alumínio, luva grande 1 par e um papel toalha pacote',
    expect: ['1 rodo + cabo:aluminio', '1 luva + tamanho:g', '1 papel-toalha [Pacote]'],
  },
]
