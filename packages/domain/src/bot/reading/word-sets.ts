const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that an order is wrapped in and that name nothing of a menu. */
export const fillers = /* @__PURE__ */ set(
  'quero queria querer queremos gostaria gostariamos vou vamos vai eu nos me mim ve ver veja manda mandar mande mandem traz trazer traga bota botar ' +
    'coloca colocar poe por adiciona adicionar add inclui incluir acrescenta separa separar prepara faz fazer faca pode podem ser poderia ' +
    'favor porfavor obrigado valeu vlw oi oie ola opa bom boa boas dia tarde noite tudo td bem ai aqui la agora hoje so apenas tem voce voces ' +
    'pedir pedido pedidos pegar pego encomendar uns umas ja entao tambem mesmo cada gente amigo amiga moco moca mano mana manin maninho guria guri tche bah ' +
    'querida querido lindo linda senhor senhora visse oxe eita uai so k kk kkk kkkk rs rsrs haha eh ah ta te de da do das dos dessa desse essa esse isso ' +
    'daquele daquela sim ok beleza gentileza anota anotar hein ne seguinte assim porcao sabor sabores tamanho tipo total fica outro outra outros outras mais um uma ' +
    'ae aee aew po vei veio parceiro patrao chefia rei painho mainha amor nego nega rapaz macho caro bro tio tia dona seu colega campeao viu confundi errei desculpa desculpe perdao esta estao ate amanha logo serio deles delas cima sortido sortida sortidos sortidas variado variados variada variadas mulher marido esposa esposo filho filha filhos mae pai irmao irma namorada namorado crianca criancas menino menina meninos gurizada galera pessoal turma curumim chefe sogra vo avo casal ' +
    'nossa meu minha dar da arruma arrumar hj que se seria sera sao e a o as os no na ao em com dele dela desses dessas ' +
    'tu cê ce como tenha houver tiver gostosa gostoso logo pra para egua da fome completo normal nada sendo aqui dentro junto vir podem primeiro primeira vez delicia',
)

/** Words that begin what is said beside an order: for whom, why, where to. */
export const asides = /* @__PURE__ */ set('pra pro pras pros para porque pois que quem to estou')

export const joiners = /* @__PURE__ */ set('de da do das dos d a o as os no na nos nas ao aos em com e')

/** Words that begin what is wished of a product beside its options. */
export const noteStarts = /* @__PURE__ */ set(
  'nada trincando estalando geladaco estupidamente sem bem mal pouco pouca poucos bastante bastantes capricha caprichar caprichado caprichada menos muito muita cortado cortada prensado prensada ' +
    'gelado gelada geladinho geladinha quente quentinho quentinha tostado tostada assado assada torrado torrada separado separada puro pura picado picada ' +
    'crocante fatiado fatiada dividido dividida',
)

/** Words that come with an option and add nothing, or its double. */
export const extraWords = /* @__PURE__ */ set('extra extras adicional adicionais acrescimo')

export const halves = /* @__PURE__ */ set('meia metade meio')
