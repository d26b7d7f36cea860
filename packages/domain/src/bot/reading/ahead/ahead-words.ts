const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words behind which a point is no pause. */
export const abbreviated = /* @__PURE__ */ set(
  'av r v al tv trav pc pca estr rod st sta sto jd jdm vl pq pque cj conj res resid cond ed lot dr dra prof profa eng gen gal cel mal pe ' +
    'pres gov sen dep ver n no num nao apt apto ap bl qd lt lj sl s sra nsa ns dom prox ref esq obs bel brig cap maj ten alm',
)

/** Words with which an address begins. */
export const streets = /* @__PURE__ */ set(
  'rua ruas r av avenida aven alameda al travessa trav tv praca pca estrada estr rodovia rod br beco ladeira viela largo passagem servidao ' +
    'quadra qd cond condominio conj conjunto residencial resid edificio ed loteamento ramal vicinal via superquadra sqn sqs',
)

/** Those that are said of other things as well, and so need a number or a part of a house behind them. */
export const weakStreets = /* @__PURE__ */ set(
  'al ed via largo passagem r ramal br qd quadra conjunto conj rod',
)

/** Words of an order, with which anything else ends. */
export const orderWords = /* @__PURE__ */ set(
  'quero queria queremos gostaria manda mandar mande mandem traz trazer traga bota coloca separa anota faz me pago pagar pagamento vou vamos vai ' +
    'pode podem poderia que porque pois mas obrigado valeu favor ja agora hoje retirar retirada buscar entrega entregar bairro troco sem aceita tem ' +
    'quanto qual quais como aonde onde quando oi ola vou to estou sou moro voce voces nao ok beleza obs nome vou adiciona acrescenta cancela tira',
)

/** Words that join and that nothing ends with. */
export const joins = /* @__PURE__ */ set(
  'e o a os as na no nas nos em ao de do da dos das para pra pro pras p com ou la aqui ai mas que',
)

/** Words that lead to what was read and say nothing without it. */
export const leading = /* @__PURE__ */ set(
  'e o a os as na no nas nos em ao aos de do da para pra pro pras pros aqui la ai fica ficar moro manda mandar mande leva levar quero queria querer ' +
    'vou vai pode podem ser seria por favor meu minha endereco e bairro muda mudar troca errei erramos corrige entao sera eu estou to tambem so ah ops verdade',
)

/** What 'pra …' and 'em …' are followed by that is no place to deliver to. */
export const noPlaces = /* @__PURE__ */ set(
  'mim mi nos gente minha meu minhas meus nossa nosso sua seu ela ele eles elas voce voces casa trabalho servico galera pessoal familia viagem levar comer ' +
    'agora hoje amanha depois ja logo noite tarde manha almoco janta jantar lanche cafe merenda festa aniversario dois duas tres quatro cinco ' +
    'crianca criancas curumim curumins menino menina meninos meninas gurizada guri guria filho filha mae pai avo vo marido esposa mulher namorada namorado ' +
    'amigo amiga amigos chefe equipe turma firma empresa escritorio portaria porta portao porteiro recepcao entrega entregar retirar retirada buscar hora ' +
    'um uma uns umas o a os as isso esse essa este esta aquele aquela la aqui ca ai fora cima baixo domingo segunda terca quarta quinta sexta sabado ' +
    'dinheiro pix cartao credito debito frente perto rua avenida predio apartamento apto endereco mesmo mesma lugar local domicilio maos mao tempo qual ' +
    'que quem todo todos toda todas qualquer quanto valor total pagar fazer ver ter ser dar tudo nada so mais ambos acompanhar dividir beber tomar ' +
    'semana dia meio cada melhor hospital escola faculdade loja igreja academia salao oficina posto mercado shopping condominio caixa meia balcao ' +
    'churrasco churras resenha ceia sobremesa casamento batizado formatura evento consumo insta instagram zap whats whatsapp capricho esquema grau ponto jeito cuidado inteiro',
)

/** First words of names of places. */
export const placeBegins = /* @__PURE__ */ set(
  'santo santa sto sta sao st vila vl jardim jd jardins setor parque pq cidade alto bairro conjunto residencial distrito nossa dom coronel barra morro ilha lagoa porto ' +
    'ponta praia campo monte nova novo novos aparecida colonia riacho engenho loteamento zona centro senador governador presidente professor salvador',
)
