import { bare } from '../words/small-talk'

const place = '(?:endereco|lugar|local|casa|rua|numero)'
const when =
  '(?:de (?:sempre|costume|ontem|antes)|da (?:ultima|outra) vez|do (?:(?:ultimo|outro) pedido|pedido (?:passado|anterior))|anterior|que voces? (?:ja )?(?:tem|sabem?)(?: ai)?)'
const lead =
  '(?:(?:pode|ser|e|eh|fica|para|pra|pro|no|na|em|o|a|ao|meu|minha|entrega|entregar|manda|mandar|quero|sim|la) )*'
const whole = new RegExp(
  `^${lead}(?:${when}|igual|(?:mesm[oa]|igual)(?: ${place}(?: e numero)?)?(?: ${when})?|${place} ${when}|${place} (?:e|eh|fica|continua) (?:[oa] )?mesm[oa])(?: por favor| pfv| mesmo| tambem)*$`,
)
const street = new RegExp(
  `\\b(?:mesm[oa] ${place}|${place} (?:e|eh|fica|continua) (?:[oa] )?mesm[oa]|so (?:(?:e|eh|muda|mudou|mudar|errei|troca|corrige|o|no) )*bairro)\\b`,
)

/** Whether a message says nothing but that it goes where it went before: 'o de sempre', 'no mesmo endereço'. */
export function saysSamePlace(text: string): boolean {
  return whole.test(bare(text))
}

/** Whether a message with another neighbourhood says that the street is the same: 'muda só o bairro', 'a rua é a mesma'. */
export function keepsStreet(text: string): boolean {
  return street.test(bare(text))
}
