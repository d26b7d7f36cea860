const openers =
  '(?:oi|ola|opa|e|ah|mas|bom dia|boa tarde|boa noite|por favor|sera que|voce|voces|vc|vcs|ces?|ainda|entao|olha|na verdade|eu|a gente|gente|moc[oa]|amig[oa])'
const opening = `(?:${openers} )*`
const may =
  '(?:pode|podem|podia|podiam|poderia|poderiam|da|daria|dava|tem como|teria como|consegue|conseguem|conseguiria|conseguiriam|rola|e possivel|seria possivel|posso|podemos|consigo|queria|quero|queremos|gostaria|preciso|prefiro|melhor)'
const had =
  '(?:ser|seja|ficar|fique|vir|venha|ir|entregar|entregue|entreguem|deixar|deixe|mandar|mande|mandem|trazer|traga|tragam|levar|leve|chegar|chegue|buscar|retirar|pegar|receber|passar)'
const asks = new RegExp(
  `^${opening}${may} (?:(?:para|pra|p|de|que|me|eu|o|a|meu|minha|isso|ele|ela|so|tudo|voce|voces|la|ai) )*(?:${had}\\b|(?=(?:hoje|amanha|as|pras|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|\\d)))`,
)
/** Words of a wish for another hour that say nothing else. */
const plain = new RegExp(
  `^(?:${openers}|${may}|${had}|pedido|encomenda|entrega|retirada|compra|para|pra|pras|p|de|do|da|das|que|me|o|a|as|os|no|na|meu|minha|isso|ele|ela|so|la|pelas|umas|volta|dia|h|hs|hrs|horas?|meia|em|ponto|hoje|amanha|depois|noite|tarde|manha|madrugada|cedo|mais|final|comeco|inicio|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|semana|ai|aqui|casa|buscar|tambem|viu|ne|ta|obrigad[oa]|valeu|favor|gentileza|por|e|mesmo|entao|moc[oa]|amig[oa]|melhor|\\d{1,2}(?:h\\d{0,2})?)(?: |$)`,
)

/** Whether somebody whose order stands asks for it at another hour: 'dá pra entregar às 20h?', 'pode ser amanhã?'. */
export function asksOtherHour(words: string): boolean {
  if (!asks.test(words)) return false
  let left = words
  for (let found = plain.exec(left); found && found[0] !== ''; found = plain.exec(left))
    left = left.slice(found[0].length)
  return left === ''
}
