import { PostalServiceAway } from './postal-address'

/** An address is a few hundred bytes; whoever sends more than this is not answering us. */
const mostBytes = 64 * 1024

/**
 * Reads a small JSON answer. Follows no redirect, reads no more than 64 kB and waits no longer than `timeoutMs`
 * for all of it. The body is undefined when it is no JSON.
 * @throws PostalServiceAway when there is no answer
 */
export async function askJson(url: URL, timeoutMs: number): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', 'user-agent': 'Balcao' },
    })
    return { status: response.status, body: parse(await readSmall(response)) }
  } catch (error) {
    throw new PostalServiceAway('The postal service did not answer', { cause: error })
  }
}

async function readSmall(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > mostBytes) throw new Error('The answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
