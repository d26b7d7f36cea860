/** All forms of a verb in -ar in which people ask for something, by its stem: 'troc' is troca, trocar, troque, trocando. */
function ar(stem: string): string {
  const soft = stem.replace(/c$/, 'qu').replace(/g$/, 'gu')
  return `${stem}(?:a|ar|arem|o|ando)|${soft}(?:e|em)`
}

/** Words that put something more, leave something out, or put one thing for another, as pieces of an expression. */
export const adding = `${['bot', 'coloc', 'acrescent', 'adicion'].map(ar).join('|')}|poe|ponha|por|inclui|inclua|incluir`
export const dropping = `${['tir', 'retir', 'cancel', 'apag', 'elimin', 'cort', 'dispens'].map(ar).join('|')}|remove|remova|remover|exclui|exclua|excluir|esquece|esqueca|esquecer|deixa (?:de fora|fora|quieto|para la)`
export const swapping = `${['troc', 'mud', 'alter'].map(ar).join('|')}|substitui|substitua|substituir|substituam`
/** Words that make something more, less, or another, or leave it as it is said. */
export const turning = `${swapping}|${['aument', 'pass', 'deix', 'mand'].map(ar).join('|')}|diminui|diminua|diminuir|reduz|reduza|reduzir|faz|faca|fazer`
/** Words that ask for what comes instead. */
export const giving = `${adding}|${['mand', 'envi'].map(ar).join('|')}|traz|traga|trazer|faz|faca|fazer|quero|queria|me ve|ve|me da|da|prefiro|pode ser|vai ser|fica|deixa|sao|e`

const be = 'ser|ficar|vir'
/** 'é', 'são', 'era', 'fica', 'vai ser', 'podem vir', 'tem que ser': what something is, or shall be, as a piece of an expression. */
export const being =
  `(?:vai|vao|pode|podem|podia|podiam|poderia|poderiam|deve|devem|precisa|precisam) (?:${be})|(?:tem|teem|tinha|tinham) (?:que|de) (?:${be})|` +
  'e|sao|era|eram|seja|sejam|seria|seriam|sera|serao|fica|ficam|fique|fiquem|virou|vira|viram|vem|venha|venham'

/**
 * What a wish may be wrapped in before it says what it is: 'oi, será que dá pra …', 'na verdade eu queria …'. No way may be put
 * together from others ('pode ser' of 'pode' and 'ser'): a message that repeats it would be tried in all of them.
 */
const frame =
  'nao|ah|oi|opa|voce|voces|bora|perai|pera|calma|ops|vixe|e|ai|ei|entao|mano|mana|moc[oa]|amig[oa]|por favor|favor|so que|olha|desculpa|desculpe|pensando bem|na verdade|na real|mudei de ideia|me enganei|errei|eu|a gente|agora|tambem|' +
  'melhor|acho melhor|acho que|a galera desistiu|pode|podem|poderia|poderiam|podia|da para|daria para|tem como|teria como|consegue|conseguem|sera que|ve se|vou|vamos|querer|quero|queria|' +
  'gostaria|se possivel|se puder|se puderem|por gentileza|gentileza|por obsequio|peco(?: (?:a gentileza|o obsequio|o favor))?|solicito|queira|queiram|desejo|desejamos|(?:peco|solicito|gostaria) que|de|ser|vir|preciso|precisava|aproveita|tenta|para|esqueci de (?:falar|dizer|avisar|pedir)|faltou dizer|corrigindo|corrige|correcao|obs|alias|me faz(?: o| um)? favor|faz(?: o)? favor'
/** How a clause may begin before it says what it wants, as a piece of an expression. */
export const lead = `(?:(?:${frame}) )*`

/** Words that say that something shall not come: 'não quero mais', 'não precisa mandar'. */
export const refusing =
  'n(?:ao|em|inguem) (?:(?:vou|vamos|vai|mais|precisa|preciso) )*(?:quero|queremos|quer|querem|querer|desejo|deseja|desejamos|precisa|preciso|vai|vem|manda|mande|mandar|inclui|incluir|traz|trazer)(?: (?:mais|mandar|vir|incluir|levar|trazer))*'

/** What belongs to the end of an order, and to no line of it. */
export const ofCheckout = /\b(?:endereco|pagamento|bairro|entrega|forma de (?:pagamento|pagar))\b/
