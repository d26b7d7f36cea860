import { describe, expect, it } from 'vitest'
import { checkSignature, type SignedRequest } from './check-signature'

// The worked examples of the S3 API reference, "Signature Calculations for the Authorization Header".
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const scope = 'Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'
const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' }
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

const get: SignedRequest = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    ...common,
    range: 'bytes=0-9',
    'x-amz-content-sha256': empty,
    authorization: `AWS4-HMAC-SHA256 ${scope},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
  },
  body: Buffer.alloc(0),
}
const put: SignedRequest = {
  method: 'PUT',
  url: '/test%24file.text',
  headers: {
    ...common,
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    authorization: `AWS4-HMAC-SHA256 ${scope},SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd`,
  },
  body: Buffer.from('Welcome to Amazon S3.'),
}
const list: SignedRequest = {
  method: 'GET',
  url: '/?prefix=J&max-keys=2',
  headers: {
    ...common,
    'x-amz-content-sha256': empty,
    authorization: `AWS4-HMAC-SHA256 ${scope},SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7`,
  },
  body: Buffer.alloc(0),
}

const withHeader = (request: SignedRequest, name: string, value: string | undefined): SignedRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
})

describe('signature version 4', () => {
  it.each([
    ['GET', get],
    ['PUT', put],
    ['a query', list],
  ])('the published example of %s is right', (_name, request) => {
    expect(checkSignature(request, credentials)).toBeUndefined()
  })

  it.each([
    ['no authorization', withHeader(get, 'authorization', undefined), 'AccessDenied'],
    ['another method', { ...get, method: 'DELETE' }, 'SignatureDoesNotMatch'],
    ['another object', { ...get, url: '/other.txt' }, 'SignatureDoesNotMatch'],
    ['a signed header changed', withHeader(get, 'range', 'bytes=0-99'), 'SignatureDoesNotMatch'],
    ['another day', withHeader(get, 'x-amz-date', '20130525T000000Z'), 'AccessDenied'],
    ['another time', withHeader(get, 'x-amz-date', '20130524T000001Z'), 'SignatureDoesNotMatch'],
    ['another body', { ...put, body: Buffer.from('Goodbye') }, 'XAmzContentSHA256Mismatch'],
  ])('%s is found', (_name, request, fault) => {
    expect(checkSignature(request, credentials)).toBe(fault)
  })

  it.each([
    ['key', { accessKeyId: 'ANOTHER' }, 'InvalidAccessKeyId'],
    ['secret', { secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
    ['region', { region: 'sa-east-1' }, 'SignatureDoesNotMatch'],
  ])('another %s is found', (_name, other, fault) => {
    expect(checkSignature(get, { ...credentials, ...other })).toBe(fault)
  })
})
