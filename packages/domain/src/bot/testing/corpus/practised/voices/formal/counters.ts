import type { CorpusMessage } from '../../../corpus'

/** Elderly people, and who writes as if by letter, to shops with a counter, by shop. */
export const formalCounters: Readonly<Record<string, readonly CorpusMessage[]>> = {
  confeitaria: [
    {
      text: 'Bom dia. Desejo encomendar um bolo de aipim inteiro e uma dúzia de pães delícia.',
      expect: ['1 bolo-aipim [Inteiro]', '12 pao-delicia'],
    },
    {
      text: 'Por obséquio, um cento de docinhos, sendo brigadeiro, beijinho e olho de sogra.',
      expect: ['1 cento-docinhos + sabores:brigadeiro + sabores:beijinho + sabores:olho-sogra'],
    },
    { text: 'Bom dia, meu bem. A senhora tem quindim hoje?', expect: ['pergunta tem quindim'] },
    {
      text: 'Gostaria de duas fatias da torta de limão e dois cafés com leite médios.',
      expect: ['2 torta-limao [Fatia]', '2 cafe-leite [Médio]'],
    },
    {
      text: 'Queira fazer o favor de me mandar três sonhos, dois de doce de leite e um de goiabada.',
      expect: ['2 sonho + recheio:doce-leite', '1 sonho + recheio:goiabada'],
    },
    {
      text: 'Minha filha, anote, por favor: quatro empadas de camarão, quatro de frango e um suco de mangaba de 500.',
      expect: ['4 empada-camarao', '4 empada-frango', '1 suco [500 ml] + sabor:mangaba'],
    },
    {
      text: 'Prefiro que entreguem na Rua da Graça, 88, bairro da Graça. Pagarei com cartão de débito.',
      cart: ['1 pudim'],
      at: 'menu',
      expect: ['1 pudim', 'entrega', 'bairro Graça', 'endereço Rua da Graça, 88', 'pagamento debit_card'],
    },
    {
      text: 'Desejo um cuscuz com ovo, acrescido de queijo coalho.',
      expect: ['1 cuscuz + adicionais:queijo-coalho'],
    },
    {
      text: 'Retifico: são seis coxinhas, e não quatro.',
      cart: ['4 coxinha', '1 agua'],
      expect: ['6 coxinha', '1 agua'],
    },
    { text: 'Informo que sou diabética. O bolo de milho leva açúcar?', expect: ['pessoa'] },
  ],
  farma24: [
    {
      text: 'Boa noite. Por gentileza, duas caixas de dipirona 500 e um soro fisiológico.',
      expect: ['2 dipirona-500 [Caixa]', '1 soro-fisio'],
    },
    {
      text: 'Senhores, necessito de um termômetro digital e de uma cartela de paracetamol.',
      expect: ['1 termometro', '1 paracetamol [Cartela]'],
    },
    { text: 'Gostaria de saber o preço da fralda Huggies.', expect: ['pergunta preço fralda-huggies'] },
    {
      text: 'Desejo um pacote de fraldas Pampers tamanho G e dois lenços umedecidos.',
      expect: ['1 fralda-pampers [G]', '2 lenco'],
    },
    {
      text: 'Um sal de fruta Eno sabor limão, por favor, e uma garrafa de água com gás.',
      expect: ['1 eno + sabor:limao', '1 agua-gas [Unidade]'],
    },
    {
      text: 'Entrega na Rua Augusta, 2.020, bloco B, Consolação. Favor tocar o interfone.',
      expect: [
        'entrega',
        'bairro Consolação',
        'endereço Rua Augusta, 2.020, bloco B',
        'obs tocar o interfone',
      ],
    },
    {
      text: 'Quero cancelar a loratadina.',
      cart: ['1 loratadina', '1 vitamina-c'],
      expect: ['1 vitamina-c'],
    },
    {
      text: 'Gentileza incluir uma escova de dente macia e um creme dental.',
      cart: ['1 papel'],
      expect: ['1 papel', '1 escova + cerdas:macia', '1 creme-dental'],
    },
    { text: 'Os senhores atendem vinte e quatro horas?', expect: ['pergunta horário'] },
    {
      text: 'Pagarei em espécie e não necessito de troco.',
      cart: ['1 protetor'],
      at: 'payment',
      expect: ['1 protetor', 'pagamento cash', 'sem troco'],
    },
  ],
  hortifruti: [
    {
      text: 'Bom dia! Por gentileza, um quilo de tomate, meio quilo de cebola roxa e duas cabeças de alho.',
      expect: ['1 tomate [1 kg]', '1 cebola-roxa [500 g]', '2 alho'],
    },
    {
      text: 'Desejo uma dúzia de banana prata, que não estejam verdes demais.',
      expect: ['1 banana-prata [Dúzia] (que não estejam verdes demais)'],
    },
    {
      text: 'Meu filho, me mande um mamão bem maduro e um abacaxi, por favor.',
      expect: ['1 mamao + maturacao:maduro', '1 abacaxi'],
    },
    {
      text: 'Gostaria de dois maços de coentro, um de couve e uma alface americana.',
      expect: ['2 coentro', '1 couve', '1 alface-americana'],
    },
    {
      text: 'Solicito trinta ovos caipira e um quilo de jerimum descascado.',
      expect: ['1 ovo-caipira [Bandeja com 30]', '1 jerimum [1 kg] + preparo:descascado'],
    },
    { text: 'Qual o valor da bandeja de morango, por favor?', expect: ['pergunta preço morango'] },
    {
      text: 'Peço que troquem a laranja por tangerina.',
      cart: ['1 laranja [Dúzia]'],
      expect: ['1 tangerina [Dúzia]'],
    },
    {
      text: 'Cinco polpas de acerola e três de graviola. Obrigada, querida.',
      expect: ['5 polpa-acerola', '3 polpa-graviola'],
    },
    {
      text: 'Pode ser entregue no Meireles, na Rua Tibúrcio Cavalcante, 540, apartamento 301.',
      cart: ['1 melao'],
      at: 'menu',
      expect: [
        '1 melao',
        'entrega',
        'bairro Meireles',
        'endereço Rua Tibúrcio Cavalcante, 540, apartamento 301',
      ],
    },
    {
      text: 'Um litro de água de coco e meia dúzia de limões.',
      expect: ['1 agua-coco [1 litro]', '1 limao [Meia dúzia]'],
    },
  ],
  floricultura: [
    {
      text: 'Boa tarde. Gostaria de presentear minha esposa com um buquê de rosas vermelhas grande, acompanhado de cartão com mensagem.',
      expect: ['1 buque-rosas [G] + cor:vermelha + mimos:cartao'],
    },
    {
      text: 'Desejo uma dúzia de rosas brancas avulsas, por favor.',
      expect: ['1 rosa [Dúzia] + cor:branca'],
    },
    { text: 'Senhores, preciso com urgência de uma coroa de flores para um velório.', expect: ['1 coroa'] },
    { text: 'Os senhores teriam orquídea roxa disponível?', expect: ['pergunta tem orquidea-roxa'] },
    { text: 'Quanto custaria um arranjo de mesa, por gentileza?', expect: ['pergunta preço arranjo-mesa'] },
    {
      text: 'Uma cesta de flores com caixa de bombom e um espumante.',
      expect: ['1 cesta-flores + mimos:bombom', '1 espumante'],
    },
    {
      text: 'Entreguem, por favor, na Avenida República Argentina, 650, Portão, às 16 horas.',
      cart: ['1 lirio'],
      at: 'menu',
      expect: [
        '1 lirio',
        'entrega',
        'bairro Portão',
        'endereço Avenida República Argentina, 650',
        'hora 16:00',
      ],
    },
    {
      text: 'Peço que retirem o ursinho de pelúcia do buquê.',
      cart: ['1 buque-campo [M] + mimos:ursinho'],
      expect: ['1 buque-campo [M]'],
    },
    {
      text: 'Três vasos de violeta e dois de suculenta, por obséquio.',
      expect: ['3 violeta', '2 suculenta'],
    },
    { text: 'Gostaria de alterar a quantidade para quatro.', cart: ['2 cacto'], expect: ['4 cacto'] },
  ],
  padaria: [
    {
      text: 'Bom dia, minha querida. Oito pãezinhos franceses e cem gramas de mortadela em fatia fina, por favor.',
      expect: ['8 pao-frances [Unidade]', '1 mortadela [100 g] + corte:fina'],
    },
    {
      text: 'Gostaria de encomendar uma torta alemã inteira para sábado.',
      expect: ['1 torta-alema [Inteira]'],
    },
    {
      text: 'Desejo uma cesta de café da manhã grande, com suco de laranja.',
      expect: ['1 cesta-g + bebida:suco'],
    },
    { text: 'Quanto está a cuca de farofa inteira?', expect: ['pergunta preço cuca-farofa'] },
    {
      text: 'Um pão integral, um pão de milho e uma manteiga. Nada mais.',
      expect: ['1 pao-integral', '1 pao-milho', '1 manteiga'],
    },
    {
      text: 'Solicito o cancelamento do sanduíche natural.',
      cart: ['1 natural', '1 cappuccino'],
      expect: ['1 cappuccino'],
    },
    {
      text: 'Peço que acrescentem meia dúzia de brigadeiros.',
      cart: ['1 misto'],
      expect: ['1 misto', '6 brigadeiro [Unidade]'],
    },
    { text: 'Duzentos gramas de queijo prato, em fatia grossa.', expect: ['1 prato [200 g] + corte:grossa'] },
    {
      text: 'Moro na Trindade, Rua Lauro Linhares, 1500. Favor entregar até as 17 horas.',
      cart: ['1 bolo-fuba [Inteiro]'],
      at: 'menu',
      expect: [
        '1 bolo-fuba [Inteiro]',
        'entrega',
        'bairro Trindade',
        'endereço Rua Lauro Linhares, 1500',
        'hora 17:00',
      ],
    },
    {
      text: 'Dois sonhos de creme e um café expresso, por gentileza.',
      expect: ['2 sonho + recheio:creme', '1 expresso'],
    },
  ],
  mercadinho: [
    {
      text: 'Bom dia. Solicito dois quilos de arroz branco, um quilo de feijão carioca e um óleo de soja.',
      expect: ['2 arroz-branco', '1 feijao-carioca', '1 oleo'],
    },
    { text: 'Desejaria um botijão de gás, e tenho o casco para a troca.', expect: ['1 gas + casco:troca'] },
    { text: 'Os senhores dispõem de papel higiênico com doze rolos?', expect: ['pergunta tem papel-12'] },
    {
      text: 'Rogo que incluam três sabonetes e um desinfetante.',
      cart: ['1 acucar'],
      expect: ['1 acucar', '3 sabonete', '1 desinfetante'],
    },
    {
      text: 'Favor entregar na Avenida Engenheiro Roberto Freire, 2.920, Capim Macio. Pagamento em cartão de crédito.',
      expect: [
        'entrega',
        'bairro Capim Macio',
        'endereço Avenida Engenheiro Roberto Freire, 2.920',
        'pagamento credit_card',
      ],
    },
    { text: 'Quanto sairia o fardo de água mineral, por favor?', expect: ['pergunta preço agua-fardo'] },
  ],
}
