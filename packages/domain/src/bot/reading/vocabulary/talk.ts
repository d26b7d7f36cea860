const listed = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '')

/** Verbs in -ar, without their ending, with which people order, ask for something or say what they do. */
const regular = listed(
  'mand envi lev bot coloc adicion acrescent separ prepar anot arrum arranj descol encomend desej gost precis peg ' +
    'entreg providenci reserv agend aproveit consegu aguard esper deix olh escut espi lembr confirm finaliz comec ' +
    'almoc jant compr pag ajud ach pens mor fic demor volt combin cheg cham fal cont tent apront registr ' +
    'pass curt ador torn junt sobr falt bast sent cans pergunt inform termin gast ganh jog danc viaj trabalh estud acord levant deit brinc convid ' +
    'festej comemor celebr entr and atras apress empolg anim prest acredit ' +
    'solicit arrast despach mont estre experiment prov desenrol agiliz acert tom',
)
const endings = listed(
  'ar o a as am amos e em ando ei ou aram aria ariam ariamos ava avam avamos asse assem ar armos',
)

/** Forms of the verbs that have ways of their own. */
const irregular = listed(
  'quero quer queres querem queremos queria queriam queriamos quis querer querendo quiser quisesse quereria ' +
    'peco pede pedem pedimos pedir pedindo pedi pediu pediria pediriamos pedindo pedia ' +
    've ves vejo veem ver vendo veja vejam via viu vi visse vira ' +
    'faz faco fazem fazemos fazer fazendo faca facam fez fiz faria fariam fizer fazia ' +
    'traz trago trazem trazer trazendo traga tragam trouxe trazia traria ' +
    'poe ponho poem por pondo ponha ponham pus pos ' +
    'da dao dar dando de der derem deem dou deu dei daria dava desse ' +
    'pode podem posso podemos poder podendo podia podiam pude poderia poderiam possa puder pudesse ' +
    'tem tenho temos ter tendo tinha tinham teria teriam tiver tivesse tens ' +
    'vai vao vou vamos ir indo ia iam iria iriam fosse for va ' +
    'vem vem venho vir vindo veio vier viesse ' +
    'e eh sao ser sendo sou somos era eram seria seriam seja sejam fosse foi fui foram ' +
    'esta estao estar estando estou to ta tao tou tava tavam estava estavam esteja estaria tamo tamos tiver ' +
    'sei sabe sabem saber sabendo sabia soube saberia ' +
    'diz digo dizem dizer dizendo diga disse dissesse ' +
    'acho quero digo vamo bora vambora simbora bamo partiu ' +
    'presentear presenteando sai saem sair saindo sirva serve servir inclui incluir inclua incluam incluindo ' +
    'prefiro prefere preferia preferimos escolho escolher escolhi beber bebo bebe bebendo comer come como comendo comemos resolvi decidi decidimos agradeco agradecer agradecido agradecida ' +
    'necessito necessita necessitamos retifico informo prefiro cumprimento desculpe desculpa perdao perdoa perdoe consigo consegue conseguem conseguir conseguiria conseguiu',
)

/** Who is spoken to, who speaks, and whom an order is for. */
const people = listed(
  'eu tu voce voces vc vcs ce ces oce nos ele ela eles elas me mim te nos lhe se comigo contigo conosco gente a-gente ' +
    'meu minha meus minhas seu sua seus suas nosso nossa nossos nossas teu tua ' +
    'amigo amiga amigos amigas amigao amigona moco moca mocinha mocinho senhor senhora senhorita sr sra dona seu seo tia tio titia tiozao ' +
    'mano mana manin maninho maninha mn brother bro broder parceiro parceira parca chapa camarada colega compadre comadre cumpadi ' +
    'chefe chefia chefinho patrao patroa mestre campeao guerreiro rei rainha princesa flor amor amore amada amado anjo querido querida linda lindo lindona ' +
    'fofa fofo bebe nego nega neguinha neguinho painho mainha voinha voinho vo vovo vovozinha guri guria gurizada guris pia piazada piazinho ' +
    'rapaz rapaziada menino menina meninos meninas mulher marido esposa esposo filho filha filhos filhas fio fia mae pai maezinha papai mamae ' +
    'irmao irma irmaos cunhado cunhada sogra sogro genro nora primo prima neto neta netos netinho namorada namorado noiva noivo ' +
    'crianca criancas criancada molecada moleque curumim curumins sobrinho sobrinha visita visitas convidados pessoal pessoas pessoa galera turma povo equipe ' +
    'coisa coisas coisinha parente mah boy mermao mermo bao quirido quirida brocado brocada varado buenas mo brow piazito mizera misera abestado mainho mizeravi bichinho ' +
    'bicho macho vei veio veia velho cara caro bicha xara doutor doutora professor professora vizinho vizinha chegado tche ' +
    'todo toda todos todas mundo ninguem alguem cada qualquer',
)

/** Greetings, thanks, assent, laughter, and what is said to fill a pause, in all parts of the country. */
const interjections = listed(
  'oi oie oii ola opa ei eai ae aee aew ai oba eba epa alo hey hello hi salve fala falae bom boa bons boas dia tarde noite madrugada ' +
    'tudo td bem joia beleza blz suave tranquilo certo certinho ok okay okey sim isso exatamente perfeito otimo otima show top legal fechou fechado ' +
    'demais valeu vlw obrigado obrigada obg obgd brigado brigada brigadao agradecida grato grata gentileza favor porfavor porfa pf pfv plis please ' +
    'abraco abracos abs beijo beijos bjs bj xero cheiro tchau flw falou tmj ' +
    'po poxa puxa nossa caramba eita vixe vish oxe oxente oshe arre egua aff afe ufa uai so tche bah capaz barbaridade visse viu hein ne neh neah hem ein da dai ' +
    'hum hmm humm ah aah aaa eh ahn hahaha kk kkk rs rsrs haha hehe kakaka serio verdade vdd sabe entende tipo assim sei la pronto pronta prontinho ' +
    'slk slc mds mdss plmdds plmds pprt krl sdds dms dmss tlgd tmj vlww obgd obgg brigadu uai meu-deus deus ave maria gracas amem abencoe bencao',
)

/** When and how, where it changes nothing of the order. */
const adverbs = listed(
  'agora agorinha hoje hj amanha ontem ja logo loguinho depois antes cedo ainda talvez mesmo tambem tbm tb entao assim aqui ai ali la ca dali daqui ' +
    'rapido rapidinho ligeiro ligeirinho rapidao urgente urgencia correndo pressa fome faminto faminta larica vontade desejo vez vezes primeiro primeira ' +
    'novamente denovo apenas somente alias inclusive enfim afinal principalmente realmente sinceramente geralmente ' +
    'demais seguinte pedido pedidos encomenda lista anotacao conta total valor semana fds domingo sabado feriado almoco janta jantar ' +
    'jogo futebol festinha festao niver sextou calor chuva sede ressaca farra resenha role folga ferias plantao aula prova culto missa novela filme serie noitada correria ' +
    'servico trabalho escritorio oficina obra trampo firma loja empresa escola festa reuniao aniversario',
)

/** Words that only join, point or stand for others. */
const little = listed(
  'a o as os um uma uns umas de da do das dos dum duma em na no nas nos num numa ao aos e ou que se com por pelo pela pra pro para ' +
    'esse essa esses essas este esta isso isto aquele aquela aquilo desse dessa desses dessas deste desta daquele daquela nesse nessa dele dela deles delas ' +
    'outro outra outros outras mais algum alguma alguns algumas qual quais quem onde como quando porque pois mas porem caso',
)

/** Words that a wish or a question is wrapped in, verbs aside: who is spoken to, when, and how. */
export const wrapping: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...people,
  ...interjections,
  ...adverbs,
  ...little,
])

/** Verbs by which something is ordered, in all their forms. */
export const ordering: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...listed(
    'mand envi bot coloc adicion acrescent separ prepar anot arrum arranj descol encomend desej solicit reserv',
  ).flatMap((stem) => listed('ar a e em ando').map((ending) => spelled(stem, ending))),
  ...listed(
    'quero quer queres queremos queria queriamos peco pedir pedimos ve veja traz traga trazer poe ponha inclui inclua incluir ' +
      'faz fazem faca gostaria gostariamos preciso precisava precisamos tem vende vendem desejo desejamos',
  ),
])

/** Words of every day that name nothing which is sold. */
export const talk: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...regular.flatMap((stem) => endings.map((ending) => spelled(stem, ending))),
  ...irregular,
  ...wrapping,
])

/** 'peg' + 'e' is 'pegue', 'coloc' + 'e' is 'coloque'. */
function spelled(stem: string, ending: string): string {
  if (!ending.startsWith('e')) return stem + ending
  if (stem.endsWith('g')) return `${stem}u${ending}`
  if (stem.endsWith('c'))
    return /(?:comec|almoc)$/.test(stem) ? stem + ending : `${stem.slice(0, -1)}qu${ending}`
  return stem + ending
}
