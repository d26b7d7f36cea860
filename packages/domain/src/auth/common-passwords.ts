/** Words people make passwords of: lower case, without accents, without the digits and signs they add at the end. */
export const commonWords = `
senha minhasenha novasenha senhas segredo acesso entrar login usuario user usuaria admin administrador
administrator root master mestre gerente chefe dono caixa loja lojas empresa comercio vendas venda pedido
pedidos delivery restaurante lanchonete pizzaria pizza hamburguer burger acai sushi padaria bar mercado
cliente clientes teste testes testando test testing temp temporaria mudar mudar123 trocar padrao default
brasil brazil brasileiro brasileira saopaulo riodejaneiro rio bahia salvador recife fortaleza manaus belem
curitiba portoalegre minas belohorizonte goiania brasilia
flamengo corinthians palmeiras santos vasco gremio internacional inter cruzeiro atletico galo botafogo
fluminense timao mengao futebol neymar pele ronaldo ronaldinho
deus deusefiel deusfiel jesus jesuscristo cristo fe gloria aleluia senhor maria nossasenhora anjo abencoado
amor amorzinho meuamor amoreterno teamo euteamo vida minhavida familia minhafamilia filho filha filhos mae pai
princesa principe gatinha gatinho linda lindo querida querido coracao bebe saudade felicidade feliz sucesso
vitoria estrela sol lua flor borboleta cachorro gato dinheiro
ana anacarolina beatriz bruna bruno caio camila carlos carol carolina claudia cristina daniel daniela diego
eduardo felipe fernanda fernando francisco gabriel gabriela guilherme gustavo helena henrique igor isabela
joao jose joaopedro julia juliana laura leandro leonardo leticia lucas luciana luiz luiza marcelo marcos
mariana matheus mateus miguel natalia patricia paula paulo pedro rafael rafaela renata ricardo roberto rodrigo
samuel sandra sophia sofia thiago tiago valentina vanessa vinicius
password passw0rd passwort pass welcome letmein iloveyou sunshine princess dragon monkey football baseball
superman batman pokemon naruto starwars shadow michael jordan charlie secret changeme qwerty qwert qwertyuiop
asdf asdfg asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx abc abcd abcde abcdef aaa google facebook instagram
whatsapp internet computador celular samsung iphone windows office
hello freedom whatever trustno summer winter love mustang hunter killer soccer hockey matrix ninja
`

/** Passwords that are common as a whole, digits and signs included, in lower case. */
export const commonWholes = `
123456 1234567 12345678 123456789 1234567890 12345 123123 123321 123654 654321 987654321 9876543210 112233 121212
102030 10203040 1020304050 142536 147258 147258369 159357 159753 741852 789456 789456123 131313 101010 010203
01020304 0123456 0123456789 123qwe 123mudar 123abc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3 q1w2e3r4 a1b2c3
a1b2c3d4 abc123 a123456 aa123456 @123456 a@123456 aa@123456 123456a 123456aa 123456abc 1a2b3c 123senha
123456senha 123456@a 1234qwer qwer1234 zaq12wsx !qaz2wsx asd123 zxc123 r2d2 g00gle 7777777 11223344 55555
`
