import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImageAction, MenuImage } from '@balcao/contract/company'
import { startS3StandIn, type S3StandIn } from '@balcao/testkit/s3'
import type { TestCompany } from '../../testing/builders'
import { call, type Answer } from '../../testing/call'
import { startTestServer, type TestServer } from '../../testing/server'

export interface ImageServer extends TestServer {
  /** Names of all stored files, sorted: `{company}/{image}.webp`. */
  stored(): Promise<string[]>
  /** DATA_DIR of the server. */
  folder: string
  s3: S3StandIn | undefined
}

/** A whole server that keeps pictures in a folder of its own, or in a bucket. */
export async function startImageServer(
  store: 'folder' | 'bucket' = 'folder',
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<ImageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-images-'))
  const s3 = store === 'bucket' ? await startS3StandIn() : undefined
  const server = await startTestServer({ ...options, env: { ...options.env, ...storeSettings(folder, s3) } })
  return {
    ...server,
    folder,
    s3,
    stored: async () => (s3 ? [...s3.objects.keys()].sort() : filesBelow(join(folder, 'files'))),
    async stop() {
      await server.stop()
      await s3?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function storeSettings(folder: string, s3: S3StandIn | undefined): Record<string, string> {
  if (!s3) return { DATA_DIR: folder }
  return {
    DATA_DIR: folder,
    FILES_S3_URL: s3.bucketUrl,
    FILES_S3_REGION: s3.region,
    FILES_S3_KEY_ID: s3.accessKeyId,
    FILES_S3_SECRET: s3.secretAccessKey,
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.includes('.'))
    .sort()
}

export interface Uploaded {
  id: string
  url: string
  thumb: string
}

/** Uploads a product picture, as bytes or as the text to send. */
export function upload<Body = Uploaded>(
  server: Pick<TestServer, 'url'>,
  company: Pick<TestCompany, 'cookie'>,
  picture: Buffer | string,
  fileName = 'foto.png',
): Promise<Answer<Body>> {
  const base64 = typeof picture === 'string' ? picture : picture.toString('base64')
  return call<Body>(server, '/api/images', { cookie: company.cookie, body: { fileName, base64 } })
}

/** Sends the spec's image payload to update-customer. */
export function changeGallery(
  server: Pick<TestServer, 'url'>,
  company: Pick<TestCompany, 'cookie' | 'cnpj'>,
  action: ImageAction,
) {
  const body = { cnpj: company.cnpj, imagem_cardapio: action }
  return call(server, '/webhook/update-customer', { cookie: company.cookie, body })
}

/** The menu images as the company's record shows them. */
export async function galleryOf(
  server: Pick<TestServer, 'url'>,
  company: Pick<TestCompany, 'cookie' | 'cnpj'>,
): Promise<MenuImage[]> {
  const path = `/webhook/get-customer?cnpj=${company.cnpj}&sem=cardapio_json`
  const { body } = await call<{ data: { imagem_cardapio: MenuImage[] } }>(server, path, {
    cookie: company.cookie,
  })
  return body.data.imagem_cardapio
}

/** Fetches a stored picture, as anybody may. */
export async function fetchImage(server: Pick<TestServer, 'url'>, path: string, init: RequestInit = {}) {
  const response = await fetch(server.url + path, init)
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}
