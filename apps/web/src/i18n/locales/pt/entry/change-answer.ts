export const changeAnswer = {
  ownTitle: 'Foi você quem mudou o e-mail?',
  ownText: 'Confirme, e os códigos de recuperação da senha passam a chegar ao novo e-mail agora.',
  ownConfirm: 'Fui eu, pode valer',
  foreignTitle: 'Não foi você?',
  foreignText:
    'Confirme para desfazer a mudança. Todas as sessões terminam, e a senha atual deixa de valer: você cria outra com um código que chega ao e-mail da empresa.',
  foreignConfirm: 'Não fui eu, desfazer',
  doneOwn: 'Pronto: o novo e-mail já recebe os códigos.',
  doneMailbox: 'O e-mail anterior voltou. Ninguém mais está com a sessão aberta. Crie uma nova senha agora.',
  donePix: 'A chave PIX anterior voltou. Ninguém mais está com a sessão aberta. Crie uma nova senha agora.',
  spent: 'Este link já foi usado ou expirou. Se algo não parece certo, fale com o suporte.',
  failed: 'Não foi possível confirmar. Verifique sua conexão e tente novamente.',
  newPassword: 'Criar nova senha',
  signIn: 'Ir para o login',
} as const
