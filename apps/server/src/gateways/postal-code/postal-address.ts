/** Where a postal code is. Street and neighbourhood are empty in towns that have one code for all streets. */
export interface PostalAddress {
  /** Masked, as `69005-070`. */
  cep: string
  logradouro: string
  complemento: string
  bairro: string
  localidade: string
  uf: string
}

/** The service cannot say now: it is down, too slow, or answers what it should not. */
export class PostalServiceAway extends Error {
  override name = 'PostalServiceAway'
}
