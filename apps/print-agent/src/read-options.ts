import { parseArgs } from 'node:util'
import type { PrinterAddress } from './printer-link'

/** What was typed cannot be used; the message is for the person who typed it. */
export class BadOptions extends Error {
  override readonly name = 'BadOptions'
}

export const usage = `balcao-print: imprime os pedidos do Balcão em uma impressora de rede.

  balcao-print --server https://… --key ps_… --printer 192.168.0.50[:9100]

As mesmas opções como variáveis de ambiente (a chave fica fora da lista de processos):
  BALCAO_SERVER, BALCAO_STATION_KEY, BALCAO_PRINTER`

const RAW_PORT = 9100

/** Reads the command line, and what it leaves out from the environment. @throws BadOptions naming what is wrong */
export function readOptions(
  args: readonly string[],
  env: Record<string, string | undefined>,
): { server: string; key: string; printer: PrinterAddress } {
  const {
    server = env['BALCAO_SERVER'],
    key = env['BALCAO_STATION_KEY'],
    printer = env['BALCAO_PRINTER'],
  } = parsed(args)
  if (!server) throw new BadOptions('Falta o endereço do servidor (--server).')
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol)) {
    throw new BadOptions(`O endereço do servidor não é válido: ${server}`)
  }
  if (!key?.startsWith('ps_')) throw new BadOptions('Falta a chave da estação (--key ps_…).')
  if (!printer) throw new BadOptions('Falta o endereço da impressora (--printer).')
  return { server, key, printer: readPrinter(printer) }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: [...args], options: { server: text, key: text, printer: text } }).values
  } catch (error) {
    throw new BadOptions((error as Error).message, { cause: error })
  }
}

/** `host`, `host:port`, `[v6]` or `[v6]:port`. */
function readPrinter(typed: string): PrinterAddress {
  const match = /^(?:\[([\da-f:.]+)\]|([^\s:/[\]]+))(?::(\d{1,5}))?$/i.exec(typed)
  const host = match?.[1] ?? match?.[2]
  const port = Number(match?.[3] ?? RAW_PORT)
  if (!host || port < 1 || port > 65_535)
    throw new BadOptions(`O endereço da impressora não é válido: ${typed}`)
  return { host, port }
}
