import type { CorpusMessage } from '../../../corpus'

/** Elderly people, and who writes as if by letter, to kitchens, by shop. */
export const formalMeals: Readonly<Record<string, readonly CorpusMessage[]>> = {
  pizzaria: [
    {
      text: 'Boa noite, senhores. Gostaria de encomendar uma pizza grande, metade calabresa e metade marguerita. Agradeço desde já.',
      expect: ['1 pizza [Grande] + sabores:calabresa + sabores:marguerita'],
    },
    {
      text: 'Prezados, por gentileza, poderiam me enviar uma lasanha à bolonhesa e uma jarra de suco de laranja?',
      expect: ['1 lasanha-bolonhesa', '1 suco-jarra + sabor:laranja'],
    },
    {
      text: 'Boa noite. Aqui quem fala é a Dona Lourdes. Desejo uma pizza média de quatro queijos, com borda de catupiry, por favor.',
      expect: ['1 pizza [Média] + sabores:quatro-queijos + borda:catupiry', 'nome Dona Lourdes'],
    },
    {
      text: 'Meu jovem, o senhor poderia me informar o valor do vinho tinto da casa?',
      expect: ['pergunta preço vinho-tinto'],
    },
    {
      text: 'Solicito a entrega na Rua Domingos de Morais, 1.200, apartamento 54, Vila Mariana. O pagamento será em dinheiro.',
      cart: ['1 nhoque'],
      at: 'menu',
      expect: [
        '1 nhoque',
        'entrega',
        'bairro Vila Mariana',
        'endereço Rua Domingos de Morais, 1.200, apartamento 54',
        'pagamento cash',
      ],
    },
    {
      text: 'Peço o obséquio de retirarem a cebola da pizza.',
      cart: ['1 pizza [Grande] + sabores:portuguesa'],
      expect: ['1 pizza [Grande] + sabores:portuguesa (sem cebola)'],
    },
    {
      text: 'Gostaria, se possível, de substituir o pudim de leite por uma mousse de maracujá.',
      cart: ['1 calzone + recheio:calabresa', '1 pudim'],
      expect: ['1 calzone + recheio:calabresa', '1 mousse'],
    },
    { text: 'Boa tarde. Os senhores abrem aos domingos?', expect: ['pergunta horário'] },
    {
      text: 'Seriam seis esfihas de carne e seis de queijo, além de duas águas sem gás.',
      expect: ['6 esfiha-carne', '6 esfiha-queijo', '2 agua'],
    },
    { text: 'Por ora é somente isso. Muito obrigada.', cart: ['1 caprese'], expect: ['1 caprese', 'fim'] },
  ],
  churrascaria: [
    {
      text: 'Boa noite. Desejo uma jantinha com espeto de carne, arroz, feijão tropeiro e vinagrete, por gentileza.',
      expect: [
        '1 jantinha + espeto:carne + acompanhamentos:arroz + acompanhamentos:tropeiro + acompanhamentos:vinagrete',
      ],
    },
    {
      text: 'Gostaria de uma picanha na chapa para três pessoas, mal passada, e duas cervejas Original.',
      expect: ['1 picanha [3 pessoas] + ponto:mal', '2 original-600'],
    },
    {
      text: 'Prezado, por favor, dois marmitex grandes: um de costela com linguiça e outro de frango assado.',
      expect: ['1 marmitex [G] + carnes:costela + carnes:linguica', '1 marmitex [G] + carnes:frango'],
    },
    {
      text: 'Solicito meia porção de torresmo e uma porção inteira de mandioca frita.',
      expect: ['1 torresmo [Meia]', '1 mandioca [Inteira]'],
    },
    { text: 'O senhor saberia me dizer se a tilápia acompanha arroz?', expect: ['pessoa'] },
    {
      text: 'Peço a gentileza de acrescentar um caldo verde de 500 ml ao meu pedido.',
      cart: ['1 e-queijo'],
      expect: ['1 e-queijo', '1 caldo-verde [500 ml]'],
    },
    {
      text: 'Retiro pessoalmente às 19h30, em nome de Benedito.',
      cart: ['1 costela [Inteira]'],
      expect: ['1 costela [Inteira]', 'retirada', 'hora 19:30', 'nome Benedito'],
    },
    {
      text: 'Queiram, por favor, enviar cinco espetos de contrafilé ao ponto e três de coração.',
      expect: ['5 e-contrafile + ponto:ao-ponto', '3 e-coracao'],
    },
    {
      text: 'Efetuarei o pagamento por meio de PIX.',
      cart: ['1 jantinha + espeto:frango'],
      at: 'payment',
      expect: ['1 jantinha + espeto:frango', 'pagamento pix'],
    },
    {
      text: 'Uma torre de chopp pilsen e um chopp de vinho de 300 ml, bem gelados, por favor.',
      expect: ['1 chopp-pilsen [Torre]', '1 chopp-vinho [300 ml] (bem gelados)'],
    },
  ],
  esfiharia: [
    {
      text: 'Boa noite, rapaz. Quero encomendar vinte esfihas abertas, dez de carne e dez de queijo.',
      expect: ['10 esf-carne [Aberta]', '10 esf-queijo [Aberta]'],
    },
    {
      text: 'Desejo um beirute de filé mignon, sem tomate, e um suco de laranja.',
      expect: ['1 beirute-file (sem tomate)', '1 suco-laranja'],
    },
    {
      text: 'Por gentileza, uma porção grande de coalhada seca, um homus pequeno e dois pacotes de pão sírio.',
      expect: ['1 coalhada [Grande]', '1 homus [Pequeno]', '2 pao-sirio'],
    },
    { text: 'O charuto de repolho vem com quantas unidades?', expect: ['pessoa'] },
    {
      text: 'Gostaria de uma esfiha fechada de escarola e duas de palmito, também fechadas.',
      expect: ['1 esf-escarola [Fechada]', '2 esf-palmito [Fechada]'],
    },
    {
      text: 'Poderia, por favor, acrescentar dois ataifs de nozes?',
      cart: ['1 tabule'],
      expect: ['1 tabule', '2 ataif'],
    },
    { text: 'Queira me informar se o kibe cru é do dia.', expect: ['?'] },
    {
      text: 'Um shawarma de kafta e uma tubaína de dois litros, para entrega no Jardim Irajá.',
      expect: ['1 shawarma + proteina:kafta', '1 tubaina-2l', 'entrega', 'bairro Jardim Irajá'],
    },
    { text: 'Não desejo mais a batata frita.', cart: ['1 batata', '1 marmita'], expect: ['1 marmita'] },
    { text: 'Seis esfihas doces de chocolate, por favor.', expect: ['6 doce-chocolate'] },
  ],
  marmitaria: [
    {
      text: 'Bom dia. Gostaria de uma marmita média de peixe frito, com arroz, feijão preto e legumes.',
      expect: [
        '1 marmita [M] + proteina:peixe + guarnicoes:arroz + guarnicoes:feijao-preto + guarnicoes:legumes',
      ],
    },
    {
      text: 'Solicito duas galinhas à cabidela e uma porção de farofa.',
      expect: ['2 cabidela', '1 porcao-farofa'],
    },
    {
      text: 'Prezada Lia, por favor, uma marmita fit pequena de omelete e um suco de graviola.',
      expect: ['1 marmita-fit [P] + proteina:omelete', '1 suco-polpa + sabor:graviola'],
    },
    { text: 'A senhora ainda tem escondidinho de charque?', expect: ['pergunta tem escondidinho-charque'] },
    { text: 'Desejo o mesmo pedido da última vez.', expect: ['de novo'] },
    {
      text: 'Por favor, que a carne não venha muito salgada.',
      cart: ['1 carne-sol-macaxeira'],
      expect: ['1 carne-sol-macaxeira (que a carne não venha muito salgada)'],
    },
    { text: 'Um bolo de rolo e uma cartola, para a sobremesa.', expect: ['1 bolo-rolo', '1 cartola'] },
    {
      text: 'Pretendo retirar ao meio-dia e meia, em nome de Terezinha.',
      cart: ['1 baiao'],
      expect: ['1 baiao', 'retirada', 'hora 12:30', 'nome Terezinha'],
    },
    { text: 'Aceitariam vale-refeição como forma de pagamento?', expect: ['pergunta pagamento'] },
    {
      text: 'Uma parmegiana de carne, uma de frango e duas cajuínas, por gentileza.',
      expect: ['1 parmegiana-carne', '1 parmegiana-frango', '2 cajuina'],
    },
  ],
  'nami-sushi': [
    {
      text: 'Boa noite. Gostaria de um combinado de 30 peças e de uma porção de sashimi de salmão com dez fatias.',
      expect: ['1 comb-30', '1 sashimi-salmao [10 fatias]'],
    },
    {
      text: 'Desejo dois temakis de salmão, com arroz e com cream cheese.',
      expect: ['2 temaki-salmao + arroz:com-arroz + complementos:cream-cheese'],
    },
    {
      text: 'Por gentileza, um yakisoba de legumes pequeno e um chá verde.',
      expect: ['1 yaki-legumes [P]', '1 cha'],
    },
    { text: 'O combinado vegetariano serve quantas pessoas?', expect: ['pergunta ingredientes comb-veg'] },
    {
      text: 'Prezados, um guioza de porco, um sunomono e um missoshiro.',
      expect: ['1 guioza + recheio:porco', '1 sunomono', '1 missoshiro'],
    },
    {
      text: 'Favor enviar hashi e shoyu para quatro pessoas.',
      cart: ['1 comb-50'],
      expect: ['1 comb-50', '1 shoyu', '1 hashi'],
    },
    {
      text: 'Meu endereço é Rua Pernambuco, 1.077, sala 302, Savassi.',
      cart: ['1 joy'],
      at: 'menu',
      expect: ['1 joy', 'entrega', 'bairro Savassi', 'endereço Rua Pernambuco, 1.077, sala 302'],
    },
    {
      text: 'Gostaria de trocar o temaki skin por um de atum.',
      cart: ['1 temaki-skin + arroz:sem-arroz'],
      expect: ['1 temaki-atum + arroz:sem-arroz'],
    },
    {
      text: 'Dezesseis peças de hot filadélfia e oito de uramaki califórnia.',
      expect: ['1 hot-filadelfia [16 peças]', '1 ura-california [8 peças]'],
    },
    { text: 'Agradeço, encerro por aqui.', cart: ['2 niguiri'], expect: ['2 niguiri', 'fim'] },
  ],
  tapiocaria: [
    {
      text: 'Boa noite. Gostaria de duas tapiocas de camarão com queijo e um café com leite.',
      expect: ['2 tapioca + recheio:camarao + recheio:queijo', '1 cafe-leite'],
    },
    {
      text: 'Minha senhora, um tacacá grande, por obséquio, com pouca pimenta.',
      expect: ['1 tacaca [Grande] (com pouca pimenta)'],
    },
    {
      text: 'Desejo alterar o suco para a jarra.',
      cart: ['1 suco-acerola [500 ml]'],
      expect: ['1 suco-acerola [Jarra]'],
    },
    { text: 'Dispenso o bombom de bacuri.', cart: ['1 bombom-bacuri', '1 cafe'], expect: ['1 cafe'] },
    {
      text: 'Peço que o x-salada venha sem cebola.',
      cart: ['1 x-salada'],
      expect: ['1 x-salada (sem cebola)'],
    },
    {
      text: 'Um bolo de macaxeira e dois cafés pretos, para viagem. Passo às dezenove horas.',
      expect: ['1 bolo-macaxeira', '2 cafe', 'retirada', 'hora 19:00'],
    },
  ],
}
