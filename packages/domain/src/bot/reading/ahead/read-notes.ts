import { written } from '../tokens'
import { around, found, grown, isOfMenu, markOf, pauses, take, type Scan, type Span } from './scan'
import { startsOrder } from './where/house-part'

const courier = '(?:motoqueiro|motoboy|motoca|entregador|rapaz|moto|menino|cara)'
const rider = '(?:motoqueiro|motoboy|motoca|entregador|rapaz|moto|menino|cara|moco|moca|pessoal|cabra)'
const tell = '(?:pede|peca|pedir|avisa|avise|avisar|fala|fale|falar|diz|diga|dizer|orienta|lembra)'
/** What a courier does at a door. */
const act =
  '(?:toca|tocar|toque|bate|bater|bata|buzina|buzinar|buzine|interfona|interfonar|interfone|chama|chamar|chame|grita|gritar|grite|liga|ligar|ligue|avisa|avisar|avise|aperta|apertar|assobia|assobiar)'
const cutlery =
  '(?:guardanapo|guardanapos|sache|saches|sachezinho|talher|talheres|canudo|canudos|garfo|garfos|garfinho|colher|colheres|colherzinha|faca|descartavel|descartaveis|hashi|palito|palitos|pratinho|pratinhos|sacola|sacolas)'
const send =
  '(?:(?:nao )?(?:pode |podem |precisa |precisam )?(?:de )?(?:manda|mandar|mande|mandem|traz|trazer|traga|envia|enviar|envie|coloca|colocar|coloque|poe|por|bota|botar|bote|inclui|incluir|quero|preciso|lembra|capricha)(?: de)?|nao precisa(?: de)?|dispenso|sem|com)'
const few =
  '(?: (?:mais|bastante|uns|umas|um|uma|muito|muitos|os|as|o|a|no|nos|pouco|alguns|de|ai|me|para|pra|gente|bem|tambem|\\d+|dois|duas|tres|quatro))*'
const starts = [
  '(?:por favor |favor )?(?:nao (?:e )?(?:precisa|precisam|preciso)|nao|precisa nao|sem)(?: (?:nem|de|que))* (?:toca|tocar|toque|bate|bater|bata|buzina|buzinar|buzine|interfona|interfonar|interfone|chama|chamar|subir|apertar)',
  '(?:(?:pode|podem|favor|por favor|so|e) )*(?:deixar|deixa|deixe|deixem|entregar|entrega|entregue|larga|largar)(?: (?:ai|so|tudo|o|pedido))* (?:com|na portaria|no portao|na recepcao|na guarita|no vizinho|na vizinha|na porta|no balcao|com o|na caixa|na mao|na janela|na garagem)',
  `(?:(?:pede|peca|manda|mandar|mande|avisa|avise|avisar|fala|diz|diga|pedir)(?: (?:para|pra|pro|ao|o|a))* )?(?:o )?${courier} (?:ligar|liga|chamar|chama|avisar|avisa|buzinar|buzina|subir|sobe|tocar|toca|esperar|espera|pode|nao(?= (?:toca|tocar|toque|bate|bater|bata|buzina|buzinar|buzine|sobe|subir|suba|interfona|interfonar|entra|entrar|entre|chama|chamar|liga|ligar|precisa|pode|vem|vir|deixa|deixar|acha|achar|encontra|erra|grita))|entrar|entra|vir|bater|deixar|trazer|me)`,
  `${tell}(?: (?:para|pra|pro|ao|o|a|ai))* ${rider} (?:que|para|pra|nao|se|quando)`,
  `(?:pode |podem )?${act}(?: (?:ai|la|so|ja))* que (?:eu|a gente|ja|to|estou|vou|nos|alguem|meu|minha)`,
  '(?:pode |podem )?(?:me )?(?:liga|ligar|ligue|avisa|avisar|avise|chama|chame|chamar|buzina|buzinar|buzine|grita|gritar|grite)(?: (?:me|ai|para mim|pra mim|no whats|no zap|no celular|no portao|na portaria|la|aqui))* (?:quando|no portao|no interfone|na portaria|no whats|no zap|assim que|chegando|ao chegar|antes|la na|aqui na|do portao)',
  '(?:quando|assim que|ao|chegando|depois (?:de|d|que)) (?:o \\S+ )?(?:chegar|chegarem|chegando|aqui|ai|la)(?: (?:aqui|ai|la|na|no|portaria|portao))*(?: ,)? (?:me )?(?:liga|ligar|ligue|avisa|avisar|avise|chama|chame|chamar|buzina|buzinar|buzine|grita|toca|tocar|toque|bate|manda|interfona)',
  '(?:pode |podem |favor |por favor |e so |so )*(?:tocar|toca|toque|bater|bate|bata|apertar|aperta|interfonar|interfona|interfone|buzinar|buzina) (?:a|o|na|no|em|para|pra|2|duas|campainha|interfone)',
  '(?:(?:pode|podem|e so|so|favor|por favor) )+(?:tocar|toca|buzinar|buzina|bater|bate|chamar|ligar|gritar|subir|interfonar|entrar)(?= (?:[,.;!\n]|$))',
  '(?:(?:o|a) )?(?:interfone|campainha)(?: (?:ta|esta|nao|e|quebrado|quebrada|estragado|com))',
  '(?:cuidado|atencao) com (?:o|a|os) (?:cachorro|cachorra|cao|caes|portao|bebe|escada|gato)',
  '(?:tem )?(?:um )?cachorro (?:bravo|solto|no quintal)',
  `${send}${few} ${cutlery}`,
  '(?:me )?(?:manda|mande|mandar|envia) (?:uma )?(?:mensagem|msg|zap|whats)(?: (?:ai|aqui|no zap|no whats))* (?:quando|ao|assim que|no portao|chegando|se)',
  '(?:liga|ligar|ligue|avisa|avisar|chama|chamar)(?: (?:no|na|meu|minha|celular|telefone|fone|numero|zap|whats|me|ai))* (?:ao chegar|chegando)',
  '(?:bate|bater|bata) palmas?',
  '(?:em|numa|dentro de|com|coloca em|manda em) (?:uma )?(?:sacola|sacolinha|embalagem|caixa|saco) (?:bem )?(?:fechad[oa]|discret[oa]|separad[oa]s?|termic[oa])',
  '(?:e|eh) (?:(?:um|para|pra|de) )?presente',
]
const ends = /^(quero|queria|pago|pagamento|manda|meu|vou|troco|nome|entrega|retirada)$/
const polite = /^(por|favor|obrigado|obrigada|valeu|pf|pfv|ta|ok|hein|gentileza|e|beijo|abraco)$/

/** Remarks for the courier or on the whole order, as they were written. */
export function readNotes(scan: Scan): void {
  const spans = starts.flatMap((words) => found(scan, words)).sort((a, b) => a.from - b.from || b.to - a.to)
  for (const start of spans) {
    if (scan.taken[start.from] || scan.taken[start.to - 1]) continue
    if (around(scan, start).asks || isMenuSide(scan, start)) continue
    const to = endOf(scan, start)
    let last = to
    while (last > start.to && polite.test(scan.words[last - 1]!)) last -= 1
    let first = start.from
    while (first < start.to && /^(e|por|favor)$/.test(scan.words[first]!)) first += 1
    scan.ahead.notes.push(written(scan.text, scan.tokens, first, last))
    take(scan, grown(scan, { from: start.from, to }, '(?:(?:e|ah|obs|observacao|:|tambem|so) )*'))
  }
}

/** 'manda colher' where the shop sells what is called so, 'deixa com a borda'. */
function isMenuSide(scan: Scan, { to, text }: Span & { text: string }): boolean {
  if (text.endsWith(' presente')) return scan.lexicon.isOption(scan.tokens[to - 1]!.key)
  if (/ com( o)?$/.test(text)) {
    const what = scan.tokens[/^(o|a|os|as)$/.test(scan.words[to] ?? '') ? to + 1 : to]
    return what !== undefined && [...scan.lexicon.senses(what).values()].some((cost) => cost <= 0.1)
  }
  return new RegExp(` ${cutlery}$`).test(text) && isOfMenu(scan, to - 1)
}

function endOf(scan: Scan, { to }: Span): number {
  let at = to
  for (; at < scan.tokens.length && !scan.taken[at]; at += 1) {
    if (
      pauses(scan, at) &&
      !(markOf(scan, at) === ',' && /^(que|porque|pois|com|mas)$/.test(scan.words[at + 1] ?? ''))
    )
      break
    if (at > to && ends.test(scan.words[at]!) && !/^(que|quando|se|para)$/.test(scan.words[at - 1]!)) break
    if (at > to && startsOrder(scan, at)) break
  }
  return at
}
