import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startImageServer, upload, type ImageServer } from '../images/testing/image-shop'
import { pictureOf } from '../images/testing/picture-files'
import { givenCompany, type TestCompany } from '../testing/builders'
import { call } from '../testing/call'
import { buildCategory, saveRows } from '../testing/catalogue'
import { givenWebFolder } from '../testing/web-folder'

let server: ImageServer
const webFolder = await givenWebFolder(afterAll)

beforeAll(async () => {
  server = await startImageServer('folder', { webFolder })
})
afterAll(() => server.stop())

const save = (company: TestCompany, changes: Record<string, string>) =>
  call(server, '/webhook/update-customer', {
    cookie: company.cookie,
    body: { cnpj: company.cnpj, ...changes },
  })
const open = (path: string) =>
  fetch(server.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
const leadsTo = async (path: string) => {
  const page = await open(path)
  return page.status === 302 ? page.headers.get('location') : page.status
}
const pageOf = async (path: string) => {
  const text = await (await open(path)).text()
  return { page: /<title>(?:.*· )?(.*)<\/title>/.exec(text)?.[1], of: /data-company="(.*?)"/.exec(text)?.[1] }
}
const readMenu = async (company: string) => (await call(server, `/api/menu/${company}`)).body

describe('a shop’s short address', () => {
  it('opens its menu, in any case of letters, for people and for programs', async () => {
    const company = await givenCompany(server, { nome: 'Pizzaria Bela', modules: [] })
    expect(await leadsTo('/pizzaria-bela')).toBe(404)
    expect((await save(company, { endereco_curto: 'pizzaria-bela' })).status).toBe(200)
    expect(await pageOf('/pizzaria-bela')).toEqual({ page: 'menu', of: company.id })
    expect(await leadsTo('/Pizzaria-Bela?from=card')).toBe('/pizzaria-bela?from=card')
    expect(await leadsTo('/pizzaria-bela/')).toBe('/pizzaria-bela')
    expect(await pageOf('/cardapio/pizzaria-bela')).toEqual({ page: 'menu', of: company.id })
    expect((await readMenu('pizzaria-bela')).company).toMatchObject({ id: company.id, nome: 'Pizzaria Bela' })
  })

  it('opens the booking page of who sells services alone; everybody’s is one word away', async () => {
    const company = await givenCompany(server)
    await save(company, { endereco_curto: 'barbearia-sol' })
    expect((await pageOf('/barbearia-sol')).page).toBe('menu')
    const sells = (id: string, section: 'servicos' | 'cardapio') =>
      saveRows(server, company, [
        { kind: 'category', id, base: null, after: buildCategory({ nome: id, section }) },
      ])
    await sells('cortes', 'servicos')
    expect((await pageOf('/barbearia-sol')).page).toBe('booking')
    await sells('pomadas', 'cardapio')
    expect((await pageOf('/barbearia-sol')).page).toBe('menu')
    expect((await pageOf('/barbearia-sol/agendar')).page).toBe('booking')
  })

  it('that it had before leads to the one it has, and is nobody else’s', async () => {
    const [company, other] = [await givenCompany(server), await givenCompany(server)]
    await save(company, { endereco_curto: 'bar-antigo' })
    await save(company, { endereco_curto: 'bar-novo' })
    expect(await leadsTo('/bar-antigo')).toBe('/bar-novo')
    expect(await leadsTo('/bar-antigo/agendar?service=x')).toBe('/bar-novo/agendar?service=x')
    expect((await save(other, { endereco_curto: 'bar-antigo' })).body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'endereco_curto', mensagem: 'Este endereço já é de outra empresa' }],
    })
    await save(company, { endereco_curto: 'bar-antigo' })
    expect(await leadsTo('/bar-novo')).toBe('/bar-antigo')
    await save(company, { endereco_curto: '' })
    expect((await pageOf('/bar-novo')).of).toBe(company.id)
  })

  it('is one company’s when many want it at the same moment', async () => {
    const companies = await Promise.all(Array.from({ length: 6 }, () => givenCompany(server)))
    const answers = await Promise.all(
      companies.map((company) => save(company, { endereco_curto: 'o-mesmo' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
    const owner = companies[answers.findIndex(({ status }) => status === 200)]!
    expect((await pageOf('/o-mesmo')).of).toBe(owner.id)
  })

  it('is not collected: beyond ten the first is given back', async () => {
    const [company, other] = [await givenCompany(server), await givenCompany(server)]
    for (let n = 1; n <= 11; n++) await save(company, { endereco_curto: `nome-${n}` })
    expect(await leadsTo('/nome-2')).toBe('/nome-11')
    expect(await leadsTo('/nome-1')).toBe(404)
    expect((await save(other, { endereco_curto: 'nome-1' })).status).toBe(200)
  })

  it.each(['dashboard', 'api', 'ab', 'com espaço', 'ção', '<script>', '99999999000199', '../x'])(
    'cannot be %s',
    async (address) => {
      const company = await givenCompany(server)
      const { status, body } = await save(company, { endereco_curto: address })
      expect([status, body]).toMatchObject([400, { fields: [{ path: 'endereco_curto' }] }])
    },
  )
})

describe('how a shop looks', () => {
  it('its colour and its pictures stand on its page, its menu and a preview of its link', async () => {
    const company = await givenCompany(server)
    const { body: logo } = await upload(server, company, await pictureOf('png'))
    const { body: capa } = await upload(server, company, await pictureOf('png'))
    const look = { logo: logo.id, capa: capa.id, cor: '#7a0019' }
    expect((await save(company, look)).status).toBe(200)
    expect((await readMenu(company.id)).company).toMatchObject({
      logo: logo.url,
      capa: capa.url,
      cor: '#7a0019',
    })
    const text = await (await open(`/cardapio/${company.id}`)).text()
    expect(text).toContain('style="--tile:#7a0019;--on-tile:#ffffff"')
    expect(/og:image" content="(.*?)"/.exec(text)?.[1]).toMatch(new RegExp(`^http.*${capa.url}$`))
  })

  it.each<Record<string, string>>([
    { logo: 'nobodys' },
    { capa: 'nobodys' },
    { cor: 'red' },
    { cor: '#fff' },
    { cor: '#000000;x:url(//evil)' },
  ])('%j is refused', async (look) => {
    const company = await givenCompany(server)
    expect((await save(company, look)).status).toBe(400)
  })

  it('shows no picture of another company', async () => {
    const [company, other] = [await givenCompany(server), await givenCompany(server)]
    const { body } = await upload(server, other, await pictureOf('png'))
    expect((await save(company, { logo: body.id })).body.fields).toEqual([
      { path: 'logo', mensagem: 'Imagem não encontrada.' },
    ])
  })
})
