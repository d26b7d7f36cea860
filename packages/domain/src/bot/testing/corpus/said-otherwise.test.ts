import { expect, test } from 'vitest'
import { practised } from '.'
import type { CorpusMessage } from './corpus'
import { judge } from './judge'

/** A class of messages: what is said, of which shop, and what it means in the notation of the corpus. */
type Row = [shop: string, text: string, expect: CorpusMessage['expect'], cart?: CorpusMessage['cart']]

const shops = new Map(practised.map(({ shop }) => [shop.id, shop]))

function everyOne(of: string, rows: readonly Row[]): void {
  test.each(rows)(`${of}: %s, %s`, (id, text, wanted, cart) => {
    const verdict = judge(shops.get(id)!, { text, expect: wanted, ...(cart && { cart }) })
    expect([...verdict.came].sort()).toEqual([...verdict.expected].sort())
  })
}

everyOne('hundreds and dozens', [
  ['pastel-da-moca', 'meio cento de risole', ['1 f-risole [Meio cento]']],
  [
    'pastel-da-moca',
    'um cento de coxinha e meio cento de kibe',
    ['1 f-coxinha [Cento]', '1 f-kibe [Meio cento]'],
  ],
  ['pastel-da-moca', 'dois centos de bolinha de queijo', ['2 f-bolinha [Cento]']],
  ['pastel-da-moca', 'duas dúzias de coxinha', ['24 coxinha']],
  ['salgaderia', '2 centos de kibe', ['2 quibe [Cento]']],
  ['salgaderia', 'quero um cento e meio de coxinha', ['1 coxinha [Cento]', '1 coxinha [50 unidades]']],
  ['confeitaria', 'meio cento de brigadeiro', ['50 brigadeiro']],
  [
    'brigaderia',
    'um cento de beijinho e meio cento de cajuzinho',
    ['1 beijinho [Cento]', '1 cajuzinho [50 unidades]'],
  ],
  ['padaria', 'uma dúzia de pão francês', ['12 pao-frances [Unidade]']],
  ['mercadinho', 'uma dúzia de ovos', ['1 ovos [Bandeja com 12]']],
])

everyOne('sizes behind names', [
  ['nami-sushi', '1 uramaki skin 8', ['1 ura-skin [8 peças]']],
  ['nami-sushi', '2 hot roll (16) e 1 hot banana (8)', ['2 hot-roll [16 peças]', '1 hot-banana [8 peças]']],
  [
    'nami-sushi',
    'uramaki skin 4 pçs e uramaki california 8 pçs',
    ['1 ura-skin [4 peças]', '1 ura-california [8 peças]'],
  ],
  [
    'nami-sushi',
    'dois sashimi de atum, um de cinco e um de dez',
    ['1 sashimi-atum [5 fatias]', '1 sashimi-atum [10 fatias]'],
  ],
  [
    'brigaderia',
    '2 caixa presente, uma de 4 e uma de 9',
    ['1 caixa [4 unidades] + ?sabores', '1 caixa [9 unidades] + ?sabores'],
  ],
  ['acai', '2 açaí, um de 300 e um de 500', ['1 acai [300 ml]', '1 acai [500 ml]']],
  ['deposito', 'coca seiscentos e uma skol', ['1 coca [600 ml]', '1 skol-lata']],
  ['deposito-mucuripe', 'duas brahma de latão e 3 brahma lata', ['2 brahma-latao', '3 brahma-lata']],
  ['deposito-mucuripe', 'duas água grande de 1 litro e meio', ['2 agua-15']],
  ['churrascaria', 'uma porção inteira de mandioca', ['1 mandioca [Inteira]']],
])

everyOne('what is pointed at', [
  ['forno-alto', 'uma grande com metade calabresa e metade atum', ['1 p-atum / p-calabresa [Grande]']],
  ['forno-alto', 'média sendo metade atum e metade mussarela', ['1 p-atum / p-mussarela [Média]']],
  [
    'pizza-recife',
    'uma pizza grande com metade calabresa e metade portuguesa',
    ['1 pizza [Grande] + sabores:calabresa + sabores:portuguesa'],
  ],
  ['padaria', 'um bolo, aquele de cenoura', ['1 bolo-cenoura [?]']],
  ['confeitaria', 'quero um bolo inteiro, mas o que é de cenoura', ['1 bolo-cenoura [Inteiro]']],
  ['nami-sushi', 'o combinado de 15, mas aquele que é só de salmão', ['1 comb-salmao-15']],
  ['brasa-campeira', 'duas alaminuta de frango', ['2 minuta-frango']],
])

everyOne('how it is wanted', [
  [
    'hamburgueria',
    'um x-bacon com bastante cheddar e pouca maionese',
    ['1 x-bacon (bastante cheddar pouca maionese)'],
  ],
  [
    'pizzaria',
    'pizza grande de calabresa cortada em 12 fatias',
    ['1 pizza [Grande] + sabores:calabresa (cortada em 12 fatias)'],
  ],
  ['acougue', '1kg de picanha fatiada em tiras', ['1 picanha [1 kg] (fatiada em tiras)']],
  ['nami-sushi', 'um yakisoba misto grande com bastante gengibre', ['1 yaki-misto [G] (bastante gengibre)']],
])

everyOne('an option that may be several', [
  [
    'pizzaria',
    'uma família meia calabresa meia frango',
    ['1 pizza [Família] + sabores:calabresa + ?sabores'],
  ],
  ['pizzaria', 'uma grande de calabresa e frango', ['1 pizza [Grande] + sabores:calabresa + ?sabores']],
  [
    'quentinha',
    'uma quentinha grande, ensopado, arroz, feijão e farofa',
    ['1 quentinha [Grande] + carne:ensopado + guarnicao:arroz + guarnicao:farofa + ?guarnicao'],
  ],
])

everyOne('one and a half', [
  ['galeteria', 'um frango assado e meio', ['1 frango [Inteiro]', '1 frango [Meio]']],
  ['galeteria', 'dois galetos e meio', ['2 galeto [Inteiro]', '1 galeto [Meio]']],
  [
    'galeteria',
    'um galeto e meio e uma coca de 2 litros',
    ['1 galeto [Inteiro]', '1 galeto [Meio]', '1 coca-2l'],
  ],
  ['galeteria', 'meio frango assado', ['1 frango [Meio]']],
  ['churrascaria', 'uma porção e meia de batata', ['1 batata [Inteira]', '1 batata [Meia]']],
])
