import { payload, type HostileFile } from './hostile-file'
import { hostilePictures } from './hostile-pictures'
import { animationOf, pictureOf, pngHeader, pngSignature } from './picture-files'

const text = (content: string) => () => Buffer.from(content, 'latin1')
const raw = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${payload}</svg>`
const box = (brand: string) => raw('\0\0\0\x18ftyp', brand, '\0\0\0\0', brand, 'mif1', payload)

/** Files of another kind, whatever they call themselves. */
const otherTypes: HostileFile[] = (
  [
    ['an SVG with a script', text(svg)],
    ['an SVG behind spaces and a declaration', text(`  \n<?xml version="1.0"?>\n${svg}`)],
    [
      'an SVG that reads a file',
      text(`<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`),
    ],
    ['an SVG that grows', text(`<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>`)],
    ['an HTML page', text(`<!doctype html>${payload}`)],
    ['an HTML page that names PNG', text(`<!-- \x89PNG\r\n\x1a\n -->${payload}`)],
    ['a script', text('alert(1)')],
    ['a PHP script', text('<?php system($_GET["c"]); ?>')],
    ['a shell script', text('#!/bin/sh\nid')],
    ['a drawing program', text("push graphic-context\nviewbox 0 0 9 9\nfill 'url(https://x.example)'")],
    ['PostScript', text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file')],
    ['a PDF', text('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>')],
    ['a TIFF', () => pictureOf('tiff')],
    ['an AVIF', () => pictureOf('avif')],
    ['a HEIC', () => box('heic')],
    ['a video', () => box('isom')],
    ['a JPEG XL', () => raw('\xff\x0a', payload)],
    ['a JPEG 2000', () => raw('\0\0\0\x0cjP  \r\n\x87\n', payload)],
    ['a BMP', () => raw('BM', Buffer.alloc(60))],
    ['an icon', async () => raw('\0\0\x01\0\x01\0', Buffer.alloc(16), await pictureOf('png'))],
    ['a Photoshop file', () => raw('8BPS\0\x01', Buffer.alloc(60))],
    ['a PPM', text('P6 2 2 255\n123456789012')],
    ['a Radiance picture', text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 2 +X 2\n')],
    ['a picture of the library’s own format', () => raw('\x08\xf2\xa6\xb6', Buffer.alloc(60))],
    ['a sound', () => raw('RIFF\x24\0\0\0WAVEfmt ', Buffer.alloc(20))],
    ['a Windows program', () => raw('MZ\x90\0', Buffer.alloc(200))],
    ['a Linux program', () => raw('\x7fELF\x02\x01\x01', Buffer.alloc(200))],
    ['a PNG behind a line break', async () => raw('\n', await pictureOf('png'))],
    [
      'a PNG whose line breaks were changed',
      async () => raw('\x89PNG\n\x1a\n', (await pictureOf('png')).subarray(8)),
    ],
    ['a JPEG behind a script', async () => raw(payload, await pictureOf('jpeg'))],
    ['one byte', text('\x89')],
  ] satisfies [string, HostileFile['bytes']][]
).map(([what, bytes]) => ({ what, bytes, outcome: 'type' }))

const damaged: HostileFile[] = (
  [
    ['half a PNG', async () => half(await pictureOf('png'))],
    ['half a JPEG', async () => half(await pictureOf('jpeg'))],
    ['half a GIF', async () => half(await pictureOf('gif'))],
    ['half a WebP', async () => half(await pictureOf('webp'))],
    ['the signature of a PNG and a page', () => raw(pngSignature, payload)],
    ['the signature of a JPEG and a page', () => raw('\xff\xd8\xff\xe0', payload)],
    ['a GIF that is also a script', text('GIF89a/*\0\0\0\0*/=1;alert(1)//')],
    ['a GIF that is also a page', text(`GIF89a${payload}`)],
    ['a WebP that is also a page', text(`RIFF<!--WEBP--->${payload}`)],
    ['a PNG of no size', () => raw(pngHeader(0, 0), Buffer.alloc(12))],
    ['a PNG of nothing but its header', () => pngHeader(40, 40)],
    ['a PNG with a changed byte in its header', async () => flipped(await pictureOf('png'), 20)],
    ['a PNG with changed pixels', async () => flipped(await pictureOf('png'), 60)],
  ] satisfies [string, HostileFile['bytes']][]
).map(([what, bytes]) => ({ what, bytes, outcome: 'damaged' }))

const anyPicture = () => pictureOf('png')

/** Genuine pictures in wrappings that are not what the call asks for. */
const encodings: HostileFile[] = (
  [
    ['an empty file', 'empty', () => 'data:image/png;base64,'],
    ['nothing at all', 'input', () => ''],
    ['base64 with line breaks', 'encoding', (bytes) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n')],
    ['base64 for addresses', 'encoding', () => Buffer.from('\xfb\xff\xfe', 'latin1').toString('base64url')],
    ['base64 with a tail', 'encoding', (bytes) => `${bytes.toString('base64')}====`],
    ['an address of a text', 'encoding', () => `data:image/svg+xml,${svg}`],
    ['an address of a script', 'encoding', () => 'javascript:alert(1)'],
    ['an address on the network', 'encoding', () => 'http://169.254.169.254/latest/meta-data'],
    ['an address of a file', 'encoding', () => 'file:///etc/passwd'],
    [
      'an SVG that is declared a PNG',
      'type',
      () => `data:image/png;base64,${Buffer.from(svg).toString('base64')}`,
    ],
    [
      'a PNG that is declared a page',
      'redrawn',
      (bytes) => `data:text/html;base64,${bytes.toString('base64')}`,
    ],
  ] satisfies [string, HostileFile['outcome'], HostileFile['base64']][]
).map(([what, outcome, base64]) => ({ what, outcome, base64: base64!, bytes: anyPicture }))

/** Names are data: what can be shown is kept as it is, and none is ever a path. */
const names: HostileFile[] = (
  [
    ['../../../../etc/cron.d/x.png', 'redrawn'],
    ['..\\..\\windows\\system32\\x.png', 'redrawn'],
    ['/etc/passwd', 'redrawn'],
    ['..', 'redrawn'],
    ['CON.png', 'redrawn'],
    ['<img src=x onerror=alert(1)>.png', 'redrawn'],
    ["x'; drop table images; --.png", 'redrawn'],
    ['foto.png\r\nSet-Cookie: a=b', 'name'],
    ['foto\u001b[2J.png', 'name'],
    ['foto\u202egnp.exe', 'name'],
    ['foto\u2067.png', 'name'],
    ['foto.php\0.png', 'input'],
    ['\ud800.png', 'input'],
    ['x'.repeat(121), 'input'],
    ['   ', 'input'],
  ] satisfies [string, HostileFile['outcome']][]
).map(([fileName, outcome]) => ({
  what: `the name ${JSON.stringify(fileName).slice(0, 40)}`,
  fileName,
  outcome,
  bytes: anyPicture,
}))

const animations: HostileFile[] = (['gif', 'webp'] as const).map((format) => ({
  what: `a ${format} of 400 frames`,
  bytes: () => animationOf(format, 400),
  outcome: 'redrawn',
}))

/** Files that somebody who means harm, or a careless phone, would upload. Each is made only when asked for. */
export const hostileFiles: HostileFile[] = [
  ...otherTypes,
  ...damaged,
  ...encodings,
  ...names,
  ...animations,
  ...hostilePictures,
]

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at] = changed[at]! ^ 0xff
  return changed
}
