import type { CorpusMessage } from '../../corpus'

/** Voice notes as a telephone writes them down, without pauses, by shop. */
export const spoken: Readonly<Record<string, readonly CorpusMessage[]>> = {
  marmitaria: [
    {
      text: 'oi boa tarde eu quero duas marmitas média uma de bife acebolado e outra de frango grelhado as duas com arroz feijão e farofa e me manda também um suco de maracujá e uma coca zero pra entregar na boa vista rua da soledade número noventa e dois e o pagamento é no pix',
      expect: [
        '1 marmita [M] + proteina:bife + guarnicoes:arroz + guarnicoes:feijao + guarnicoes:farofa',
        '1 marmita [M] + proteina:frango-grelhado + guarnicoes:arroz + guarnicoes:feijao + guarnicoes:farofa',
        '1 suco-polpa + sabor:maracuja',
        '1 coca-zero-lata',
        'entrega',
        'bairro Boa Vista',
        'endereço rua da soledade número noventa e dois',
        'pagamento pix',
      ],
    },
    {
      text: 'moça bota aí uma marmita grande de carne de panela sem salada e duas pequenas de fígado',
      expect: ['1 marmita [G] + proteina:carne-panela (sem salada)', '2 marmita [P] + proteina:figado'],
    },
    {
      text: 'é o seguinte eu queria saber se vocês têm galinha à cabidela hoje e quanto é',
      expect: ['pergunta tem cabidela', 'pergunta preço cabidela'],
    },
  ],
  hamburgueria: [
    {
      text: 'oi tudo bem eu vou querer um x bacon um x salada sem maionese e dois x coração com ovo e uma batata grande e uma coca de dois litros',
      expect: [
        '1 x-bacon',
        '1 x-salada (sem maionese)',
        '2 x-coracao + adicionais:ovo',
        '1 batata [Grande]',
        '1 coca-2l',
      ],
    },
    {
      text: 'me vê três smash um com bacon um com cheddar e um normal',
      expect: ['1 smash + adicionais:bacon', '1 smash + adicionais:cheddar', '1 smash'],
    },
    {
      text: 'boa noite tchê anota dois classic um mal passado e um bem passado os dois com picles',
      expect: ['1 classic + ponto:mal + adicionais:picles', '1 classic + ponto:bem + adicionais:picles'],
    },
  ],
  acai: [
    {
      text: 'oi eu quero um açaí de setecentos com granola banana e leite em pó e por cima bota nutella e morango e pra minha filha um milk shake de chocolate de trezentos',
      expect: [
        '1 acai [700 ml] + acompanhamentos:granola + acompanhamentos:banana + acompanhamentos:leite-po + adicionais:nutella + adicionais:morango',
        '1 milk-shake [300 ml] + sabor:chocolate',
      ],
    },
    {
      text: 'quero dois açaí de meio litro um com paçoca e leite condensado e o outro só com granola',
      expect: [
        '1 acai [500 ml] + acompanhamentos:pacoca + acompanhamentos:leite-condensado',
        '1 acai [500 ml] + acompanhamentos:granola',
      ],
    },
  ],
  lanchonete: [
    {
      text: 'mana me manda cinco coxinhas três kibes duas empadas e um bolinho de pirarucu e também dois cafés com leite e um achocolatado',
      expect: ['5 coxinha', '3 kibe', '2 empada', '1 bolinho-pirarucu', '2 cafe-leite', '1 achocolatado'],
    },
    {
      text: 'eu queria uma tapioca de queijo coalho com banana e outra só de manteiga e um suco de graviola de trezentos no leite',
      expect: [
        '1 tapioca + recheio:queijo-coalho + recheio:banana',
        '1 tapioca + recheio:manteiga',
        '1 suco [300 ml] + sabor:graviola + preparo:leite',
      ],
    },
    {
      text: 'bom dia quero dez pães franceses seis pães de queijo e um misto quente com ovo',
      expect: ['10 pao-frances', '6 pao-queijo', '1 misto + adicionais:ovo'],
    },
  ],
  churrascaria: [
    {
      text: 'boa noite meu amigo me separa quatro espetos de carne dois de coração e três de queijo e duas jantinhas uma de frango e outra de linguiça',
      expect: [
        '4 e-carne',
        '2 e-coracao',
        '3 e-queijo',
        '1 jantinha + espeto:frango',
        '1 jantinha + espeto:linguica',
      ],
    },
    {
      text: 'quero um marmitex grande com carne de boi e frango assado arroz tropeiro e mandioca e uma coca lata',
      expect: [
        '1 marmitex [G] + carnes:boi + carnes:frango + acompanhamentos:arroz + acompanhamentos:tropeiro + acompanhamentos:mandioca',
        '1 coca-lata',
      ],
    },
  ],
  adega: [
    {
      text: 'fala meu bom traz uma caixa de heineken long neck um fardo de skol lata dois sacos de gelo de cinco quilos e um carvão de três aqui na várzea',
      expect: [
        '1 heineken-ln [Caixa]',
        '1 skol-lata [Fardo]',
        '2 gelo [5 kg]',
        '1 carvao [3 kg]',
        'entrega',
        'bairro Várzea',
      ],
    },
    {
      text: 'manda um botijão de gás com a troca do casco e uma água mineral de vinte litros com a troca também e leva a maquininha',
      expect: ['1 gas + casco:troca', '1 agua-20 + vasilhame:troca', 'pagamento ?'],
    },
  ],
  'pizza-recife': [
    {
      text: 'oi quero uma pizza grande metade calabresa metade frango com catupiry com borda de cheddar e uma média de marguerita e um guaraná de dois litros',
      expect: [
        '1 pizza [Grande] + sabores:calabresa + sabores:frango-catupiry + bordas:cheddar',
        '1 pizza [Média] + sabores:marguerita',
        '1 guarana-2l',
      ],
    },
    {
      text: 'boa noite eu queria duas pizzas família uma de portuguesa e a outra meia bacon meia atum',
      expect: ['1 pizza [Família] + sabores:portuguesa', '1 pizza [Família] + sabores:bacon + sabores:atum'],
    },
  ],
  esfiharia: [
    {
      text: 'oi eu quero vinte esfihas abertas dez de carne e dez de queijo e cinco fechadas de frango',
      expect: ['10 esf-carne [Aberta]', '10 esf-queijo [Aberta]', '5 esf-frango [Fechada]'],
    },
    {
      text: 'me vê um beirute de filé com tomate seco e um de frango sem nada e duas tubaínas de dois litros',
      expect: ['1 beirute-file + extras:tomate-seco', '1 beirute-frango (sem nada)', '2 tubaina-2l'],
    },
  ],
  baiao: [
    {
      text: 'ei macho quero três pf grande um de bife um de peixe e um de calabresa todos com baião e farofa',
      expect: [
        '1 pf-bife [Grande] + base:baiao + acompanhamentos:farofa',
        '1 pf-peixe [Grande] + base:baiao + acompanhamentos:farofa',
        '1 pf-calabresa [Grande] + base:baiao + acompanhamentos:farofa',
      ],
    },
    {
      text: 'me manda um baião com camarão pra quatro pessoas e uma jarra de suco de cajá',
      expect: ['1 baiao-camarao [4 pessoas]', '1 suco-caja [Jarra]'],
    },
  ],
  padaria: [
    {
      text: 'bom dia eu queria um quilo de pão francês duzentos gramas de mussarela e duzentos de presunto tudo em fatia fina',
      expect: ['1 pao-frances [1 kg]', '1 mussarela [200 g] + corte:fina', '1 presunto [200 g] + corte:fina'],
    },
    {
      text: 'quero encomendar uma torta de aniversário de três quilos massa branca recheio de brigadeiro e beijinho e um cento de brigadeiro',
      expect: [
        '1 torta [3 kg] + massa:branca + recheio:brigadeiro + recheio:beijinho',
        '1 brigadeiro [Cento]',
      ],
    },
  ],
  'burger-carioca': [
    {
      text: 'fala meu parceiro manda um maracanã no pão australiano mal passado com cheddar e cebola crispy e um smash bacon triplo',
      expect: [
        '1 maracana + pao:australiano + ponto:mal + extras:cheddar + extras:cebola',
        '1 smash-bacon [Triplo]',
      ],
    },
    {
      text: 'quero dois combos smash um com batata frita e coca e o outro com onion rings e guaraná',
      expect: [
        '1 combo-smash + guarnicao:fritas + bebida:coca',
        '1 combo-smash + guarnicao:onion + bebida:guarana',
      ],
    },
  ],
  farma24: [
    {
      text: 'oi boa noite me manda uma caixa de dorflex uma cartela de paracetamol e duas fraldas pampers tamanho g e um lenço umedecido',
      expect: ['1 dorflex [Caixa]', '1 paracetamol [Cartela]', '2 fralda-pampers [G]', '1 lenco'],
    },
    {
      text: 'queria um creme dental uma escova macia e um papel higiênico e vocês aceitam cartão',
      expect: ['1 creme-dental', '1 escova + cerdas:macia', '1 papel', 'pergunta pagamento'],
    },
  ],
  sushi: [
    {
      text: 'quero um combinado de vinte peças um temaki de salmão com cream cheese e cebolinha e um yakisoba grande de frango',
      expect: [
        '1 combo-20',
        '1 temaki-salmao + adicionais:cream-cheese + adicionais:cebolinha',
        '1 yakisoba [Grande] + proteina:frango',
      ],
    },
  ],
  confeitaria: [
    {
      text: 'oi minha linda separa pra mim trinta cacetinhos quatro pães de queijo e um bolo de milho inteiro que eu passo pegar às cinco da tarde',
      expect: ['30 pao-frances', '4 pao-queijo', '1 bolo-milho [Inteiro]', 'retirada', 'hora 17:00'],
    },
    {
      text: 'um cento de salgados metade coxinha metade kibe e um cento de docinhos com brigadeiro beijinho e casadinho',
      expect: [
        '1 cento-salgados + tipos:coxinha + tipos:kibe',
        '1 cento-docinhos + sabores:brigadeiro + sabores:beijinho + sabores:casadinho',
      ],
    },
  ],
  sorveteria: [
    {
      text: 'quero dez dindins cinco de cupuaçu e cinco de maracujá e um pote de dois litros de tapioca e castanha',
      expect: ['5 dd-cupuacu', '5 dd-maracuja', '1 pote [2 litros] + sabores:tapioca + sabores:castanha'],
    },
  ],
  tapiocaria: [
    {
      text: 'égua eu quero um tacacá grande uma maniçoba pequena e um litro de açaí grosso com farinha de tapioca e entrega no umarizal',
      expect: [
        '1 tacaca [Grande]',
        '1 manicoba [Pequeno]',
        '1 acai-grosso [1 litro] + acompanha:farinha-tapioca',
        'entrega',
        'bairro Umarizal',
      ],
    },
  ],
  peixaria: [
    {
      text: 'eu quero dois acarajés com vatapá camarão e salada e um abará sem pimenta e duas cocadas pretas',
      expect: [
        '2 acaraje + recheio:vatapa + recheio:camarao + recheio:salada',
        '1 abara (sem pimenta)',
        '2 cocada-preta',
      ],
    },
    {
      text: 'me veja dois quilos de camarão rosa um quilo de sururu e um vermelho de um quilo em filé',
      expect: ['2 camarao-rosa [1 kg]', '1 sururu [1 kg]', '1 vermelho [1 kg] + limpeza:file'],
    },
  ],
  poke: [
    {
      text: 'oi um poke grande de arroz japonês com salmão e atum manga pepino e cream cheese e molho shoyu e duas águas com gás',
      expect: [
        '1 monte-poke [Grande] + base:gohan + proteina:salmao + proteina:atum + complementos:manga + complementos:pepino + complementos:cream-cheese + molho:shoyu',
        '2 agua-gas',
      ],
    },
  ],
  petshop: [
    {
      text: 'oi preciso de um saco de ração special dog de quinze quilos e uma areia de doze e três sachês de gato de frango',
      expect: ['1 special-dog [15 kg]', '1 areia-12', '3 sache-whiskas + sabor:frango'],
    },
  ],
  mercadinho: [
    {
      text: 'menina manda dois quilos de arroz branco um quilo de feijão macassar três óleo de soja uma bandeja de ovos com trinta e meio quilo de carne de sol',
      expect: [
        '2 arroz-branco',
        '1 feijao-macassar',
        '3 oleo',
        '1 ovos [Bandeja com 30]',
        '1 carne-sol [500 g]',
      ],
    },
    {
      text: 'quero um garrafão com troca e dois refrigerantes guaraná de dois litros e um pão de forma',
      expect: ['1 garrafao + vasilhame:troca', '2 guarana [2 litros]', '1 pao-forma'],
    },
  ],
  floricultura: [
    {
      text: 'oi eu queria um buquê de rosas vermelhas grande com caixa de bombom e cartão pra entregar no batel hoje à tarde',
      expect: ['1 buque-rosas [G] + cor:vermelha + mimos:bombom + mimos:cartao', 'entrega', 'bairro Batel'],
    },
    {
      text: 'quero duas orquídeas uma branca e uma roxa e três violetas',
      expect: ['1 orquidea-branca', '1 orquidea-roxa', '3 violeta'],
    },
  ],
  construcao: [
    {
      text: 'bom dia me manda dez sacos de cimento cinco de argamassa ac dois e três metros de areia e dois canos de cinquenta',
      expect: ['10 cimento', '5 argamassa-2', '3 areia [Metro]', '2 cano-50'],
    },
    {
      text: 'quero uma lata de tinta de dezoito litros cor palha um rolo e cinco lixas',
      expect: ['1 tinta [18 L] + cor:palha', '1 rolo', '5 lixa'],
    },
  ],
}
