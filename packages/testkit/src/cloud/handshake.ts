import { randomBytes } from 'node:crypto'

/** What the endpoint answered to the verification request. */
export interface Handshake {
  status: number
  body: string
  challenge: string
  /** The challenge came back with 200. */
  isVerified: boolean
}

/** The GET that Meta sends before it posts to an address. @param url of the endpoint; its own query is kept. */
export async function shakeHands(url: string, verifyToken: string): Promise<Handshake> {
  const challenge = String(randomBytes(4).readUInt32BE())
  const address = new URL(url)
  address.searchParams.set('hub.mode', 'subscribe')
  address.searchParams.set('hub.verify_token', verifyToken)
  address.searchParams.set('hub.challenge', challenge)
  const response = await fetch(address, { redirect: 'manual' })
  const body = await response.text()
  return {
    status: response.status,
    body,
    challenge,
    isVerified: response.status === 200 && body === challenge,
  }
}
