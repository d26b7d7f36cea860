const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that join others and name nothing. */
export const joiners = /* @__PURE__ */ set('de da do das dos d a o as os no na nos nas ao em com e')

/** Words that an order is wrapped in and that name no product. */
export const fillers = /* @__PURE__ */ set(
  'quero queria querer gostaria vou vamos eu nos me mim ve ver veja manda mandar mande mandem traz trazer traga bota botar ' +
    'coloca colocar poe por adiciona adicionar add inclui incluir acrescenta separa prepara faz fazer faca pode ser poderia ' +
    'podem favor porfavor pfv pf pfvr obrigado obrigada obg valeu vlw oi ola opa bom boa dia tarde noite tudo bem ai aqui la ' +
    'agora hoje so apenas tem voce voces vc vcs pedir pedido pedidos o a os as um uma uns umas ja entao tambem tb tbm mesmo ' +
    'cada gente amigo amiga moco moca mano k rs eh de da do das dos ao sao seria sera isso sim ok blz gentileza delivery ' +
    'entrega retirada viagem anota anotar ta te desse dessa daquele aquele aquela esse essa hein ne ah eh sabor sabores ' +
    'tamanho tipo tipos total quanto quanta custa preco valor fica deu outro outra',
)

/** Words that begin what is said beside the products: where to, for whom, why, how it is paid. */
export const asides = /* @__PURE__ */ set(
  'pra para pro pras pros p na no nas nos em que porque pq ate troco pagar pago pagamento rua avenida av travessa bairro ' +
    'endereco moro nome pix cartao dinheiro',
)

/** Words behind a figure that make of it something else than a quantity. */
export const notCounted = /* @__PURE__ */ set(
  'h hr hrs hora horas min minuto minutos real reais conto contos pila pessoa pessoas ano anos dias centavos',
)

/** Keys of measures: the figure before one is a size. */
export const measures = /* @__PURE__ */ set('l ml g kg cm')

/** What a product comes in: said or not, it is the same product. */
export const containers = /* @__PURE__ */ set('porcao prato copo fatia pedaco un caixa vez')

/** Words that begin a remark on the product before. */
export const remarkOpeners = /* @__PURE__ */ set(
  'sem tira tirar tire bem mal pouco pouca bastante extra capricha obs nao cancela cancelar troca trocar remove remover',
)

/** Remarks that take back: whatever is named in them is not ordered. */
export const refusals = /* @__PURE__ */ set('nao cancela cancelar troca trocar remove remover')

/** How much of something, behind 'com'. */
export const muchOrLittle = /* @__PURE__ */ set('bastante muito muita pouco pouca mais menos extra dobro')

/** A remark in one word. */
export const oneWordRemarks = /* @__PURE__ */ set(
  'gelado gelada geladinha geladinho quente caprichado caprichada caprichadinho natural cortada cortado',
)
