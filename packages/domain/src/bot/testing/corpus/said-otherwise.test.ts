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
