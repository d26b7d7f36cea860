import { sameDigest, type Secrets } from './secrets'

const proofBytes = 16

/** What a public page's address ends in for who may see one thing of a company. */
export interface PrivateLinks {
  linkOf(companyId: string, id: string): string
  /** The id that a link opens; nothing when it was not made here for that company, letter by letter. */
  idOf(companyId: string, link: string): string | undefined
}

/**
 * Private links `{id}.{proof}`: the proof is one that only this installation can make, so nothing is stored and the same
 * thing always has the same link. `purpose` separates uses: a link of one opens nothing of another.
 */
export function createPrivateLinks(secrets: Secrets, purpose: string): PrivateLinks {
  function linkOf(companyId: string, id: string): string {
    const proof = secrets.mac(purpose, `${companyId}/${id}`).subarray(0, proofBytes)
    return `${id}.${proof.toString('base64url')}`
  }
  return {
    linkOf,
    idOf(companyId, link) {
      const id = link.slice(0, Math.max(0, link.indexOf('.')))
      return sameDigest(Buffer.from(link), Buffer.from(linkOf(companyId, id))) ? id : undefined
    },
  }
}
