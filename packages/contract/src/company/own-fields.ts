import * as z from 'zod/mini'
import { niches } from '@balcao/domain/company'
import { orderChannels } from '@balcao/domain/orders'
import { pixKeyTypes } from '@balcao/domain/pix'
import { prose, text } from '../call/shapes'
import { HoursRow } from './hours'

const imageId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,80}$/))

/** The company's own words, which it may change. Everything else of the record is not its to change here. */
export const ownFields = {
  email_cliente: text(254),
  telefone_empresa: z.nullable(text(20)),
  telefone_responsavel: z.nullable(text(20)),
  endereco_localizacao: z.nullable(text(200)),
  numero_endereco: z.nullable(text(20)),
  bairro_endereco: z.nullable(text(80)),
  cidade_empresa: z.nullable(text(80)),
  estado_empresa: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  cep_empresa: z.nullable(text(9)),
  sobre_empresa: z.nullable(prose(5000)),
  observacoes: z.nullable(prose(5000)),
  nicho_empresa: z.enum(niches),
  horario_funcionamento: z.array(HoursRow).check(z.maxLength(70)),
  pix_tipo: z.nullable(z.enum(pixKeyTypes)),
  pix_chave: z.nullable(text(77)),
  /** Meal vouchers are taken. */
  aceita_vale: z.boolean(),
  /** Customers may want an order for later. */
  aceita_agendados: z.boolean(),
  /** What follows the installation's address on the shop's own page, `pizzaria-bela`; unique. An address it had before leads there, too. */
  endereco_curto: z.nullable(text(80)),
  /** Ids of stored pictures (`images.upload`). */
  logo: z.nullable(imageId),
  capa: z.nullable(imageId),
  /** Colour of the shop's pages, `#rrggbb`; null is the house's. */
  cor: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  /** Where orders come from that go to production by themselves. */
  aceite_automatico: z.array(z.enum(orderChannels)).check(z.maxLength(orderChannels.length)),
}
