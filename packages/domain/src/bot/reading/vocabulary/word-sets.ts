import { talk, wrapping } from './talk'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const vague = [
  ...set(
    'porcao sabor sabores tamanho tipo sortido sortida sortidos sortidas variado variados variada variadas cima completo normal gostosa gostoso delicia confundi errei casal ' +
      'add ate avo trocado trocada reais dentro houver junto k kkkk nada sera tenha ' +
      'igual iguais baita belo bela belos belas delicioso deliciosa deliciosos deliciosas maravilhoso maravilhosa famoso famosa famosos famosas',
  ),
]

/** Words that an order is wrapped in and that name nothing of a menu. */
export const fillers: ReadonlySet<string> = /* @__PURE__ */ new Set([...talk, ...vague])

/** Words that a question is wrapped in; of verbs only those of an order, for the others may ask. */
export const questionFillers: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...wrapping,
  ...vague,
  ...set(
    'quero queria querer queremos gostaria gostariamos vou vamos vai ve ver veja manda mandar mande mandem traz trazer traga bota botar coloca colocar poe por adiciona adicionar ' +
      'inclui incluir acrescenta separa separar prepara faz fazer faca pode podem ser poderia tem pedir encomendar anota anotar fica ta esta estao arruma arrumar dar da tiver vir seria sao e',
  ),
])

/** Words that begin what is said beside an order: for whom, why, where to. */
export const asides = /* @__PURE__ */ set(
  'pra pro pras pros para porque pois que quem to estou acabou acabaram',
)

export const joiners = /* @__PURE__ */ set('de da do das dos d a o as os no na nos nas ao aos em com e')

/** Words that begin what is wished of a product beside its options. */
export const noteStarts = /* @__PURE__ */ set(
  'nada trincando estalando geladaco estupidamente sem bem mal pouco pouca poucos bastante bastantes capricha caprichar caprichado caprichada menos muito muita cortado cortada prensado prensada ' +
    'gelado gelada geladinho geladinha quente quentinho quentinha tostado tostada assado assada torrado torrada separado separada separados separadas separadinho separadinha puro pura picado picada ' +
    'crocante fatiado fatiada dividido dividida escrito escrita escreve escrever dizendo',
)

/** Words that come with an option and add nothing, or its double. */
export const extraWords = /* @__PURE__ */ set('extra extras adicional adicionais acrescimo')

/** How much of something comes, where no name of the menu says it: 'um pedaço de bolo', '3 quentinhas de frango'. */
export const helpings = /* @__PURE__ */ set(
  'pedaco pedacinho fatia fatiazinha taca cumbuca tigela tigelinha cumbuquinha canequinha cuia caneca xicara travessa rodada punhado maco molho ramo marmita marmitex quentinha quentinhas prato pratinho porcaozinha potinho copinho saquinho garrafinha caixinha',
)

export const halves = /* @__PURE__ */ set('meia metade meio')
