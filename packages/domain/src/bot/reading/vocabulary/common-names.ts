/** First names that many people have: 'pra Joana' is no place. */
export const commonNames: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'adriana adriano aline alessandra alessandro alex alexandre alice aline allan amanda ana anderson andre andrea andressa angela angelica antonia antonio aparecida ' +
    'arthur artur augusto barbara beatriz benedita benedito benicio bernardo bianca breno bruna bruno caio camila carla carlos carolina caroline catarina cecilia celia celso cesar ' +
    'claudia claudio clara cleber cleide cleiton cleonice creusa cristiane cristiano cristina daiane daniel daniela daniele danilo davi david debora denis denise diego dilma diogo ' +
    'douglas edilson edna eduarda eduardo elaine eliana eliane elias elisa elisangela eliza elza emanuel emerson emilia enzo erica erick erika ester eva evandro everton fabiana fabiano fabio fabricio ' +
    'fatima felipe fernanda fernando flavia flavio francisca francisco gabriel gabriela geraldo gilberto gilson giovana giovanna gisele glauco graziela guilherme gustavo helena heitor helio henrique hugo ' +
    'igor ingrid irene isabel isabela isabella isadora ivan ivone jacqueline janaina jaqueline jean jefferson jessica joana joao joaquim jonas jonathan jorge jose josefa joyce juliana juliano julia julio jussara ' +
    'karen karina karla katia keila kelly laercio larissa laura leandro leonardo leticia lidia ligia lilian livia lorena lourdes lucas lucia luciana luciano lucilene lucimar lucio luis luisa luiz luiza luzia manoel manuel manuela ' +
    'mara marcela marcelo marcia marcio marco marcos maria mariana marilda marilene marina mario marisa marlene marli marta mateus matheus mauricio mauro maya mayara melissa michel michele miguel milena milton miriam monica murilo ' +
    'nadia natalia nathalia neide neusa nelson nicolas nicole nilson noemi odete olga osvaldo otavio pamela patricia paula paulo pedro penha poliana priscila rafael rafaela raimunda raimundo raquel raul rebeca regiane regina reginaldo renan renata renato ricardo rita roberta roberto robson ' +
    'rodolfo rodrigo rogerio romulo ronaldo rosa rosana rosangela rosemary rosilene rosimeire rubens ruth sabrina samanta samuel sandra sara sarah sebastiana sebastiao sergio severina severino sheila silvana silvia silvio simone solange sonia sofia sophia soraia stefany stephanie suellen suely ' +
    'tainara talita tamires tatiana teresa terezinha thais thalita thiago tiago ubirajara ulisses vagner valdir valentina valeria valmir vanda vanessa vera veronica vicente victor victoria vinicius vitor vitoria viviane wagner walter wanderley wanderson washington wellington wesley william wilson yasmin yara yuri zelia zilda'
  ).split(' '),
)
