import * as z from 'zod/mini'

/** Every error the server can answer: its HTTP status and the Portuguese text (spec section 8 where it lists one). */
export const errors = {
  INVALID_INPUT: [400, 'Dados inválidos. Verifique os campos e tente novamente.'],
  INVALID_CNPJ: [400, 'CNPJ inválido. Verifique os números e tente novamente.'],
  UNSUPPORTED_FILTER: [400, 'Filtro não suportado.'],
  UNAUTHENTICATED: [401, 'Sua sessão terminou. Entre novamente.'],
  WRONG_PASSWORD: [401, 'Senha incorreta. Tente novamente ou recupere sua senha.'],
  WRONG_CODE: [401, 'Código incorreto. Tente novamente.'],
  CODE_EXPIRED: [401, 'Código expirado. Peça um novo código.'],
  TICKET_REQUIRED: [401, 'Confirme o código de verificação antes de criar a senha.'],
  FORBIDDEN: [403, 'Acesso não permitido.'],
  FOREIGN_ORIGIN: [403, 'Origem da chamada não permitida.'],
  MODULE_UNAVAILABLE: [403, 'Módulo não disponível'],
  NOT_FOUND: [404, 'Cliente não encontrado'],
  ROUTE_NOT_FOUND: [404, 'Endereço não encontrado.'],
  ORDER_NOT_FOUND: [404, 'Pedido não encontrado.'],
  IMAGE_NOT_FOUND: [404, 'Imagem não encontrada.'],
  CATALOGUE_VERSION_NOT_FOUND: [404, 'Esta versão do cardápio não existe mais.'],
  CHANNEL_NOT_FOUND: [404, 'Nenhum WhatsApp está conectado a esta empresa.'],
  CONVERSATION_NOT_FOUND: [404, 'Conversa não encontrada.'],
  MESSAGE_NOT_FOUND: [404, 'Mensagem não encontrada.'],
  MEDIA_NOT_FOUND: [404, 'Este arquivo não está mais disponível.'],
  STATION_NOT_FOUND: [404, 'Estação de impressão não encontrada.'],
  PRINT_JOB_NOT_FOUND: [404, 'Impressão não encontrada.'],
  NOT_SINGULAR: [406, 'A consulta não devolveu exatamente uma linha.'],
  COMPANY_CHANGED: [409, 'Estes dados foram alterados por outra pessoa. Confira e tente de novo.'],
  CATALOGUE_CHANGED: [409, 'O cardápio foi alterado por outra pessoa. Confira e tente de novo.'],
  IMAGE_NAME_TAKEN: [409, 'Já existe uma imagem com este nome.'],
  CART_CHANGED: [409, 'Algo mudou no cardápio desde que você escolheu. Confira os novos valores.'],
  SHOP_CLOSED: [409, 'A loja está fechada agora.'],
  ORDER_CHANGED: [409, 'Este pedido foi alterado por outra pessoa. Confira e tente de novo.'],
  TRANSITION_NOT_ALLOWED: [409, 'Esta mudança de status não é permitida.'],
  SETTINGS_CHANGED: [409, 'Estes ajustes foram alterados por outra pessoa. Confira e tente de novo.'],
  WINDOW_CLOSED: [
    409,
    'Passaram 24 horas desde a última mensagem do cliente: o WhatsApp só aceita um modelo aprovado.',
  ],
  CHANNEL_UNAVAILABLE: [409, 'Este tipo de conexão não está disponível nesta instalação.'],
  LEASE_LOST: [409, 'Esta impressão já está com outra estação.'],
  PAYLOAD_TOO_LARGE: [413, 'O conteúdo enviado é grande demais.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Tipo de conteúdo não suportado.'],
  IDEMPOTENCY_MISMATCH: [422, 'Este identificador já foi usado com outro conteúdo.'],
  CATALOGUE_INVALID: [422, 'O cardápio tem dados inválidos. Verifique os campos.'],
  IMAGE_REFUSED: [422, 'Erro ao processar imagem. Tente novamente.'],
  IMAGE_QUOTA: [422, 'O espaço para imagens acabou. Remova alguma e tente de novo.'],
  ORDER_INVALID: [422, 'O pedido tem dados inválidos. Verifique os campos.'],
  NUMBER_NOT_UNDERSTOOD: [422, 'Número de WhatsApp não reconhecido. Confira o DDD e o número.'],
  MEDIA_REFUSED: [422, 'Este arquivo não pode ser enviado pelo WhatsApp.'],
  WEAK_PASSWORD: [422, 'A senha deve atender a todos os requisitos'],
  COMMON_PASSWORD: [422, 'Esta senha é muito comum. Escolha outra.'],
  UNDO_EXPIRED: [410, 'O prazo para desfazer terminou.'],
  TOO_MANY_REQUESTS: [429, 'Muitas tentativas. Aguarde um pouco e tente novamente.'],
  INTERNAL: [500, 'Erro interno. Tente novamente.'],
  GATEWAY_UNAVAILABLE: [503, 'O serviço do WhatsApp não respondeu. Tente novamente em instantes.'],
  UNAVAILABLE: [503, 'Serviço indisponível no momento. Tente novamente em instantes.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof errors

export const errorCodes = Object.keys(errors) as ErrorCode[]

/** The one error shape. `message` repeats `mensagem` for PostgREST clients. `fields` names bad fields by path. */
export const ErrorAnswer = z.object({
  ok: z.literal(false),
  code: z.string(),
  mensagem: z.string(),
  message: z.string(),
  fields: z.optional(z.array(z.object({ path: z.string(), mensagem: z.string() }))),
  /** After a conflict: how the thing stands now. */
  current: z.optional(z.unknown()),
})
export type ErrorAnswer = z.output<typeof ErrorAnswer>
