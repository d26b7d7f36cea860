import type { CorpusMessage } from '../../../corpus'

/** What is changed, corrected or asked in the middle of an order, of pizzas, by shop. */
export const secondThoughtsPizzas: Readonly<Record<string, readonly CorpusMessage[]>> = {
  pizzaria: [
    {
      text: 'muda pra média e meia calabresa meia bacon',
      cart: ['1 pizza [Grande] + sabores:calabresa'],
      expect: ['1 pizza [Média] + sabores:calabresa + sabores:bacon'],
    },
    {
      text: 'pode trocar a calabresa por portuguesa?',
      cart: ['1 pizza [Grande] + sabores:calabresa'],
      at: 'confirm',
      expect: ['1 pizza [Grande] + sabores:portuguesa'],
    },
    {
      text: 'quais sabores tem de pizza doce?',
      cart: ['1 pizza [Média] + sabores:atum'],
      expect: ['1 pizza [Média] + sabores:atum', 'pergunta sabores pizza-doce'],
    },
    {
      text: 'o refri é guaraná, não coca',
      cart: ['1 pizza [Grande] + sabores:calabresa', '1 refri-2l + sabor:coca'],
      at: 'confirm',
      expect: ['1 pizza [Grande] + sabores:calabresa', '1 refri-2l + sabor:guarana'],
    },
    {
      text: 'a lasanha leva presunto?',
      cart: ['1 lasanha-bolonhesa'],
      expect: ['1 lasanha-bolonhesa', 'pergunta ingredientes lasanha-bolonhesa'],
    },
    {
      text: 'são 4 de carne e 2 de queijo',
      cart: ['2 esfiha-carne', '2 esfiha-queijo'],
      expect: ['4 esfiha-carne', '2 esfiha-queijo'],
    },
    {
      text: 'endereço errado, é na rua domingos de morais 1500 ap 72, vila mariana',
      cart: ['1 pizza [Broto] + sabores:mussarela'],
      at: 'confirm',
      expect: ['1 pizza [Broto] + sabores:mussarela', 'endereço rua domingos de morais 1500 ap 72'],
    },
    {
      text: 'desculpa, vou pagar no crédito',
      cart: ['1 calzone + recheio:calabresa'],
      at: 'confirm',
      expect: ['1 calzone + recheio:calabresa', 'pagamento credit_card'],
    },
    {
      text: 'vai demorar quanto?',
      cart: ['1 pizza [Grande] + sabores:calabresa'],
      at: 'confirm',
      expect: ['1 pizza [Grande] + sabores:calabresa', 'pergunta tempo'],
    },
    {
      text: 'uma das latas é zero',
      cart: ['3 refri-lata + sabor:coca'],
      expect: ['2 refri-lata + sabor:coca', '1 refri-lata + sabor:coca-zero'],
    },
    {
      text: 'o que tem na caesar mesmo? e põe uma caprese',
      cart: ['1 caesar'],
      expect: ['1 caesar', '1 caprese', 'pergunta ingredientes caesar'],
    },
    {
      text: 'não quero mais a pizza, quero 5 esfihas de carne no lugar',
      cart: ['1 pizza [Grande] + sabores:baiana'],
      expect: ['5 esfiha-carne'],
    },
    { text: 'pensando bem, pix', cart: ['1 nhoque'], at: 'change', expect: ['1 nhoque', 'pagamento pix'] },
    {
      text: 'sem cebola na calabresa',
      cart: ['1 pizza [Média] + sabores:calabresa'],
      expect: ['1 pizza [Média] + sabores:calabresa (sem cebola)'],
    },
    {
      text: 'uma é de calabresa e a outra de atum, errei',
      cart: ['2 pizza [Grande] + sabores:calabresa'],
      expect: ['1 pizza [Grande] + sabores:calabresa', '1 pizza [Grande] + sabores:atum'],
    },
    {
      text: 'tira o ovo da portuguesa por favor',
      cart: ['1 pizza [Família] + sabores:portuguesa'],
      at: 'confirm',
      expect: ['1 pizza [Família] + sabores:portuguesa (sem ovo)'],
    },
    { text: 'vcs aceitam sodexo?', cart: ['1 pudim'], expect: ['1 pudim', 'pergunta pagamento'] },
  ],
  'pizza-recife': [
    {
      text: 'tira a borda',
      cart: ['1 pizza [Grande] + sabores:calabresa + bordas:catupiry'],
      expect: ['1 pizza [Grande] + sabores:calabresa'],
    },
    {
      text: 'borda de cheddar em vez de catupiry',
      cart: ['1 pizza [Grande] + sabores:calabresa + bordas:catupiry'],
      expect: ['1 pizza [Grande] + sabores:calabresa + bordas:cheddar'],
    },
    {
      text: 'faz meia charque meia quatro queijos',
      cart: ['1 pizza [Média] + sabores:charque'],
      at: 'confirm',
      expect: ['1 pizza [Média] + sabores:charque + sabores:quatro-queijos'],
    },
    {
      text: 'quanto tá a família de camarão?',
      cart: ['1 pizza [Grande] + sabores:camarao'],
      expect: ['1 pizza [Grande] + sabores:camarao', 'pergunta preço pizza'],
    },
    {
      text: 'o refri do combo é guaraná',
      cart: ['1 combo-familia + sabores:bacon + bebida:coca'],
      expect: ['1 combo-familia + sabores:bacon + bebida:guarana'],
    },
    {
      text: 'um de feijão e um de camarão',
      cart: ['2 caldinho-feijao'],
      expect: ['1 caldinho-feijao', '1 caldinho-camarao'],
    },
    { text: 'jarra visse, não copo', cart: ['1 suco-caja [Copo]'], expect: ['1 suco-caja [Jarra]'] },
    {
      text: 'a macaxeira é com charque',
      cart: ['1 macaxeira [Meia]'],
      expect: ['1 macaxeira-charque [Meia]'],
    },
    {
      text: 'a lasanha de camarão leva leite? sou alérgico',
      cart: ['1 pizza [Broto] + sabores:cartola'],
      at: 'confirm',
      expect: ['1 pizza [Broto] + sabores:cartola', 'pergunta alérgeno lasanha-camarao leite'],
    },
    { text: 'faz 6 skol e 2 heineken', cart: ['4 skol'], expect: ['6 skol', '2 heineken'] },
    {
      text: 'oxe, não moro mais aí, agora é rua do futuro 77, graças',
      cart: ['1 pudim'],
      at: 'confirm',
      expect: ['1 pudim', 'bairro Graças', 'endereço rua do futuro 77'],
    },
    {
      text: 'a coca de 1 litro, 2 é muito',
      cart: ['1 coca-2l', '1 pizza [Grande] + sabores:atum'],
      expect: ['1 coca-1l', '1 pizza [Grande] + sabores:atum'],
    },
    {
      text: 'põe mais uma dessa, mas sem cebola',
      cart: ['1 pizza [Grande] + sabores:atum'],
      expect: ['1 pizza [Grande] + sabores:atum', '1 pizza [Grande] + sabores:atum (sem cebola)'],
    },
    {
      text: 'dinheiro, troco pra 50, e demora quanto?',
      cart: ['1 lasanha-frango'],
      at: 'payment',
      expect: ['1 lasanha-frango', 'pagamento cash', 'troco 50', 'pergunta tempo'],
    },
    {
      text: 'aliás retiro na loja',
      cart: ['1 bolo-rolo'],
      at: 'confirm',
      expect: ['1 bolo-rolo', 'retirada'],
    },
    {
      text: 'a água com gás',
      cart: ['1 agua', '1 isca-peixe [Meia]'],
      expect: ['1 agua-gas', '1 isca-peixe [Meia]'],
    },
  ],
}
