import type { KnownAddress } from './known-addresses'

export interface PublishedAnswer {
  status: number
  type: 'application/json' | 'text/html'
  body: string
}

/** How ViaCEP says that it does not know a code: both spellings have been seen in its answers. */
export type UnknownSpelling = 'boolean' | 'text'

/** ViaCEP, `GET /ws/{cep}/json/`: 400 with a page unless there are eight digits; an unknown code is a 200 with `erro`. */
export function viaCepAnswer(
  digits: string,
  address: KnownAddress | undefined,
  unknownAs: UnknownSpelling,
): PublishedAnswer {
  if (!/^\d{8}$/.test(digits)) return viaCepRefusal
  if (!address) return json(200, { erro: unknownAs === 'text' ? 'true' : true })
  const { logradouro, complemento, bairro, localidade, uf } = address
  return json(200, {
    cep: `${digits.slice(0, 5)}-${digits.slice(5)}`,
    logradouro,
    complemento,
    unidade: '',
    bairro,
    localidade,
    uf,
    ibge: '',
    gia: '',
    ddd: '',
    siafi: '',
  })
}

export const viaCepRefusal: PublishedAnswer = {
  status: 400,
  type: 'text/html',
  body: '<!DOCTYPE HTML><title>ViaCEP 400</title><h1>Http 400</h1><h3>Verifique a URL</h3>',
}

/**
 * BrasilAPI, `GET /api/cep/v1/{cep}`: an unknown code is a 404 that lists what each of its own sources said; the
 * same 404 comes when those sources cannot be reached, and only their messages tell.
 */
export function brasilApiAnswer(
  digits: string,
  address: KnownAddress | undefined,
  sourcesAway = false,
): PublishedAnswer {
  if (!/^\d{8}$/.test(digits)) return brasilApiRefusal
  if (!address || sourcesAway) {
    const says = sourcesAway ? 'Erro ao se conectar com o serviço' : 'CEP não encontrado na base do'
    return json(404, {
      name: 'CepPromiseError',
      message: 'Todos os serviços de CEP retornaram erro.',
      type: 'service_error',
      errors: [
        { name: 'ServiceError', message: `${says} ViaCEP.`, service: 'viacep' },
        { name: 'ServiceError', message: `${says} Correios.`, service: 'correios' },
      ],
    })
  }
  return json(200, {
    cep: digits,
    state: address.uf,
    city: address.localidade,
    neighborhood: address.bairro,
    street: address.logradouro,
    service: 'open-cep',
  })
}

export const brasilApiRefusal: PublishedAnswer = json(400, {
  name: 'CepPromiseError',
  message: 'CEP deve conter exatamente 8 caracteres.',
  type: 'validation_error',
  errors: [{ message: 'CEP informado possui mais do que 8 caracteres.', service: 'cep_validation' }],
})

function json(status: number, value: unknown): PublishedAnswer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}
