/** A refusal as the central bank's contract says it (RFC 7807); `name` is the last part of its `type`. */
export class BankProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    private readonly violations: { razao: string; propriedade: string }[] = [],
  ) {
    super(`${code}: ${detail}`)
  }

  body(): object {
    return {
      type: `https://pix.bcb.gov.br/api/v2/error/${this.code}`,
      title: titles[this.status] ?? 'Erro',
      status: this.status,
      detail: this.detail,
      ...(this.violations.length > 0 ? { violacoes: this.violations } : {}),
    }
  }
}

const titles: Record<number, string> = {
  400: 'Requisição inválida.',
  401: 'Não autorizado.',
  403: 'Acesso negado.',
  404: 'Não encontrado.',
  429: 'Limite de requisições.',
  500: 'Erro interno.',
  503: 'Serviço indisponível.',
}

/** 400: what was sent breaks a rule of the contract. */
export const invalid = (code: string, razao: string, propriedade: string): BankProblem =>
  new BankProblem(400, code, razao, [{ razao, propriedade }])

export const notFound = (code: string): BankProblem => new BankProblem(404, code, 'Não há o que se procurou.')

export const denied = (): BankProblem =>
  new BankProblem(403, 'AcessoNegado', 'O acesso não tem permissão para isto.')

/** A refusal of the token address (RFC 6749, 5.2). */
export class TokenProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code)
  }

  body(): object {
    return { error: this.code, error_description: this.code }
  }
}
