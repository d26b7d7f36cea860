/** What a customer may ask of the bot in every step. */
export const commands = [
  'parar',
  'atendente',
  'cancelar',
  'taxas',
  'status',
  'remarcar',
  'compromisso',
  'agendar',
  'horario',
  'endereco',
  'pix',
  'carrinho',
  'voltar',
  'menu',
  'pedir',
] as const
export type Command = (typeof commands)[number]

/** One way to ask: the message must match, and hold no other words than these. */
interface CommandWords {
  command: Command
  when: RegExp
  words: ReadonlySet<string>
}

const shop = 'voce loja restaurante pizzaria lanchonete estabelecimento'
const days =
  'segunda terca quarta quinta sexta sabado domingo feira semana fim feriado feriados natal amanha noite manha tarde dia dias todo todos'

/** The ways to ask, the first that fits decides. They are written in the words of `commandText`. */
export const commandWords: readonly CommandWords[] = [
  ask(
    'atendente',
    /\b(atendente|humano|alguem|pessoa|gerente|dono|suporte|sac|responsavel|funcionario|vendedor|operador)\b|^((quero|queria|preciso|gostaria|posso|deixa) )*(falar|conversar) (com|direto)\b|\b(reclamar|reclamacao)\b|^atendimento$|nao.*\b(robo|bot|maquina)\b/,
    'atendente humano alguem pessoa real verdade gerente dono suporte sac responsavel funcionario vendedor operador falar ' +
      'fala falo falando conversar contato chamar chama chame transferir transfere passar passe com pra em por atendimento ' +
      'atende atender atendido ajuda ajudar responde responder reclamar reclamacao fazer nao robo bot maquina direto tem ' +
      'como voce me mim assunto problema resolver urgente preciso quero chat vivo sobre meu pedido',
  ),
  ask(
    'atendente',
    /\b(veio|chegou) (errado|frio|faltando|incompleto|trocado)\b/,
    'meu pedido lanche pizza comida tudo veio chegou errado frio faltando incompleto trocado coisa item',
  ),
  ask(
    'cancelar',
    /^(cancelar|cancelamento|desmarcar|anular|desistir|esquecer|esvaziar|limpar|zerar)\b|^pra cancelar\b|^mudei ideia$|^nao (quero|vou querer) mais\b|^deixa (pra|quieto)/,
    'cancelar cancelamento desmarcar anular desistir esquecer esvaziar limpar zerar mudei ideia nao quero querer vou mais mim ' +
      'nada pedir comprar deixa quieto pra meu esse este ultimo tudo pedido compra carrinho sacola horario agendamento ' +
      'reserva consulta isso com',
  ),
  ask(
    'remarcar',
    /^(remarcar|reagendar|adiar|mudar|trocar|alterar)\b/,
    `remarcar reagendar adiar mudar trocar alterar meu horario agendamento consulta reserva hora dia data pra em outro ${days} ` +
      'semana que vem mais tarde cedo',
  ),
  ask(
    'compromisso',
    /\bmeu (agendamento|horario|compromisso|consulta|reserva|sessao)\b|^(ver|consultar|tenho) .*\b(agendamento|horario|consulta|reserva|sessao)\b.*\bmarcad[oa]\b|^nao (vou|posso|consigo|poderei|irei) (poder |conseguir )?(ir|comparecer|estar)\b/,
    `meu agendamento horario compromisso consulta reserva sessao qual quando que horas ta marcado marcada em pra ver consultar tenho ` +
      `nao vou posso consigo poderei irei poder conseguir ir comparecer estar mais la ai ${days} cade sobre status confirmado`,
  ),
  ask(
    'taxas',
    /\b(taxa|frete)\b|\b(quanto|valor|preco|custa|custo|cobra|gratis|tempo)\b.*\b(entrega|entregar|delivery)\b|\b(entrega|entregar|delivery)\b.*\b(quanto|valor|preco|custa|custo|cobra|gratis)\b|^(voce )?(entregam|(faz|fazem|tem) (entrega|delivery))\b|^voce (entrega|delivery)$|\bbairro (voce )?(entregam|atende)\b|^onde (voce )?(entregam|entrega|atende)$|^area entrega$/,
    'taxa frete entrega entregam entregar delivery qual quanto valor preco custa custo cobra cobrada fica sai ta gratis gratuita ' +
      'voce loja faz fazem tem pra em ate bairro regiao area onde cidade casa demora tempo medio chegar leva que atende por tabela ' +
      'motoboy minha meu todo lugar',
  ),
  ask(
    'status',
    /\bcade\b|\b(status|andamento|situacao|acompanhar|rastrear|rastreio)\b|\b(onde|como) (ta|anda)\b.* (pedido|lanche|pizza|comida|entrega|entregador|motoboy|encomenda|marmita)\b|^meu pedido$|\b(saiu|pronto|demora|demorar|demorando|atrasado|atrasou|chegando|previsao)\b|\b(horas|quando|quanto tempo)\b.*\b(chega|chegar|sai|sair)\b|\b(chega|chegar|sai)\b.*\b(horas|quando)\b|\bfalta\b.*\b(tempo|muito|quanto)\b|^(quanto|qual) falta\b|^quanto tempo( falta)?$|nao (chegou|veio|saiu)/,
    'cade status andamento situacao acompanhar rastrear rastreio onde ta anda como pedido lanche pizza comida entrega ' +
      'entregador motoboy encomenda marmita meu esse saiu sair sai pronto demora demorar demorando muito mais demais tanto ' +
      'atrasado atrasou chegando chega chegar chegou ficou fica previsao que horas quando quanto tempo falta nao veio nada ' +
      'pra em vai ir comigo por qual ver ate numero minutos foi voce esqueceram sobre noticia leva caminho rua vem vindo',
  ),
  ask(
    'agendar',
    /^(agendar|agendamento|agenda|marcar|reservar|reserva)\b|\b(fazer|novo) (agendamento|reserva)\b|\b(horario|vaga)\b.*\b(disponivel|livre|vago)\b|\b(tem|ver) (horario|vaga)\b/,
    `agendar agendamento agenda marcar reservar reserva fazer novo horario vaga disponivel livre vago tem ver com pra em ${days} ` +
      'mesa servico corte cabelo barba unha consulta visita avaliacao hora horas qual voce quais algum mais que atendimento ' +
      'proxima proximo',
  ),
  ask(
    'horario',
    /\b(horario|expediente)\b|\bhoras\b.*\b(ta|vai|fica)\b|\b(abre|fecha|funciona|encerra|atende|atendendo)\b|^ate que horas$|\b(aberto|fechado|fechou|abriu)\b/,
    `horario expediente funcionamento atendimento atendendo abertura fechamento ${shop} que horas qual quando ate abre abrir ` +
      `fecha fechar funciona atende encerra comeca aberto fechado fechou abriu ta em pra ${days} vai ficar fica almoco jantar ja ` +
      'delivery tem ser por meu entre desde normal',
  ),
  ask(
    'endereco',
    /\bendereco\b|\blocaliza|\bonde (fica|voce|e|loja|restaurante|pizzaria|retir|busc|peg)|\b(fica|voce) (ta )?onde\b|\bloja fisica\b|\b(chego|chegar)\b|\bmap[as]+\b/,
    `endereco localizacao localizado localiza onde ${shop} fica ta lugar qual em pra chego chegar ate mapa maps retirar retiro ` +
      'buscar busco pegar pego pedido tem fisica que ponto completo sao seu como link',
  ),
  ask(
    'pix',
    /\bpix\b|^chave$|\bcopia cola\b|\bqr ?code\b/,
    'pix chave qual codigo copia cola pagar pago pagamento com em por aceita aceitam voce tem pra qr code qrcode via fazer ' +
      'ser seu numero conta dados novamente novo outra vez pedido meu',
  ),
  ask(
    'carrinho',
    /\b(carrinho|sacola)\b|^(resumo|total|conta|subtotal)\b|\bquanto (deu|ficou|ta dando|deve)\b|\b(valor|qual) total\b|\b(pedi|escolhi)\b.*\b(ate|ja)\b|^que (eu )?(ja )?(pedi|escolhi)\b/,
    'carrinho sacola resumo total conta subtotal quanto deu ficou fica ta dando tudo valor qual meu pedido compra em que tem ' +
      'eu pedi escolhi ate ja itens abrir mostrar devo deve',
  ),
  ask(
    'menu',
    /^(menu|inicio|comecar|comeco|opcoes|opcao|ajuda|help|start|recomecar|reiniciar)\b|\b(voltar|ir|volta)\b.*\b(menu|inicio|comeco)\b/,
    'menu inicio comecar comeco opcoes opcao ajuda help start recomecar reiniciar voltar ir pra em principal inicial novo zero ' +
      'outra vez tudo conversa quais sao bot com isso',
  ),
  ask(
    'voltar',
    /^(voltar|retornar|anterior|back)\b|^((passo|etapa|pagina|tela|opcao) )?(anterior|tras)$/,
    'voltar retornar anterior back passo etapa pagina tela opcao pra tras atras em pouco',
  ),
  ask(
    'pedir',
    /\b(cardapio|catalogo)\b|^(pedir|encomendar|comprar)\b|\b(fazer|realizar|iniciar|comecar|novo|outro)\b.*\b(pedido|encomenda|compra)\b|^pedido$|\bque (voce )?(tem|vende|serve)\b|^(produtos|sabores|lista produtos|lista precos|tabela precos|precos|fazer outro)$/,
    'cardapio catalogo pedir encomendar comprar fazer realizar iniciar comecar novo outro meu pedido encomenda compra que voce ' +
      'tem vende serve produtos sabores lista tabela precos preco completo comida lanche algo coisa comer pra em online link ' +
      'foto fotos delivery outra vez bom delicioso qual ver',
  ),
]

function ask(command: Command, when: RegExp, words: string): CommandWords {
  return { command, when, words: new Set(words.split(' ')) }
}
