import { everyOne } from './every-one'

everyOne('what a line is and is not', [
  [
    'hamburgueria',
    'na verdade a batata é grande, não pequena',
    ['1 batata [Grande]'],
    ['1 batata [Pequena]'],
  ],
  ['hamburgueria', 'não é pequena a batata, é grande', ['1 batata [Grande]'], ['1 batata [Pequena]']],
  ['tapiocaria', 'o suco é 500 ml e não 300 ml', ['4 suco-graviola [500 ml]'], ['4 suco-graviola [300 ml]']],
  ['petshop', 'os arranhador quero cinco e não 1', ['5 arranhador'], ['1 arranhador']],
  ['farma24', 'em vez de 2 absorvente noturno quero 4', ['4 absorvente-noturno'], ['2 absorvente-noturno']],
  [
    'massas-de-icarai',
    'o canelone vai ser individual',
    ['1 pernil', '4 canelone [Individual] + molho:sugo'],
    ['1 pernil', '4 canelone [Família] + molho:sugo'],
  ],
  ['tacaca', 'era pra ser copo o suco', ['1 suco-bacuri [Copo]'], ['1 suco-bacuri [Jarra]']],
  ['pizza-recife', 'as cartola vão ser 3', ['3 cartola'], ['1 cartola']],
  ['padaria', 'muda pra 5 sanduíche natural', ['5 natural'], ['4 natural']],
  [
    'hortifruti',
    'a banana pacovan pode ser meia dúzia',
    ['1 banana-pacovan [Meia dúzia]'],
    ['1 banana-pacovan [Dúzia]'],
  ],
  [
    'churrascaria',
    'a fraldinha é inteira, não meia',
    ['1 fraldinha [Inteira] + ponto:bem'],
    ['1 fraldinha [Meia] + ponto:bem'],
  ],
  [
    'esfiharia',
    'na real eram 3 de carne e 2 de queijo',
    ['3 esf-carne [Aberta]', '2 esf-queijo [Aberta]'],
    ['2 esf-carne [Aberta]', '1 esf-queijo [Aberta]'],
  ],
  ['hamburgueria', 'pensando bem quero dois x-tudo', ['2 x-tudo'], ['1 x-tudo']],
])

everyOne('a change with a courtesy behind it', [
  ['mercadinho', 'o detergente não tá', ['1 acucar'], ['1 detergente', '1 acucar']],
  ['horta-da-enseada', 'a sopa não tá', ['1 brownie'], ['1 sopa-abobora', '1 brownie']],
  [
    'boteco-do-granbery',
    'muda o torresmo pra inteira, fechou?',
    ['1 torresmo [Inteira]'],
    ['1 torresmo [Meia]'],
  ],
  ['sushi', 'mais uma coca lata, blz?', ['3 coca-lata'], ['2 coca-lata']],
  ['pao-do-gonzaga', 'esquece o pão de forma', ['1 empada'], ['1 pao-forma', '1 empada']],
  ['pamonha-do-cerrado', 'não vou querer mais nada, pode fechar', ['4 pam-doce', 'fim'], ['4 pam-doce']],
])

everyOne('what is not to be on it', [
  [
    'acai',
    'no açaí não bota sucrilhos',
    ['1 acai [500 ml]'],
    ['1 acai [500 ml] + acompanhamentos:sucrilhos'],
  ],
  [
    'burger-carioca',
    'não põe ovo no smash',
    ['1 smash-salada [Simples] + extras:bacon'],
    ['1 smash-salada [Simples] + extras:bacon + extras:ovo'],
  ],
  [
    'pizza-do-bingen',
    'tira a cebola da calabresa',
    ['1 p-calabresa [Grande] (sem cebola)'],
    ['1 p-calabresa [Grande]'],
  ],
])

everyOne('one for another', [
  [
    'panela-cuiabana',
    'troca a água com gás por uma coca lata',
    ['1 agua', '1 coca-lata'],
    ['1 agua', '1 agua-gas'],
  ],
  ['hamburgueria', 'cancla a coca', ['1 x-tudo'], ['1 x-tudo', '1 coca-lata']],
  [
    'emporio-do-pilar',
    'o queijo é pra presente',
    ['1 q-canastra [Meia peça] + embalagem:presente'],
    ['1 q-canastra [Meia peça]'],
  ],
  [
    'panela-cuiabana',
    'troque a marmita pra grande por favor',
    ['1 marmitex [G] + carne:linguica'],
    ['1 marmitex [P] + carne:linguica'],
  ],
])
