/** Things by their names, spelled as they should be: never a slip or a part of what a menu has ('molho' is no 'milho'). */
export const nouns: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'abacate abacaxi abobora abobrinha acai acelga acerola acucar adocante agriao agua aipim alcaparra alecrim alface alho almondega ameixa amendoa amendoim amora arroz atum aveia azeite azeitona ' +
    'bacalhau bacon baiao banana batata baunilha beterraba bife biscoito bolacha bolo brigadeiro brocolis broa cacau cachaca cafe caju calabresa caldo camarao canela canja canjica caqui caranguejo carne carneiro castanha catupiry ' +
    'cebola cebolinha cenoura cerveja cha cheddar chocolate chuchu churrasco chuva coalhada coco coentro cogumelo colorau couve coxinha cravo creme cupim cupuacu curau cuscuz cusco doce empada ervilha escarola esfiha espinafre farinha farofa fava feijao figado figo file ' +
    'framboesa frango fruta fuba galinha gelatina geleia gelo gema gengibre gergelim goiaba goiabada granola graviola hortela iogurte jabuticaba jaca jambu jilo kiwi lagosta laranja lasanha leite lentilha licor limao linguica lombo louro ' +
    'maca macarrao macaxeira maionese mamao mandioca mandioquinha manga manjericao manteiga maracuja margarina mel melancia melao merengue milho molho morango mortadela mostarda mussarela nabo nata nutella oleo oregano ovo ovos paio palmito pamonha pao paprica pastel pato peixe pepino pera pernil peru pescada pessego ' +
    'picanha picles pimenta pimentao pipoca pirao pitanga pizza polenta polvilho porco presunto pudim queijo quiabo rabanete rapadura repolho requeijao ricota rosbife rucula sal salada salame salgado salmao salsa salsicha salsinha sardinha sequilho siri soja sopa sorvete suco tangerina tapioca tilapia tomate torrada torta torresmo toucinho trigo truta uva vaca vagem vatapa vinagre vinagrete vinho vodka xarope ' +
    'casa mesa porta rua'
  ).split(' '),
)
