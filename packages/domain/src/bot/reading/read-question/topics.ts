import type { Question } from '../question'
import { withoutIdle, type Clause } from './clauses'

/** Questions about the shop and its ways, and not about what it sells. */
export type Topic = Extract<
  Question,
  { kind: 'menu' | 'hours' | 'time' | 'payment' | 'discount' | 'order' | 'shop' | 'pix' }
>['kind']

const food =
  '(?:pedido|pedidos|lanche|lanches|pizza|pizzas|comida|entrega|encomenda|marmita|marmitas|quentinha|acai|motoboy|motoqueiro|entregador|motoca|almoco|janta|xis|sanduiche|hamburguer)'
const mine = '(?:o |a |os |as |do |da |no |na )?(?:meus?|minhas?|nosso|nossa) '
const day =
  '(?:hoje|amanha|domingos?|sabados?|segunda|terca|quarta|quinta|sexta|feriados?|fim de semana|final de semana|natal|ano novo|carnaval|de noite|de manha|de tarde|a noite|no almoco|todo dia|todos os dias|meio dia|agora|cedo)'
const means =
  '(?:cartao|cartoes|credito|debito|pix|dinheiro|especie|vale|vales|vr|va|ticket|tiquete|sodexo|alelo|pluxee|caju|ben|flash|ifood beneficios|swile|elo|visa|master|mastercard|hiper|hipercard|amex|picpay|mercado pago|cheque|fiado|transferencia|maquininha|boleto|voucher|vale (?:refeicao|alimentacao)|bitcoin|pic pay|nubank|paypal|link)'
const take = '(?:aceitam?|aceita|pegam?|passam?|recebem?|trabalham? com|aceitando|tem)'
const shop =
  '(?:a loja|loja|o restaurante|a pizzaria|a lanchonete|a padaria|a hamburgueria|o estabelecimento|o ponto|o local|a cozinha|voces?|ai|o acai|a acaiteria|o endereco)'

const ways: readonly (readonly [Topic, RegExp])[] = [
  [
    'pix',
    /\b(?:qual|passa|passe|passar|manda|mande|mandar|envia|envie|enviar|da|cade|ve|quero|queria|tem|preciso|informa|informe|diz|diga|confirma|qual e)\b(?: \w+){0,3}? (?:chave|copia e cola|qr ?code|codigo do pix|codigo pix)\b/,
  ],
  ['pix', /^(?:e )?(?:a |o )?(?:chave (?:do |de )?pix|chave pix|pix copia e cola)\b/],
  [
    'pix',
    /^(?:(?:qual|qual e|(?:me )?(?:passa|passe|manda|mande|envia|envie|da)|cade) (?:ai )?)(?:o |seu |teu |de voces )*(?:numero do |conta do )?pix\b/,
  ],
  ['pix', /\b(?:para (?:qual|que) pix|pix (?:e qual|qual e|de voces qual))\b/],
  ['menu', /\b(?:cardapio|catalogo|lista de precos?|tabela de precos?|menu de hoje)\b/],
  [
    'menu',
    /^(?:e )?(?:que que|que e que|que|quais coisas) (?:voces? )?(?:tem|vende|vendem|serve|servem|faz|fazem|trabalham|esta tendo|tao tendo|teria)(?: voces?)?(?: (?:ai|hoje|de bom|de gostoso|de comer|para comer|para hoje|agora|ainda|para vender|para pedir|disponivel|no momento|ne|por ai|de lanche|para lanchar|para almoco|no almoco|para almocar|para jantar|nessa loja|na loja|mesmo|amigo|moca|moco|mana|mano|gente))*$/,
  ],
  ['menu', /^(?:voces? )?tem (?:o )?que(?: (?:ai|hoje|de bom|para comer|para hoje|agora|para almoco))*$/],
  [
    'menu',
    /\bquais (?:sao )?(?:as |os )?(?:opcoes|produtos|pratos|itens|coisas|lanches)(?: (?:de hoje|do dia|hoje|ai|tem|tem ai|tem hoje|que tem|que voces tem|voces tem|voces tem ai|voces tem hoje|disponiveis|para hoje|voces vendem|voces fazem))*$/,
  ],
  ['menu', /\b(?:prato|pratos|opcao|opcoes|especial|almoco|cardapio|marmita) (?:do dia|de hoje)\b/],
  [
    'discount',
    /\b(?:descont(?:o|os|inho|inhos|ao|im)|cupom|cupons|promocao|promocoes|promo|promos|precinho|preco (?:melhor|especial|camarada|bom)|(?:faz|fazem|sai|fica|deixa|consegue|tem como|rola|conseguem)(?: \w+){0,3} mais (?:barato|baratinho|em conta)|melhorar? (?:o|esse|no) preco|abatimento|por menos|cortesia)\b/,
  ],
  [
    'order',
    new RegExp(
      `\\bcade\\b|^onde (?:esta|anda)$|\\b(?:to|estou|estamos|tamo) (?:aqui )?(?:esperando|aguardando) (?:faz|ha|tem|desde|mais|o|meu|a|minha)\\b|^(?:ja )?(?:faz|tem) (?:mais de |quase |ja )*\\w+ (?:e meia )?(?:horas|minutos?|min)$|\\b(?:ja )?posso (?:ir )?(?:buscar|retirar|pegar) ${mine}|\\b(?:nada d[oa]|esqueceram d[oa]|e d[oa]) (?:meu|minha|nosso|nossa)(?: ${food}|$)|\\b(?:ja |nao )(?:saiu|sairam|chegou|chegaram|veio|esta vindo|esta pront[oa]|ficou pront[oa])\\b|\\bonde (?:e que )?(?:esta|anda|ficou) ${mine}|\\bonde esta (?:o|a) ${food}\\b|\\b(?:status|andamento|situacao|previsao) d[oae] (?:meu |minha |o |a )?${food}\\b|\\b${mine}${food}(?: \\w+)? (?:ja |ainda |nao )*(?:esta|saiu|vai|chega|chegou|vem|veio|demora|atrasou|ficou|foi|que horas|sai|para sair|falta)\\b|\\b(?:saiu|sairam|chega|esta pront[oa]|esta vindo|vai chegar|vai demorar|esta demorando|como esta|como anda|falta muito para|falta quanto para|quanto falta para|demora|sai|esta a caminho) ${mine}(?:\\w+ )?${food}\\b|\\b(?:faz|tem|mais de)(?: (?:quase|mais de|ja))* \\w+(?: e meia)? (?:horas|minutos?|min)(?: ja)? (?:que )?(?:eu )?(?:pedi|esperando|espero|aguardando|fiz)\\b|\\b(?:o|a) (?:motoboy|entregador|motoqueiro|motoca) (?:ja |nao )?(?:saiu|esta|vem|chegou|chega|vai)\\b|\\bquanto tempo (?:para|falta)(?: \\w+){0,2} ${mine}|\\bque horas (?:chega|sai|vem) ${mine}|\\b(?:o|a|os|as) ${food} (?:ja |ainda )*(?:esta|ficou) (?:pront|vindo|a caminho|chegando|demorando|atrasad)`,
    ),
  ],
  [
    'hours',
    new RegExp(
      `\\b(?:ate|a partir de|desde) (?:as |a )?que horas\\b|\\bque horas (?:(?:e )?que )?(?:voces? )?(?:abrem?|fecham?|comecam?|encerram?|abre|para(?:m)? de|funciona|entregam?|entrega|vai ate|vao ate|atendem?)\\b|\\b(?:abrem?|fecham?|funcionam?|atendem?|encerram?|abrindo|comeca|comecam|entregam?|vai ate|vao ate|fica aberto|ficam abertos) (?:ate |a partir de |de |la |em )*(?:(?:as|a|ate|de|partir) )*(?:que horas|quantas horas|quando)\\b`,
    ),
  ],
  [
    'hours',
    new RegExp(
      `\\b(?:abrem?|abrir|abrirao|fecham?|funcionam?|trabalham?|abrindo|voces? atendem?|voces? entregam?(?! (?:em|no|na|nos|nas|para|ate) )|entregam(?! (?:em|no|na|nos|nas|para|ate) )|vao abrir|vai abrir|vai ter expediente|estao abertos?|esta aberto|tem expediente) (?:\\w+ ){0,3}?${day}\\b|\\b(?:horario|horarios) (?:de |do |da )?(?:funcionamento|atendimento|entrega|abertura|voces?|hoje|loja)\\b|\\bqual (?:e )?(?:o )?(?:horario|expediente)\\b|\\bquais (?:os |sao os )?horarios\\b|\\b(?:estao?|esta|tem|ja|ainda|voces?) (?:estao |esta |ja |ainda )*(?:abert[oa]s?|funcionando|atendendo|abriram|abriu|entregando(?! (?:em|no|na|nos|nas|para) )|(?:recebendo|aceitando|pegando|anotando) pedidos?)\\b|^(?:voces? )?(?:ja )?(?:abriram|abriu|abre|abrem|fecha que horas)(?: ja| ai| a loja| hoje)?$|\\bainda da (?:tempo )?(?:de|para) (?:pedir|fazer)\\b|\\b(?:abre|fecha|funciona) (?:ate )?quando\\b|\\b(?:fica|ficam|vai ficar|vao ficar) abert[oa]s?\\b|\\b(?:abertos?|atendem?|funcionam?|abrem?) (?:24|vinte e quatro) ?horas?\\b|\\b(?:abre|abrem|funciona|funcionam|fecha|fecham) (?:de|em|na|no|aos|as|nos|cedo|dia) `,
    ),
  ],
  [
    'time',
    /\bquanto tempo\b|\b(?:quantos|qnts|quanto) (?:minutos|min)\b|\b(?:demora|demoram|demorando|demorar|demorado|tarda)\b(?: \w+){0,3} ?(?:quanto|muito|mais|tempo|horas|para|ai|hoje)\b|\bleva(?: \w+){0,2} (?:quanto|muito|tempo|horas|minutos)\b|\bquanto (?:demora|leva|falta)\b|\b(?:vai|esta|nao|muito) (?:demorar|demorando|demora|demorado)\b|^(?:e )?demora$|\btempo (?:medio|de entrega|de espera|de preparo|para entrega|estimado|da entrega|ta|esta)\b|\b(?:qual|quais) (?:e )?(?:o )?(?:tempo|prazo|previsao)\b|\b(?:sai|chega|entrega|fica pront[oa]|entregam) (?:rapido|rapidinho|logo|em quanto|que horas|ligeiro)\b|\bque horas (?:\w+ )?(?:chega|sai|fica|vem|chegaria|ficaria)\b|\b(?:previsao|prazo) (?:de|para) (?:entrega|chegar|chegada)\b|\bquando (?:chega|fica pront[oa]|sai|vem)\b/,
  ],
  [
    'payment',
    new RegExp(
      `\\b(?:aceitam?|parcelam?)(?: (?:o|a|os|as|tambem|ai))* (?!encomendas?|reservas?|pedidos?|devolucao|trocar?|animais|cachorro|pets?|cancelar|mais|agendamento|curriculos?)\\w+|\\b${take} (?:(?:o|a|no|na|com|todos|todo|qualquer|tambem|ai|aqui|so|tipo|bandeira|cartao|pagamento|por|em|de|aproximacao|via|para|os|as|ainda|opcao|pagar) )*${means}\\b|\\b(?:formas?|meios?|opcoes|jeitos?|tipos?) de (?:pagamento|pagar|pgto|pag)\\b|\\b(?:da|pode|posso|consigo|tem como|poderia|dava|rola|queria saber se posso)(?: para| eu| de| ser)*(?: pagar| passar| pago| o pagamento| dividir| parcelar)\\b|\\b(?:como|quando|onde|com que) (?:e que |eu |se |faz |faco |posso |e )*(?:para |o )?(?:pagar|pago|paga|pagamento)\\b|\\bparcelam?\\b|\\b(?:tem|levam?|trazem?|vem|manda) (?:com )?(?:a )?(?:maquininha|maquina de cartao|maquina|maquineta)\\b|\\b(?:pix|cartao|credito|debito|vr|va|vale(?: refeicao| alimentacao)?|alelo|sodexo|ticket|maquininha|dinheiro|visa|master|elo)(?: (?:voces?|ai|ces?))* (?:aceitam?|pegam?|passam?|recebem?|serve|tem como)\\b|\\bpaga (?:na entrega|quando|como|antes)\\b|\\bpagamento (?:\\w+ )?(?:como|de que forma)\\b|\\bpagamento (?:so |como|pode)`,
    ),
  ],
  [
    'shop',
    new RegExp(
      `\\bonde (?:e que )?(?:fica|ficam|e|esta|estao|seria|que fica|voces ficam|voces estao|voces?|localiza|se localiza|posso (?:retirar|buscar|pegar)|eu (?:retiro|busco|pego)|retiro|busco|pego|retira|e para (?:retirar|buscar|pegar))(?: (?:localizad[oa]s?|situad[oa]s?))?(?: (?:fica|ficam|estao|esta))?(?: ${shop}.*| mesmo| isso| essa loja.*| (?:o|meu) pedido| o lanche| (?:de )?voces.*)?$|\\b${shop} (?:fica|ficam|e|esta|estao|localizad[oa])(?: (?:em que|em qual|no|por|mesmo))? (?:onde|aonde|rua|bairro|lugar)\\b|^(?:voces )?(?:fica|ficam|e) (?:a)?onde\\b|^(?:e )?(?:fica|ficam|e) (?:a)?onde(?: (?:que )?(?:fica|e))? ${shop}\\b|\\b(?:qual|quais|me passa|passa|manda|me manda|envia|me diz|informa|sabe) (?:e |seria )?(?:ai )?(?:o |a )?(?:endereco|localizacao|ponto de referencia|telefone|telefone fixo|local)\\b(?! (?:de|da|para) entrega)|\\bendereco (?:da loja|de voces|do restaurante|ai|da pizzaria|da lanchonete)\\b|\\b(?:em )?(?:que|qual) (?:rua|lugar|bairro|cidade) (?:e que )?(?:voces )?(?:e|fica|ficam|estao|esta)\\b|^(?:voces )?(?:sao|e) de onde\\b|\\bonde (?:e |eu )?(?:posso |para |que )?(?:retirar|buscar|pegar|retiro|busco|pego)\\b|\\b(?:loja fisica|ponto fisico|comer no local|comer ai|como (?:eu )?(?:chego|faco para chegar))\\b`,
    ),
  ],
]

const notTopics: Partial<Record<Topic, RegExp>> = {
  discount:
    /^(?:quero|queria|me ve|manda|vou querer|traz)\b(?!.*\b(?:saber|desconto|descontinho|cupom)\b)|\bque (?:fica|sai|e) mais (?:barato|baratinho|em conta)\b/,
  time: /\b(?:desde que|enquanto)\b/,
  hours: /\bfecha (?:a conta|o pedido|tudo|ai|isso|para mim)\b/,
  menu: /\b(?:do|no|pelo|vi) (?:o )?cardapio\b/,
  payment:
    /^(?:eu )?(?:vou pagar|pago|quero pagar|vai ser)\b|\b(?:forma|meio) de pagamento (?:(?:e|vai ser|no|na|em|por) )*(?:pix|dinheiro|cartao|credito|debito|vale)\b/,
  shop: /^(?!.*\b(?:posso|pode|podemos|da|tem|dava)\b).*\bpara comer (?:ai|no local)\b|^(?:(?:meu|o|e) )*endereco (?:e )?(?:(?:na|no|aqui|la) )*(?:rua|avenida|av|travessa|alameda|r|estrada|praca|beco|quadra|rodovia|condominio) \S/,
  order: /\b(?:quero|queria) (?:cancelar|mudar|trocar|alterar)\b/,
}

/** What of the shop a clause asks about, and how many of its words stand before; null when it does not. */
export function topicOf({ text }: Clause): { topic: Topic; before: number } | null {
  const lead = withoutIdle(text)
  for (const [topic, way] of ways) {
    const found = [text, lead].map((words) => way.exec(words)).find((one) => one !== null)
    if (!found || notTopics[topic]?.test(lead)) continue
    const skipped = found.input === text ? 0 : text.split(' ').length - lead.split(' ').length
    return { topic, before: skipped + found.input.slice(0, found.index).split(' ').length - 1 }
  }
  return null
}
